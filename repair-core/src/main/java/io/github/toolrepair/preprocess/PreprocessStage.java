package io.github.toolrepair.preprocess;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Consumer;

import io.github.toolrepair.json.JsonPatch;
import io.github.toolrepair.model.CallContext;
import io.github.toolrepair.model.Candidate;
import io.github.toolrepair.model.JsonLocation;
import io.github.toolrepair.model.PatchOperation;
import io.github.toolrepair.model.PreprocessorDefinition;
import io.github.toolrepair.model.RepairChange;
import io.github.toolrepair.model.RepairConfigurationException;
import io.github.toolrepair.model.RepairStage;
import io.github.toolrepair.model.RuleId;
import io.github.toolrepair.model.RuleStanding;
import io.github.toolrepair.model.Selector;

/**
 * Third stage: the configured preprocessors of one tool, in the order of their
 * configuration.
 */
public final class PreprocessStage {

	private final List<Preprocessor> preprocessors;

	/**
	 * Stage for the given definitions.
	 * @throws UnknownPreprocessorException if a kind does not exist
	 * @throws RepairConfigurationException if a definition does not fit its kind
	 */
	public PreprocessStage(List<PreprocessorDefinition> definitions) {
		this.preprocessors = definitions.stream().map(Preprocessors::create).toList();
		requireDistinctAliases(definitions);
	}

	private static void requireDistinctAliases(List<PreprocessorDefinition> definitions) {
		Map<Selector, Selector> parameters = new HashMap<>();
		for (PreprocessorDefinition definition : definitions) {
			for (String name : definition.values()) {
				Selector alias = definition.selector().sibling(name);
				Selector other = parameters.put(alias, definition.selector());
				if (other != null && !other.equals(definition.selector())) {
					throw new RepairConfigurationException("The alias '" + name + "' stands for both '" + other
							+ "' and '" + definition.selector() + "'; give it to one of them");
				}
			}
		}
	}

	/**
	 * IDs of all kinds, in alphabetical order.
	 */
	public static List<RuleId> ruleIds() {
		return kinds().stream().map((kind) -> new RuleId("preprocess." + kind)).toList();
	}

	/**
	 * Names of all kinds, in alphabetical order.
	 */
	public static Set<String> kinds() {
		return new TreeSet<>(Preprocessors.kinds().keySet());
	}

	/**
	 * Whether this stage never changes anything.
	 */
	public boolean isEmpty() {
		return this.preprocessors.isEmpty();
	}

	/**
	 * Candidate after all preprocessors; the same candidate if none found anything.
	 * @param candidate arguments
	 * @param call the call
	 * @param conflicts is told each location for which two different values were sent;
	 * the candidate can't be used then
	 */
	public Candidate apply(Candidate candidate, CallContext call, Consumer<JsonLocation> conflicts) {
		Candidate processed = candidate;
		for (Preprocessor preprocessor : this.preprocessors) {
			if (call.standing(preprocessor.id(), true) == RuleStanding.APPLY) {
				processed = apply(preprocessor, processed, call, conflicts);
			}
		}
		return processed;
	}

	private static Candidate apply(Preprocessor preprocessor, Candidate candidate, CallContext call,
			Consumer<JsonLocation> conflicts) {
		List<RepairChange> changes = new ArrayList<>();
		for (Finding finding : preprocessor.inspect(candidate.value(), call)) {
			if (finding.isConflict()) {
				conflicts.accept(finding.location());
			}
			else {
				changes.add(new RepairChange(preprocessor.id(), RepairStage.PREPROCESS, finding.location(),
						finding.note(), finding.operations()));
			}
		}
		if (changes.isEmpty()) {
			return candidate;
		}
		List<PatchOperation> operations = changes.stream().flatMap((change) -> change.operations().stream()).toList();
		return candidate.after(JsonPatch.apply(candidate.value(), operations), changes, 0);
	}

}
