package io.github.toolrepair.owner;

import java.util.List;

import io.github.toolrepair.json.JsonReading;
import io.github.toolrepair.json.JsonTextReader;
import io.github.toolrepair.json.JsonTextWriter;
import io.github.toolrepair.model.CallContext;
import io.github.toolrepair.model.Candidate;
import io.github.toolrepair.model.JsonLocation;
import io.github.toolrepair.model.PatchOperation;
import io.github.toolrepair.model.RepairChange;
import io.github.toolrepair.model.RepairLimits;
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

	private static final JsonTextReader READER = new JsonTextReader(RepairLimits.DEEPEST_NESTING);

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
		if (call.standing(ID, true) != RuleStanding.APPLY) {
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

	/**
	 * What the hook returned, as if a model had sent it: a number has one form then, and
	 * values that are no JSON don't count.
	 */
	private static ObjectNode reread(ObjectNode result, ObjectNode arguments) {
		return (READER.read(JsonTextWriter.write(result)) instanceof JsonReading.Value read
				&& read.value() instanceof ObjectNode object) ? object : arguments;
	}

	private static ObjectNode prepare(OwnerHook hook, ObjectNode arguments, CallContext call) {
		try {
			ObjectNode result = hook.prepareArguments(call.contract(), arguments.deepCopy());
			return (result != null) ? reread(result, arguments) : arguments;
		}
		catch (RuntimeException ex) {
			return arguments;
		}
	}

}
