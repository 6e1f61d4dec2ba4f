package io.github.toolrepair.convert;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

import io.github.toolrepair.json.JsonPatch;
import io.github.toolrepair.model.CallContext;
import io.github.toolrepair.model.Candidate;
import io.github.toolrepair.model.Issue;
import io.github.toolrepair.model.JsonKind;
import io.github.toolrepair.model.JsonLocation;
import io.github.toolrepair.model.PatchOperation;
import io.github.toolrepair.model.RepairChange;
import io.github.toolrepair.model.RepairStage;
import io.github.toolrepair.model.RuleId;
import io.github.toolrepair.model.RuleStanding;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * Converts scalars whose type is not the one that the schema wants, where nothing is
 * lost: the text {@code "5"} to 5, 5 to {@code "5"}. Conversions cost nothing and tell
 * the model nothing.
 */
public final class ConversionStage {

	/**
	 * IDs of all conversions.
	 */
	public static List<RuleId> ruleIds() {
		return Conversions.all().stream().map(Conversion::id).toList();
	}

	/**
	 * Candidate after all conversions that the issues ask for; the same candidate if
	 * there are none.
	 * @param candidate arguments that do not satisfy the schema
	 * @param issues issues that validation reported for them
	 * @param call the call
	 */
	public Candidate convert(Candidate candidate, List<Issue> issues, CallContext call) {
		List<RepairChange> changes = new ArrayList<>();
		wanted(issues).forEach((location, kinds) -> {
			RepairChange change = change(location, location.in(candidate.value()), kinds, call);
			if (change != null) {
				changes.add(change);
			}
		});
		if (changes.isEmpty()) {
			return candidate;
		}
		List<PatchOperation> operations = changes.stream().flatMap((change) -> change.operations().stream()).toList();
		return candidate.after(JsonPatch.apply(candidate.value(), operations), changes, 0);
	}

	/**
	 * Kinds that are wanted at each location of a type issue, over all branches of a
	 * union.
	 */
	private static Map<JsonLocation, Set<JsonKind>> wanted(List<Issue> issues) {
		Map<JsonLocation, Set<JsonKind>> wanted = new LinkedHashMap<>();
		for (Issue issue : issues) {
			if (issue.keyword().equals("type")) {
				wanted.computeIfAbsent(issue.location(), (location) -> EnumSet.noneOf(JsonKind.class))
					.addAll(kinds(issue.schema()));
			}
		}
		return wanted;
	}

	private static Set<JsonKind> kinds(JsonNode schema) {
		Set<JsonKind> kinds = EnumSet.noneOf(JsonKind.class);
		JsonNode type = schema.path("type");
		for (JsonKind kind : JsonKind.values()) {
			boolean listed = type.isArray() && type.valueStream().anyMatch((name) -> isNamed(name, kind));
			if (listed || isNamed(type, kind)) {
				kinds.add(kind);
			}
		}
		return kinds;
	}

	private static boolean isNamed(JsonNode name, JsonKind kind) {
		return name.isString() && name.stringValue().equals(kind.id());
	}

	private static @Nullable RepairChange change(JsonLocation location, JsonNode value, Set<JsonKind> kinds,
			CallContext call) {
		for (Conversion conversion : Conversions.all()) {
			JsonNode converted = kinds.contains(conversion.target()) ? conversion.convert(value) : null;
			if (converted != null && call.standing(conversion.id(), true) == RuleStanding.APPLY) {
				return new RepairChange(conversion.id(), RepairStage.CONVERSION, location, "",
						List.of(new PatchOperation.Replace(location, converted)));
			}
		}
		return null;
	}

}
