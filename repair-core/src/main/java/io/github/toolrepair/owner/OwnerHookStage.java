package io.github.toolrepair.owner;

import java.util.List;

import io.github.toolrepair.json.JsonNormalForm;
import io.github.toolrepair.model.CallContext;
import io.github.toolrepair.model.Candidate;
import io.github.toolrepair.model.JsonLocation;
import io.github.toolrepair.model.PatchOperation;
import io.github.toolrepair.model.RepairChange;
import io.github.toolrepair.model.RepairStage;
import io.github.toolrepair.model.RuleId;
import io.github.toolrepair.model.RuleStanding;
import tools.jackson.databind.node.ObjectNode;

/**
 * Second stage: the owners' hooks, one after the other. A hook that throws counts as one
 * that changes nothing, so that its failure can never make a call pass.
 */
public final class OwnerHookStage {

	private static final RuleId ID = new RuleId("owner.prepare-arguments");

	private final List<OwnerHook> hooks;

	/**
	 * Stage with the given hooks, in the order in which they run.
	 */
	public OwnerHookStage(List<OwnerHook> hooks) {
		this.hooks = List.copyOf(hooks);
	}

	/**
	 * ID under which changes by hooks are recorded.
	 */
	public static List<RuleId> ruleIds() {
		return List.of(ID);
	}

	/**
	 * Whether this stage never changes anything.
	 */
	public boolean isEmpty() {
		return this.hooks.isEmpty();
	}

	/**
	 * Candidate after all hooks; the same candidate if none changed anything.
	 */
	public Candidate apply(Candidate candidate, CallContext call) {
		if (!candidate.value().isObject() || call.standing(ID, true) != RuleStanding.APPLY) {
			return candidate;
		}
		Candidate prepared = candidate;
		for (OwnerHook hook : this.hooks) {
			prepared = apply(hook, prepared, call);
		}
		return prepared;
	}

	private static Candidate apply(OwnerHook hook, Candidate candidate, CallContext call) {
		ObjectNode result = prepare(hook, (ObjectNode) candidate.value(), call);
		if (result.equals(candidate.value())) {
			return candidate;
		}
		RepairChange change = new RepairChange(ID, RepairStage.OWNER_HOOK, JsonLocation.root(), "",
				List.of(new PatchOperation.Replace(JsonLocation.root(), result)));
		return candidate.after(result, List.of(change), 0);
	}

	private static ObjectNode prepare(OwnerHook hook, ObjectNode arguments, CallContext call) {
		try {
			ObjectNode result = hook.prepareArguments(call.contract(), arguments.deepCopy());
			ObjectNode normal = (result != null) ? JsonNormalForm.of(result) : null;
			return (normal != null) ? normal : arguments;
		}
		catch (RuntimeException ex) {
			return arguments;
		}
	}

}
