package io.github.toolrepair.preprocess;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

import io.github.toolrepair.model.CallContext;
import io.github.toolrepair.model.JsonKind;
import io.github.toolrepair.model.JsonLocation;
import io.github.toolrepair.model.PatchOperation;
import io.github.toolrepair.model.PreprocessorDefinition;
import io.github.toolrepair.model.RuleId;
import io.github.toolrepair.model.ToolAlias;
import tools.jackson.databind.JsonNode;

/**
 * Gives a parameter its own name where it was sent under a configured other one:
 * <code>{"file_path":"a"}</code> becomes <code>{"path":"a"}</code>.
 * <p>
 * Only where the parameter itself is absent or null; an alias that repeats its value is
 * left out. Different values under two of the names are a conflict. A name that the
 * schema declares as a parameter of its own is no alias, and a value that the parameter
 * can't hold is not moved.
 */
final class AliasPreprocessor implements Preprocessor {

	private static final RuleId ID = new RuleId("preprocess.alias");

	private final ToolAlias alias;

	AliasPreprocessor(PreprocessorDefinition definition) {
		this.alias = new ToolAlias(definition.selector(), definition.values());
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
			.filter((name) -> !declared.contains(name))
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
		if (!own.isMissingNode()) {
			values.add(own);
		}
		if (values.stream().filter((value) -> !value.isNull()).distinct().count() > 1) {
			return Finding.conflict(parameter);
		}
		List<PatchOperation> operations = new ArrayList<>();
		String kept = keptName(holder, present, parameter.name());
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
	 * Name under which the value stands that is kept: the parameter's own one where it
	 * holds a value, else the first that does.
	 */
	private static String keptName(JsonNode holder, List<String> present, String own) {
		if (holder.hasNonNull(own)) {
			return own;
		}
		return present.stream().filter(holder::hasNonNull).findFirst().orElse(holder.has(own) ? own : present.get(0));
	}

}
