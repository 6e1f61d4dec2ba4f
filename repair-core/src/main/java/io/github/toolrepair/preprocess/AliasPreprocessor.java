package io.github.toolrepair.preprocess;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import io.github.toolrepair.model.CallContext;
import io.github.toolrepair.model.JsonKind;
import io.github.toolrepair.model.JsonLocation;
import io.github.toolrepair.model.PatchOperation;
import io.github.toolrepair.model.PreprocessorDefinition;
import io.github.toolrepair.model.RepairConfigurationException;
import io.github.toolrepair.model.RuleId;
import io.github.toolrepair.model.ToolAlias;
import tools.jackson.databind.JsonNode;

/**
 * Gives a parameter its own name where it was sent under a configured other one:
 * <code>{"file_path":"a"}</code> becomes <code>{"path":"a"}</code>.
 * <p>
 * Only where the parameter itself is absent or null, or empty text if that is configured;
 * an alias that repeats its value is left out. Different values under two of the names
 * are a conflict. A name that the schema declares as a parameter of its own is no alias,
 * and a value that the parameter can't hold is not moved.
 */
final class AliasPreprocessor implements Preprocessor {

	private static final RuleId ID = new RuleId("preprocess.alias");

	private static final String REPLACE_EMPTY = "replace-empty";

	private final ToolAlias alias;

	private final boolean replaceEmpty;

	/** Other parameters that claim a name too, by the name. */
	private final Map<String, Set<String>> rivals = new HashMap<>();

	/**
	 * Alias of the definition.
	 * @param others further definitions; a name that one of them gives to another
	 * parameter of the same object is no alias where that parameter is declared
	 * @throws RepairConfigurationException if the definition does not fit
	 */
	AliasPreprocessor(PreprocessorDefinition definition, List<PreprocessorDefinition> others) {
		this.alias = new ToolAlias(definition.selector(), AliasPresets.names(definition));
		this.replaceEmpty = replaceEmpty(definition);
		for (PreprocessorDefinition other : others) {
			if (other.kind().equals(definition.kind())
					&& other.selector().parent().equals(definition.selector().parent())
					&& !other.selector().equals(definition.selector())) {
				AliasPresets.names(other)
					.forEach((name) -> this.rivals.computeIfAbsent(name, (key) -> new HashSet<>())
						.add(other.selector().name()));
			}
		}
	}

	private static boolean replaceEmpty(PreprocessorDefinition definition) {
		String value = definition.options().getOrDefault(REPLACE_EMPTY, "false");
		if (!Set.of(REPLACE_EMPTY).containsAll(definition.options().keySet())
				|| !Set.of("true", "false").contains(value)) {
			throw new RepairConfigurationException("The alias for '" + definition.selector()
					+ "' knows no other option than '" + REPLACE_EMPTY + "', which is 'true' or 'false'");
		}
		return Boolean.parseBoolean(value);
	}

	@Override
	public RuleId id() {
		return ID;
	}

	@Override
	public List<Finding> inspect(JsonNode arguments, CallContext call) {
		List<Finding> findings = new ArrayList<>();
		for (JsonLocation object : this.alias.selector().parent().locations(arguments)) {
			JsonNode holder = object.in(arguments);
			if (holder.isObject()) {
				List<String> present = present(object, holder, call);
				if (!present.isEmpty()) {
					findings.add(inspect(object, holder, present));
				}
			}
		}
		return findings;
	}

	private List<String> present(JsonLocation object, JsonNode holder, CallContext call) {
		Set<JsonKind> kinds = call.shape().kindsAt(object.property(this.alias.selector().name()));
		Set<String> declared = call.shape().declaredIn(object);
		return this.alias.names()
			.stream()
			.filter((name) -> holder.has(name) && mayHold(kinds, JsonKind.of(holder.path(name))))
			.filter((name) -> !declared.contains(name)
					&& Collections.disjoint(this.rivals.getOrDefault(name, Set.of()), declared))
			.toList();
	}

	/**
	 * Text may hold what is wanted, to be read by a later stage, and a scalar may be
	 * wanted as text.
	 */
	private static boolean mayHold(Set<JsonKind> kinds, JsonKind sent) {
		boolean container = sent == JsonKind.OBJECT || sent == JsonKind.ARRAY;
		boolean number = sent == JsonKind.INTEGER && kinds.contains(JsonKind.NUMBER);
		return kinds.isEmpty() || kinds.contains(sent) || number || sent == JsonKind.STRING || sent == JsonKind.NULL
				|| (!container && kinds.contains(JsonKind.STRING)) || kinds.contains(JsonKind.ARRAY);
	}

	private Finding inspect(JsonLocation object, JsonNode holder, List<String> present) {
		JsonLocation parameter = object.property(this.alias.selector().name());
		JsonNode own = holder.path(parameter.name());
		List<JsonNode> values = new ArrayList<>();
		present.forEach((name) -> values.add(holder.path(name)));
		boolean filled = isFilled(own) || (isEmptyText(own) && values.stream().noneMatch(this::isFilled));
		if (filled) {
			values.add(own);
		}
		if (values.stream().filter((value) -> !value.isNull()).distinct().count() > 1) {
			return Finding.conflict(parameter);
		}
		List<PatchOperation> operations = new ArrayList<>();
		String kept = filled ? parameter.name() : keptName(holder, present, parameter.name());
		for (String name : present) {
			if (!name.equals(kept)) {
				operations.add(new PatchOperation.Remove(object.property(name)));
			}
		}
		if (!kept.equals(parameter.name())) {
			if (!own.isMissingNode()) {
				operations.add(new PatchOperation.Remove(parameter));
			}
			operations.add(new PatchOperation.Move(object.property(kept), parameter));
		}
		return new Finding(parameter, operations, "The parameter is named '" + parameter.name() + "'.");
	}

	/**
	 * Whether the parameter holds a value that no alias replaces.
	 */
	private boolean isFilled(JsonNode value) {
		return !value.isMissingNode() && !value.isNull() && !(this.replaceEmpty && isEmptyText(value));
	}

	private static boolean isEmptyText(JsonNode value) {
		return value.isString() && value.stringValue().isEmpty();
	}

	/**
	 * Name under which the value stands that an unfilled parameter gets: the first of the
	 * other ones that holds any.
	 */
	private static String keptName(JsonNode holder, List<String> present, String own) {
		return present.stream().filter(holder::hasNonNull).findFirst().orElse(holder.has(own) ? own : present.get(0));
	}

}
