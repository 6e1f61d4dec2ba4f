package io.github.toolrepair.preprocess;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;
import java.util.function.Consumer;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
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
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * Third stage: structural repairs, then the preprocessors that are configured for all
 * tools, then those that the tool's owner declares, then those that are configured for
 * the tool, each in their order.
 */
public final class PreprocessStage {

	/** More sets of declarations than any application has. */
	private static final int MOST_DECLARATIONS = 1_000;

	private final List<ConfiguredPreprocessor> common = new ArrayList<>();

	private final List<ConfiguredPreprocessor> own = new ArrayList<>();

	/** All preprocessors by what the tool's owner declares. */
	private final Cache<List<PreprocessorDefinition>, List<ConfiguredPreprocessor>> byDeclarations = Caffeine
		.newBuilder()
		.maximumSize(MOST_DECLARATIONS)
		.build();

	/**
	 * Stage with the given repairs.
	 * @param structural owners' repairs
	 * @param global definitions for each tool that declares what they select
	 * @param own definitions for the tool at hand, whatever it declares
	 * @throws UnknownPreprocessorException if a kind does not exist
	 * @throws RepairConfigurationException if a definition does not fit its kind
	 */
	public PreprocessStage(List<StructuralRepair> structural, List<PreprocessorDefinition> global,
			List<PreprocessorDefinition> own) {
		Selector root = new Selector(List.of());
		structural.forEach((repair) -> this.common
			.add(new ConfiguredPreprocessor(new StructuralPreprocessor(repair), root, false)));
		List<PreprocessorDefinition> all = new ArrayList<>(global);
		all.addAll(own);
		global.forEach((definition) -> this.common.add(configured(definition, all, true)));
		own.forEach((definition) -> this.own.add(configured(definition, List.of(), false)));
		requireDistinctAliases(own);
	}

	private static ConfiguredPreprocessor configured(PreprocessorDefinition definition,
			List<PreprocessorDefinition> others, boolean declared) {
		return new ConfiguredPreprocessor(Preprocessors.create(definition, others), definition.selector(), declared);
	}

	/**
	 * Preprocessors for the tool, in the order in which they run.
	 */
	private List<ConfiguredPreprocessor> preprocessors(CallContext call) {
		return this.byDeclarations.get(call.contract().preprocessors(), (declared) -> {
			List<ConfiguredPreprocessor> preprocessors = new ArrayList<>(this.common);
			declared.forEach((definition) -> preprocessors.add(configured(definition, List.of(), false)));
			preprocessors.addAll(this.own);
			return preprocessors;
		});
	}

