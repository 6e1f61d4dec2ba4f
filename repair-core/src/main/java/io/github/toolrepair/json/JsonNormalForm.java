package io.github.toolrepair.json;

import io.github.toolrepair.model.RepairLimits;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ObjectNode;

/**
 * Objects that an owner's code built, as if a model had sent them.
 */
public final class JsonNormalForm {

	private static final JsonTextReader READER = new JsonTextReader(RepairLimits.DEEPEST_NESTING);

	private JsonNormalForm() {
	}

	/**
	 * The object as it is read back from its JSON text, so that a number has one form;
	 * null if it nests deeper than {@link RepairLimits#DEEPEST_NESTING}.
	 */
	public static @Nullable ObjectNode of(ObjectNode object) {
		return (READER.read(JsonTextWriter.write(object)) instanceof JsonReading.Value read
				&& read.value() instanceof ObjectNode normal) ? normal : null;
	}

}
