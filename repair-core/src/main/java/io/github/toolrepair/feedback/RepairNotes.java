package io.github.toolrepair.feedback;

import java.util.List;

import io.github.toolrepair.json.JsonReading;
import io.github.toolrepair.json.JsonTextReader;
import io.github.toolrepair.json.JsonTextWriter;
import io.github.toolrepair.model.FeedbackOptions;
import io.github.toolrepair.model.RepairChange;
import io.github.toolrepair.model.RepairLimits;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;

/**
 * Repair notes: one sentence for each kind of repair, which tells the model with the
 * tool's result how to send it right the next time.
 */
public final class RepairNotes {

	private static final JsonTextReader READER = new JsonTextReader(RepairLimits.DEEPEST_NESTING);

	private RepairNotes() {
	}

	/**
	 * Distinct notes of the changes, in their order, at most as many as the options say;
	 * empty if notes are switched off.
	 */
	public static List<String> of(List<RepairChange> changes, FeedbackOptions options) {
		if (!options.notes()) {
			return List.of();
		}
		return changes.stream()
			.map(RepairChange::note)
			.filter((note) -> !note.isEmpty())
			.distinct()
			.limit(options.maxNotes())
			.toList();
	}

	/**
	 * Result of a tool with notes. A result that is JSON stays JSON: a string gets the
	 * notes inside it, anything else is wrapped as
	 * <code>{"repair_notes":[…],"result":…}</code>. Other text gets one
	 * {@code <repair_note>} element a note behind it. Without notes it is the same text.
	 */
	public static String annotate(String toolResult, List<String> notes) {
		if (notes.isEmpty()) {
			return toolResult;
		}
		JsonReading reading = READER.read(toolResult);
		if (reading instanceof JsonReading.Value result && result.value().isString()) {
			String annotated = append(result.value().stringValue(), notes);
			return JsonTextWriter.write(JsonNodeFactory.instance.stringNode(annotated));
		}
		return (reading instanceof JsonReading.Value || JsonTextReader.isWellFormed(toolResult))
				? wrap(toolResult, notes) : append(toolResult, notes);
	}

	private static String append(String text, List<String> notes) {
		StringBuilder annotated = new StringBuilder(text);
		for (String note : notes) {
			annotated.append(annotated.isEmpty() ? "" : "\n")
				.append("<repair_note>")
				.append(note)
				.append("</repair_note>");
		}
		return annotated.toString();
	}

	/**
	 * The result goes in as it is, so that not a digit of it changes.
	 */
	private static String wrap(String result, List<String> notes) {
		ArrayNode array = JsonNodeFactory.instance.arrayNode();
		notes.forEach(array::add);
		return "{\"repair_notes\":" + JsonTextWriter.write(array) + ",\"result\":" + result.strip() + "}";
	}

}