	private static void requireDistinctAliases(List<PreprocessorDefinition> definitions) {
		Map<Selector, Selector> parameters = new HashMap<>();
		for (PreprocessorDefinition definition : definitions) {
			for (String name : AliasPresets.names(definition)) {
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
		return Preprocessors.kinds();
	}

	/**
	 * Whether no preprocessor finds anything in the arguments.
	 */
	public boolean leavesAlone(JsonNode arguments, CallContext call) {
		if (preprocessors(call).isEmpty()) {
			return true;
		}
		List<Object> found = new ArrayList<>();
		Candidate candidate = new Candidate(arguments, List.of(), 0);
		return apply(candidate, call, found::add, found::add).changes().isEmpty() && found.isEmpty();
	}

	/**
	 * Candidate after all preprocessors; the same candidate if none found anything.
	 * @param candidate arguments
	 * @param call the call
	 * @param conflicts is told each location for which two different values were sent;
	 * the candidate can't be used then
	 * @param observer is told each preprocessor that would act but may only be observed
	 */
	public Candidate apply(Candidate candidate, CallContext call, Consumer<JsonLocation> conflicts,
			Consumer<RuleId> observer) {
		Candidate processed = candidate;
		for (ConfiguredPreprocessor configured : preprocessors(call)) {
			RuleStanding standing = configured.standing(call);
			if (standing != RuleStanding.OFF && !isDone(configured.preprocessor(), processed)) {
				Candidate next = apply(configured.preprocessor(), processed, call, conflicts);
				if (standing == RuleStanding.APPLY) {
					processed = next;
				}
				else if (next.changes().size() > processed.changes().size()) {
					observer.accept(configured.preprocessor().id());
				}
			}
		}
		return processed;
	}

	private static boolean isDone(Preprocessor preprocessor, Candidate candidate) {
		return preprocessor.once()
				&& candidate.changes().stream().anyMatch((change) -> change.ruleId().equals(preprocessor.id()));
	}

	/**
	 * Candidate for raw text that no envelope rule reads as an object; null if it says
	 * nothing to any preprocessor, or different things to several.
	 */
	public @Nullable Candidate fromText(String text, CallContext call) {
		Candidate only = null;
		for (ConfiguredPreprocessor configured : preprocessors(call)) {
			boolean applies = call.mayBeComplete() && configured.standing(call) == RuleStanding.APPLY;
			JsonNode value = applies ? configured.preprocessor().fromText(text, call) : null;
			if (value != null && only != null && !only.value().equals(value)) {
				return null;
			}
			if (value != null) {
				RepairChange change = new RepairChange(configured.preprocessor().id(), RepairStage.PREPROCESS,
						JsonLocation.root(), "Send arguments as a JSON object, also for a single parameter.",
						List.of());
				only = new Candidate(value, List.of(change), 0);
			}
		}
		return only;
	}

	private static Candidate apply(Preprocessor preprocessor, Candidate candidate, CallContext call,
			Consumer<JsonLocation> conflicts) {
		List<Finding> findings = new ArrayList<>();
		for (Finding finding : preprocessor.inspect(candidate.value(), call)) {
			if (finding.isConflict()) {
				conflicts.accept(finding.location());
			}
			else {
				findings.add(finding);
			}
		}
		return apply(preprocessor, allowed(preprocessor, findings, candidate.value(), call), candidate);
	}

	private static Candidate apply(Preprocessor preprocessor, List<Finding> findings, Candidate candidate) {
		if (findings.isEmpty()) {
			return candidate;
		}
		List<RepairChange> changes = findings.stream()
			.map((finding) -> new RepairChange(preprocessor.id(), RepairStage.PREPROCESS, finding.location(),
					finding.note(), finding.operations()))
			.toList();
		return candidate.after(patched(candidate.value(), findings), changes, 0);
	}

	private static JsonNode patched(JsonNode arguments, List<Finding> findings) {
		List<PatchOperation> operations = findings.stream()
			.flatMap((finding) -> finding.operations().stream())
			.toList();
		return JsonPatch.apply(arguments, operations);
	}

	/**
	 * Findings that do with valid values what the preprocessor may do with them.
	 */
	private static List<Finding> allowed(Preprocessor preprocessor, List<Finding> findings, JsonNode arguments,
			CallContext call) {
		if (findings.isEmpty() || preprocessor.validValues() == ValidValues.MAY_CHANGE) {
			return findings;
		}
		SortedSet<JsonLocation> before = call.shape().issueLocations(arguments);
		if (preprocessor.validValues() == ValidValues.STAY) {
			return findings.stream().filter((finding) -> before.contains(finding.location())).toList();
		}
		SortedSet<JsonLocation> after = call.shape().issueLocations(patched(arguments, findings));
		List<Finding> allowed = findings.stream()
			.filter((finding) -> anyIn(before, finding.location()) || !anyIn(after, finding.location()))
			.toList();
		boolean breaks = before.isEmpty() && !after.isEmpty()
				&& !call.shape().issueLocations(patched(arguments, allowed)).isEmpty();
		return breaks ? List.of() : allowed;
	}

	/**
	 * Whether one of the locations is the given one or lies in it.
	 */
	private static boolean anyIn(SortedSet<JsonLocation> locations, JsonLocation location) {
		SortedSet<JsonLocation> from = locations.tailSet(location);
		if (from.isEmpty()) {
			return false;
		}
		List<String> segments = from.first().segments();
		int depth = location.segments().size();
		return segments.size() >= depth && segments.subList(0, depth).equals(location.segments());
	}

}
