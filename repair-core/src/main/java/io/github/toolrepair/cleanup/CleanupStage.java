package io.github.toolrepair.cleanup;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

import io.github.toolrepair.json.JsonPatch;
import io.github.toolrepair.model.CallContext;
import io.github.toolrepair.model.Candidate;
import io.github.toolrepair.model.JsonLocation;
import io.github.toolrepair.model.PatchOperation;
import io.github.toolrepair.model.RepairChange;
import io.github.toolrepair.model.RepairStage;
import io.github.toolrepair.model.RuleId;
import io.github.toolrepair.model.RuleStanding;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/**
 * Fourth stage: cleanup of values that already satisfy the schema. Every cleanup is gated
 * by model and by policy: {@code conservative} only observes it.
 */
public final class CleanupStage {

	private final List<ValueCleanup> cleanups;

	/**
	 * Stage with the given cleanups, in the order in which they run.
	 */
	public CleanupStage(List<ValueCleanup> cleanups) {
		this.cleanups = List.copyOf(cleanups);
	}

	/**
	 * Whether this stage never changes anything.
	 */
	public boolean isEmpty() {
		return this.cleanups.isEmpty();
	}

	/**
	 * Candidate after all cleanups; the same candidate if none changed anything.
	 * @param candidate arguments
	 * @param call the call
	 * @param observer is told each cleanup that would act but may only be observed
	 */
	public Candidate apply(Candidate candidate, CallContext call, Consumer<RuleId> observer) {
		Candidate clean = candidate;
		for (ValueCleanup cleanup : this.cleanups) {
			clean = apply(cleanup, clean, call, observer);
		}
		return clean;
	}

	private static Candidate apply(ValueCleanup cleanup, Candidate candidate, CallContext call,
			Consumer<RuleId> observer) {
		boolean gated = call.policy().modelGates().containsKey(cleanup.id());
		RuleStanding standing = gated ? call.standing(cleanup.id(), false) : RuleStanding.OFF;
		if (standing == RuleStanding.OFF) {
			return candidate;
		}
		List<RepairChange> changes = new ArrayList<>();
		for (JsonLocation location : cleanup.selector().locations(candidate.value())) {
			JsonNode value = location.in(candidate.value());
			String clean = value.isString() ? clean(cleanup, value.stringValue()) : "";
			if (value.isString() && !clean.equals(value.stringValue())) {
				changes.add(new RepairChange(cleanup.id(), RepairStage.CLEANUP, location, "",
						List.of(new PatchOperation.Replace(location, JsonNodeFactory.instance.stringNode(clean)))));
			}
		}
		if (standing == RuleStanding.OBSERVE && !changes.isEmpty()) {
			observer.accept(cleanup.id());
			return candidate;
		}
		List<PatchOperation> operations = changes.stream().flatMap((change) -> change.operations().stream()).toList();
		return changes.isEmpty() ? candidate
				: candidate.after(JsonPatch.apply(candidate.value(), operations), changes, 0);
	}

	/**
	 * A cleanup that throws counts as one that finds nothing to clean.
	 */
	private static String clean(ValueCleanup cleanup, String text) {
		try {
			return cleanup.clean(text);
		}
		catch (RuntimeException ex) {
			return text;
		}
	}

}
