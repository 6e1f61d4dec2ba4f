package io.github.toolrepair.spring.tool;

import io.github.toolrepair.json.JsonReading;
import io.github.toolrepair.json.JsonTextReader;
import io.github.toolrepair.json.JsonTextWriter;
import io.github.toolrepair.model.RepairLimits;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * Argument text that every client can render when it sends the history of a conversation.
 * The clients for Anthropic, Ollama, Google GenAI and Bedrock parse it as a JSON object
 * and throw if it is none (Spring AI 2.0.1).
 */
final class HistoryArguments {

	/** Holds the text of arguments that are no JSON object. */
	static final String RAW = "raw_arguments";

	private static final JsonTextReader READER = new JsonTextReader(RepairLimits.DEEPEST_NESTING);

	private HistoryArguments() {
	}

	/**
	 * The same text if it is a JSON object, otherwise one that holds it as {@value #RAW}.
	 */
	static String of(String arguments) {
		if (READER.read(arguments) instanceof JsonReading.Value reading && reading.value().isObject()) {
			return arguments;
		}
		ObjectNode wrapper = JsonNodeFactory.instance.objectNode();
		wrapper.put(RAW, arguments);
		return JsonTextWriter.write(wrapper);
	}

}
