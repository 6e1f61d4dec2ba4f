package io.github.toolrepair.preprocess;

import java.util.List;

import io.github.toolrepair.json.JsonNormalForm;
import io.github.toolrepair.model.CallContext;
import io.github.toolrepair.model.JsonLocation;
import io.github.toolrepair.model.PatchOperation;
import io.github.toolrepair.model.RuleId;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Runs the structural repair of a tool's owner.
 */
final class StructuralPreprocessor implements Preprocessor {

	private final StructuralRepair repair;

	StructuralPreprocessor(StructuralRepair repair) {
		this.repair = repair;
	}

	@Override
	public RuleId id() {
		return this.repair.id();
	}

	/**
	 * What the owner's code makes of its own result is not known.
	 */
	@Override
	public boolean once() {
		return true;
	}

	@Override
	public List<Finding> inspect(JsonNode arguments, CallContext call) {
		ObjectNode repaired = (arguments instanceof ObjectNode object) ? repair(object, call) : null;
		if (repaired == null || repaired.equals(arguments)) {
			return List.of();
		}
		JsonLocation root = JsonLocation.root();
		return List.of(new Finding(root, List.of(new PatchOperation.Replace(root, repaired)), this.repair.note()));
	}

	private @Nullable ObjectNode repair(ObjectNode arguments, CallContext call) {
		try {
			ObjectNode repaired = this.repair.concerns(call.contract()) ? this.repair.repair(arguments.deepCopy())
					: null;
			return (repaired != null) ? JsonNormalForm.of(repaired) : null;
		}
		catch (RuntimeException ex) {
			return null;
		}
	}

}
