package io.github.toolrepair.integration.wire;

import java.util.ArrayList;
import java.util.List;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Chat completions of OpenAI. Arguments are text.
 */
final class OpenAiFormat implements WireFormat {

	@Override
	public String model() {
		return "openai";
	}

	@Override
	public List<String> properties(String url) {
		return List.of("spring.ai.openai.base-url=" + url + "/v1", "spring.ai.openai.api-key=none",
				"spring.ai.openai.chat.model=scripted");
	}

	@Override
	public boolean carries(String arguments, boolean stream) {
		return true;
	}

	@Override
	public boolean isStream(String path, JsonNode request) {
		return request.path("stream").asBoolean(false);
	}

	@Override
	public String contentType(boolean stream) {
		return stream ? "text/event-stream" : "application/json";
	}

	@Override
	public String response(Turn turn, boolean stream) {
		ObjectNode message = Json.object().put("role", "assistant").put("content", turn.text());
		for (ScriptedCall call : turn.calls()) {
			ObjectNode node = message.withArray("tool_calls").addObject();
			node.put("index", message.withArray("tool_calls").size() - 1).put("type", "function");
			Json.putIfPresent(node, "id", call.id());
			node.putObject("function").put("name", call.name()).put("arguments", call.arguments());
		}
		if (!stream) {
			ObjectNode completion = completion("chat.completion");
			ObjectNode choice = completion.putArray("choices").addObject().put("index", 0);
			choice.set("message", message);
			choice.put("finish_reason", reason(turn.ending()));
			completion.putObject("usage").put("prompt_tokens", 1).put("completion_tokens", 1).put("total_tokens", 2);
			return Json.MAPPER.writeValueAsString(completion);
		}
		StringBuilder events = new StringBuilder();
		for (String piece : turn.pieces()) {
			ObjectNode delta = Json.object().put("role", "assistant").put("content", piece);
			events.append(Json.event(chunk(delta)));
		}
		if (!turn.calls().isEmpty()) {
			events.append(Json.event(chunk(message.put("content", ""))));
		}
		ObjectNode last = completion("chat.completion.chunk");
		ObjectNode end = last.putArray("choices").addObject().put("index", 0);
		end.putObject("delta");
		end.put("finish_reason", reason(turn.ending()));
		return events.append(Json.event(last)).append("data: [DONE]\n\n").toString();
	}

	private static ObjectNode chunk(ObjectNode delta) {
		ObjectNode chunk = completion("chat.completion.chunk");
		chunk.putArray("choices").addObject().put("index", 0).set("delta", delta);
		return chunk;
	}

	private static ObjectNode completion(String kind) {
		return Json.object().put("id", "completion").put("object", kind).put("created", 1).put("model", "scripted-1");
	}

	private static String reason(Ending ending) {
		return switch (ending) {
			case STOP -> "stop";
			case CALLS -> "tool_calls";
			case LENGTH -> "length";
		};
	}

	@Override
	public List<SentCall> calls(JsonNode request) {
		List<SentCall> calls = new ArrayList<>();
		for (JsonNode message : request.path("messages")) {
			for (JsonNode call : message.path("tool_calls")) {
				JsonNode function = call.path("function");
				calls.add(new SentCall(call.path("id").stringValue(null), function.path("name").stringValue(),
						Json.valueOf(function.path("arguments").stringValue())));
			}
		}
		return calls;
	}

	@Override
	public List<SentResult> results(JsonNode request) {
		List<SentResult> results = new ArrayList<>();
		for (JsonNode message : request.path("messages")) {
			if (message.path("role").asString().equals("tool")) {
				results.add(new SentResult(message.path("tool_call_id").stringValue(null),
						Json.valueOf(message.path("content").stringValue())));
			}
		}
		return results;
	}

}
