package io.github.toolrepair.integration.wire;

import java.util.ArrayList;
import java.util.List;

import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Chat of Ollama. Arguments are an object, a stream consists of lines.
 */
final class OllamaFormat implements WireFormat {

	@Override
	public String model() {
		return "ollama";
	}

	@Override
	public List<String> properties(String url) {
		return List.of("spring.ai.ollama.base-url=" + url, "spring.ai.ollama.chat.model=scripted");
	}

	@Override
	public boolean carries(String arguments, boolean stream) {
		return Json.isObject(arguments);
	}

	@Override
	public boolean isStream(String path, JsonNode request) {
		return request.path("stream").asBoolean(true);
	}

	@Override
	public String contentType(boolean stream) {
		return stream ? "application/x-ndjson" : "application/json";
	}

	@Override
	public String response(Turn turn, boolean stream) {
		ObjectNode message = Json.object().put("role", "assistant").put("content", turn.text());
		for (ScriptedCall call : turn.calls()) {
			ObjectNode node = message.withArray("tool_calls").addObject();
			Json.putIfPresent(node, "id", call.id());
			node.putObject("function").put("name", call.name()).set("arguments", Json.valueOf(call.arguments()));
		}
		if (!stream) {
			return line(message, turn.ending());
		}
		StringBuilder lines = new StringBuilder();
		for (String piece : turn.pieces()) {
			lines.append(line(Json.object().put("role", "assistant").put("content", piece), null));
		}
		if (!turn.calls().isEmpty()) {
			lines.append(line(message.put("content", ""), null));
		}
		ObjectNode nothing = Json.object().put("role", "assistant").put("content", "");
		return lines.append(line(nothing, turn.ending())).toString();
	}

	private static String line(ObjectNode message, @Nullable Ending ending) {
		ObjectNode line = Json.object().put("model", "scripted-1").put("created_at", "2026-12-01T00:00:00Z");
		line.set("message", message);
		line.put("done", ending != null);
		if (ending != null) {
			line.put("done_reason", (ending == Ending.LENGTH) ? "length" : "stop")
				.put("prompt_eval_count", 1)
				.put("eval_count", 1);
		}
		return Json.MAPPER.writeValueAsString(line) + "\n";
	}

	@Override
	public List<SentCall> calls(JsonNode request) {
		List<SentCall> calls = new ArrayList<>();
		for (JsonNode message : request.path("messages")) {
			for (JsonNode call : message.path("tool_calls")) {
				JsonNode function = call.path("function");
				calls.add(new SentCall(call.path("id").stringValue(null), function.path("name").stringValue(),
						function.path("arguments")));
			}
		}
		return calls;
	}

	@Override
	public List<SentResult> results(JsonNode request) {
		List<SentResult> results = new ArrayList<>();
		for (JsonNode message : request.path("messages")) {
			if (message.path("role").asString().equals("tool")) {
				results.add(new SentResult(null, Json.valueOf(message.path("content").stringValue())));
			}
		}
		return results;
	}

}
