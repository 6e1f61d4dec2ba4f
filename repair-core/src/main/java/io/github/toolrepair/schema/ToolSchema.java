package io.github.toolrepair.schema;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.Collectors;

import com.networknt.schema.Error;
import com.networknt.schema.ExecutionConfig;
import com.networknt.schema.ExecutionContext;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaException;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SchemaRegistryConfig;
import com.networknt.schema.SpecificationVersion;
import com.networknt.schema.ValidationLimitExceededException;
import com.networknt.schema.dialect.DefaultDialectRegistry;
import com.networknt.schema.dialect.Dialect;
import com.networknt.schema.path.NodePath;
import io.github.toolrepair.json.JsonSize;
import io.github.toolrepair.model.ArgumentShape;
import io.github.toolrepair.model.Issue;
import io.github.toolrepair.model.JsonKind;
import io.github.toolrepair.model.JsonLocation;
import io.github.toolrepair.model.UnionBranch;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/**
 * A tool's input schema, ready to validate arguments without conversion of any kind.
 * Formats are annotations, as draft 2020-12 has it, also in older drafts, which are
 * chosen by {@code $schema}. Schemas elsewhere are never fetched.
 */
public final class ToolSchema implements ArgumentShape {

	private static final SchemaRegistry REGISTRY = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12,
			(registry) -> registry.schemaCacheEnabled(false)
				.dialectRegistry(ToolSchema::dialect)
				.schemaRegistryConfig(SchemaRegistryConfig.builder()
					.formatAssertionsEnabled(false)
					.regularExpressionFactory(CountedPattern::new)
					.build())
				.schemaLoader((loader) -> loader.fetchRemoteResources(false)));

	private static final Set<String> REFERENCES = Set.of("$ref", "$dynamicRef", "$recursiveRef");

	/** Keywords whose answer depends on the way on which validation came to them. */
	private static final Set<String> DEPENDENT = Set.of("$dynamicRef", "$recursiveRef", "unevaluatedProperties",
			"unevaluatedItems");

	/** Enough for what a short text may need. */
	private static final long LEAST_STEPS = 50_000;

	/** Several times what the longest text needs that no union is asked about. */
	private static final long MOST_STEPS = 10_000_000;

	/** Index of the last element of a path. */
	private static final int LAST = -1;

	/** Keywords whose issue is about one property of the object at hand. */
	private static final Set<String> PROPERTY_KEYWORDS = Set.of("required", "additionalProperties",
			"unevaluatedProperties");

	private final JsonNode document;

	private final boolean hasReferences;

	private final boolean hasDependentKeywords;

	private final long size;

	private final Schema schema;

	private final SchemaNavigator navigator;

	/** Names of the required properties by the schema object that requires them. */
	private final IdentityHashMap<JsonNode, Set<String>> requiredNames = new IdentityHashMap<>();

	private final Set<String> declared;

	private final Set<String> required;

	private ToolSchema(JsonNode document) {
		this.document = document;
		this.hasReferences = holdsAny(document, REFERENCES);
		this.hasDependentKeywords = holdsAny(document, DEPENDENT);
		this.size = JsonSize.of(document);
		this.schema = REGISTRY.getSchema(document);
		this.navigator = new SchemaNavigator(document);
		this.declared = Set.copyOf(declaredIn(JsonLocation.root()));
		collectRequired(document, this.requiredNames);
		this.required = this.navigator.certainAt(JsonLocation.root())
			.stream()
			.flatMap((root) -> this.requiredNames.getOrDefault(root, Set.of()).stream())
			.collect(Collectors.toUnmodifiableSet());
	}

	private static boolean holdsAny(JsonNode document, Set<String> keywords) {
		return keywords.stream().anyMatch((keyword) -> document.findValue(keyword) != null);
	}

	/**
	 * Schema for the given document.
	 * @throws UnusableSchemaException if the document is not a schema, or refers to
	 * something that is not in it
	 */
	static ToolSchema compile(JsonNode document) {
		try {
			JsonNode normalized = SchemaDialect.normalize(document);
			if (!SchemaSyntax.isUsable(normalized)) {
				throw new UnusableSchemaException(null);
			}
			ToolSchema schema = new ToolSchema(normalized);
			schema.schema.initializeValidators();
			// A schema that refers to itself without end overflows on any value.
			schema.validate(JsonNodeFactory.instance.objectNode());
			return schema;
		}
		catch (SchemaException | ValidationLimitException | IllegalArgumentException | StackOverflowError ex) {
			throw new UnusableSchemaException(ex);
		}
	}

	private static Dialect dialect(String id, SchemaRegistry registry) {
		Dialect dialect = DefaultDialectRegistry.getInstance().getDialect(id, registry);
		Dialect.Builder ours = Dialect.builder(dialect).keyword(new BindingKeyword()).keyword(new ReferenceKeyword());
		if (dialect.getKeywords().containsKey("uniqueItems")) {
			ours.keyword(new UniqueItemsKeyword());
		}
		return ours.build();
	}

	/**
	 * Places where the arguments do not satisfy the schema; empty if they do.
	 * @throws UnusableSchemaException if the schema turns out to be none
	 * @throws ValidationLimitException if that takes too many steps to tell
	 */
	public List<Issue> validate(JsonNode arguments) {
		try {
			List<Error> errors = this.hasReferences ? this.schema.validate(arguments, limit(arguments))
					: this.schema.validate(arguments);
			return errors.isEmpty() ? List.of() : issues(errors, arguments);
		}
		catch (ValidationLimitExceededException ex) {
			throw new ValidationLimitException(ex);
		}
		catch (SchemaException ex) {
			throw new UnusableSchemaException(ex);
		}
	}

	/**
	 * Without references, each part of a schema looks at a value once; with them, as
	 * often as there are ways to come to it.
	 */
	private Consumer<ExecutionContext> limit(JsonNode arguments) {
		long steps = Math.min(LEAST_STEPS + this.size * JsonSize.of(arguments), MOST_STEPS);
		return (execution) -> {
			execution.setExecutionConfig(
					ExecutionConfig.builder(execution.getExecutionConfig()).maxEvaluationSteps(steps).build());
			if (!this.hasDependentKeywords) {
				ReferenceKeyword.remember(execution);
			}
		};
	}

	private List<Issue> issues(List<Error> errors, JsonNode arguments) {
		List<Issue> issues = new ArrayList<>(errors.size());
		for (int i = 0; i < errors.size(); i++) {
			Error error = errors.get(i);
			if (i + 1 == errors.size() || !isSummary(error, errors.get(i + 1))) {
				issues.addAll(issues(error, arguments));
			}
		}
		return issues;
	}

	/**
	 * Whether the error says no more than that no branch of a union is satisfied, and
	 * what is wrong with each branch follows.
	 */
	private static boolean isSummary(Error error, Error next) {
		return error.getKeyword().equals("oneOf")
				&& next.getEvaluationPath().getNameCount() > error.getEvaluationPath().getNameCount()
				&& next.getEvaluationPath().startsWith(error.getEvaluationPath())
				&& next.getInstanceLocation().startsWith(error.getInstanceLocation());
	}

	private List<Issue> issues(Error error, JsonNode arguments) {
		JsonLocation location = new JsonLocation(segments(error.getInstanceLocation()));
		List<UnionBranch> branches = UnionPath.branches(segments(error.getEvaluationPath()));
		JsonNode holder = holder(error);
		List<Issue> issues = new ArrayList<>();
		for (JsonLocation at : locations(error, location, holder, arguments)) {
			issues.add(new Issue(at, error.getKeyword(), holder, JsonKind.of(at.in(arguments)), branches));
		}
		return issues;
	}

	/**
	 * Places of which the error speaks: the properties that are missing or not declared,
	 * or the value itself.
	 */
	private static List<JsonLocation> locations(Error error, JsonLocation location, JsonNode holder,
			JsonNode arguments) {
		String property = error.getProperty();
		if (error.getKeyword().equals("dependentRequired")) {
			// The error's property is the one that is there.
			return List.of(location.property(String.valueOf(error.getArguments()[0])));
		}
		if (error.getKeyword().equals("dependencies") && property != null) {
			JsonNode object = location.in(arguments);
			List<JsonLocation> missing = holder.path("dependencies")
				.path(property)
				.valueStream()
				.map((name) -> name.asString(""))
				.filter((name) -> !object.has(name))
				.map(location::property)
				.toList();
			return missing.isEmpty() ? List.of(location) : missing;
		}
		return List.of((property != null && PROPERTY_KEYWORDS.contains(error.getKeyword()))
				? location.property(property) : location);
	}

	/**
	 * Elements of the path, read from its end: any other position is counted from the
	 * root each time.
	 */
	private static List<String> segments(NodePath path) {
		List<String> segments = new ArrayList<>();
		for (NodePath at = path; at != null && at.getElement(LAST) != null; at = at.getParent()) {
			segments.add(at.getName(LAST));
		}
		Collections.reverse(segments);
		return segments;
	}

	/**
	 * Schema object that holds the keyword of the error.
	 */
	private JsonNode holder(Error error) {
		JsonNode holder = new JsonLocation(segments(error.getSchemaLocation().getFragment())).parent()
			.in(this.document);
		if (holder.has(error.getKeyword())) {
			return holder;
		}
		return JsonNodeFactory.instance.objectNode().set(error.getKeyword(), error.getSchemaNode());
	}

	@Override
	public Set<String> declared() {
		return this.declared;
	}

	@Override
	public Set<String> required() {
		return this.required;
	}

	@Override
	public Set<JsonKind> kindsAt(JsonLocation location) {
		Set<JsonKind> kinds = EnumSet.noneOf(JsonKind.class);
		this.navigator.possibleAt(location).forEach((schema) -> kinds.addAll(kinds(schema)));
		return kinds;
	}

	/**
	 * Kinds that one schema object names with {@code type}; empty if it names none.
	 */
	static Set<JsonKind> kinds(JsonNode schema) {
		Set<JsonKind> kinds = EnumSet.noneOf(JsonKind.class);
		JsonNode type = schema.path("type");
		for (JsonNode name : type.isArray() ? type.values() : List.of(type)) {
			String id = name.isString() ? name.stringValue().toLowerCase(Locale.ROOT) : "";
			for (JsonKind kind : JsonKind.values()) {
				if (kind.id().equals(id)) {
					kinds.add(kind);
				}
			}
		}
		return kinds;
	}

	@Override
	public SortedSet<JsonLocation> issueLocations(JsonNode arguments) {
		return validate(arguments).stream().map(Issue::location).collect(Collectors.toCollection(TreeSet::new));
	}

	@Override
	public Set<String> declaredIn(JsonLocation location) {
		Set<String> names = new LinkedHashSet<>();
		this.navigator.possibleAt(location)
			.forEach((schema) -> names.addAll(schema.path("properties").propertyNames()));
		return names;
	}

	/**
	 * Whether the property at the location is declared for the object that holds it.
	 */
	boolean declares(JsonLocation property) {
		for (JsonNode schema : this.navigator.possibleAt(property.parent())) {
			if (schema.path("properties").has(property.name())) {
				return true;
			}
		}
		return false;
	}

	/**
	 * Whether the object that holds the location can't be valid without it.
	 */
	boolean requires(JsonLocation property) {
		for (JsonNode schema : this.navigator.certainAt(property.parent())) {
			if (this.requiredNames.getOrDefault(schema, Set.of()).contains(property.name())) {
				return true;
			}
		}
		return false;
	}

	private static void collectRequired(JsonNode schema, IdentityHashMap<JsonNode, Set<String>> requiredNames) {
		JsonNode required = schema.path("required");
		if (schema.isObject() && required.isArray()) {
			Set<String> names = new HashSet<>();
			required.forEach((name) -> names.add(name.asString("")));
			requiredNames.put(schema, names);
		}
		schema.forEach((child) -> collectRequired(child, requiredNames));
	}

	@Override
	public List<JsonNode> schemasAt(JsonLocation location) {
		return this.navigator.possibleAt(location);
	}

}
