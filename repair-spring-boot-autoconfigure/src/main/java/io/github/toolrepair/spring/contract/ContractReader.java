package io.github.toolrepair.spring.contract;

import java.lang.reflect.Parameter;
import java.math.BigDecimal;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

import io.github.toolrepair.json.JsonReading;
import io.github.toolrepair.json.JsonTextReader;
import io.github.toolrepair.json.JsonTextWriter;
import io.github.toolrepair.model.BindingType;
import io.github.toolrepair.model.JsonKind;
import io.github.toolrepair.model.RepairLimits;
import io.github.toolrepair.model.Selector;
import io.github.toolrepair.model.ToolContract;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.introspect.BeanPropertyDefinition;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

import org.springframework.ai.tool.definition.ToolDefinition;
import org.springframework.ai.util.JacksonUtils;
import org.springframework.core.annotation.AnnotatedElementUtils;

/**
 * Reads the contract of one callback: walks the Java types and the schema side by side,
 * with the mapper that binds the arguments in the end.
 */
final class ContractReader {

	private static final JsonTextReader READER = new JsonTextReader(RepairLimits.DEEPEST_NESTING);

	/** Most schema objects that are looked at, so that shared definitions stay cheap. */
	private static final int MOST_VISITS = 10_000;

	private static final List<String> COMBINATIONS = List.of("allOf", "anyOf", "oneOf");

	private static final Selector ROOT = new Selector(List.of());

	private final ToolDefinition definition;

	private final JsonMapper mapper = JacksonUtils.getDefaultJsonMapper();

	private final JavaProperties properties = new JavaProperties(this.mapper);

	private final OwnerDeclarations declarations = new OwnerDeclarations();

	private final Deque<ObjectNode> path = new ArrayDeque<>();

	private JsonNode document;

	/** Whether numbers are read as {@code double} before they are bound. */
	private boolean readsDoubles;

	private int visits;

	ContractReader(ToolDefinition definition) {
		this.definition = definition;
		this.document = (READER.read(definition.inputSchema()) instanceof JsonReading.Value schema) ? schema.value()
				: this.mapper.missingNode();
	}

	ToolContract read(CallbackInput input) {
		if (input instanceof CallbackInput.Parameters parameters) {
			// MethodToolCallback reads all arguments as a map first.
			this.readsDoubles = true;
			for (Parameter parameter : parameters.method().getParameters()) {
				read(parameter);
			}
		}
		else if (input instanceof CallbackInput.Value value) {
			bind(this.mapper.constructType(value.type()), this.document, ROOT);
		}
		String inputSchema = this.definition.inputSchema();
		return new ToolContract(this.definition.name(), inputSchema,
				this.document.isMissingNode() ? inputSchema : JsonTextWriter.write(this.document),
				this.declarations.aliases(), this.declarations.preprocessors());
	}

	private void read(Parameter parameter) {
		JsonNode schema = this.document.path("properties").path(parameter.getName());
		if (schema.isObject()) {
			JavaType type = this.mapper.constructType(parameter.getParameterizedType());
			Selector selector = ROOT.property(parameter.getName());
			this.declarations.add(selector, type.isContainerType(),
					(annotation) -> AnnotatedElementUtils.findMergedAnnotation(parameter, annotation));
			bind(type, schema, selector);
		}
	}

	/**
	 * Adds what the type demands to the schema of a value of this type.
	 * @param selector where such values stand; null if no selector leads there
	 */
	private void bind(JavaType type, JsonNode schema, @Nullable Selector selector) {
		if (!(schema instanceof ObjectNode object) || isOnPath(object) || this.visits++ > MOST_VISITS) {
			return;
		}
		this.path.push(object);
		if (object.path("$ref").isString()) {
			bind(type, target(object.path("$ref").stringValue()), selector);
		}
		COMBINATIONS.forEach((keyword) -> object.path(keyword).forEach((branch) -> bind(type, branch, selector)));
		bindValue(type, object, selector);
		this.path.pop();
	}

	private void bindValue(JavaType type, ObjectNode schema, @Nullable Selector selector) {
		BindingType binding = bindingType(type);
		if (binding != null) {
			if (names(schema, binding.kind())) {
				schema.put(BindingType.KEYWORD, binding.id());
			}
		}
		else if (type.isReferenceType()) {
			bind(type.getContentType(), schema, selector);
		}
		else if (type.isMapLikeType()) {
			bindEntries(type.getContentType(), schema);
		}
		else if (type.isContainerType()) {
			bind(type.getContentType(), schema.path("items"), (selector != null) ? selector.items() : null);
		}
		else if (schema.path("properties").isObject()) {
			this.properties.of(type)
				.forEach((property) -> bindProperty(property, schema.path("properties").path(property.getName()),
						selector));
		}
	}

	private void bindProperty(BeanPropertyDefinition property, JsonNode schema, @Nullable Selector object) {
		Selector selector = (object != null) ? object.property(property.getName()) : null;
		if (selector != null && schema.isObject()) {
			this.declarations.add(selector, property.getPrimaryType().isContainerType(),
					(annotation) -> this.properties.annotation(property, annotation));
		}
		if (this.properties.isBoundAsUsual(property)) {
			bind(property.getPrimaryType(), schema, selector);
		}
	}

	/**
	 * Spring AI 2.0.1 says nothing of the values of a map. A null is one.
	 */
	private void bindEntries(JavaType type, ObjectNode map) {
		BindingType binding = bindingType(type);
		if (binding != null && !map.has("additionalProperties") && !map.has("properties")) {
			ObjectNode values = map.putObject("additionalProperties");
			values.putArray("type").add(binding.kind().id()).add("null");
			values.put(BindingType.KEYWORD, binding.id());
			return;
		}
		bind(type, map.path("additionalProperties"), null);
	}

	private @Nullable BindingType bindingType(JavaType type) {
		boolean decimal = this.readsDoubles && type.hasRawClass(BigDecimal.class);
		BindingType binding = decimal ? BindingType.DECIMAL : BindingTypes.of(type);
		return (binding != null && this.properties.isBoundAsUsual(type)) ? binding : null;
	}

	/**
	 * Whether the schema asks for a value of this kind. A type is written in capitals for
	 * some providers.
	 */
	private static boolean names(ObjectNode schema, JsonKind kind) {
		JsonNode type = schema.path("type");
		List<String> types = new ArrayList<>();
		types.add(type.asString(""));
		type.forEach((name) -> types.add(name.asString("")));
		return types.stream().anyMatch((name) -> name.equalsIgnoreCase(kind.id()));
	}

	@SuppressWarnings("ReferenceEquality")
	private boolean isOnPath(ObjectNode schema) {
		return this.path.stream().anyMatch((outer) -> outer == schema);
	}

	/**
	 * Schema to which a reference within the document points; a missing node if there is
	 * none.
	 */
	private JsonNode target(String reference) {
		try {
			return reference.startsWith("#") ? this.document.at(reference.substring(1)) : this.mapper.missingNode();
		}
		catch (IllegalArgumentException ex) {
			return this.mapper.missingNode();
		}
	}

}
