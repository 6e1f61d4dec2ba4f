package io.github.toolrepair.integration.wire;

import java.util.ArrayList;
import java.util.List;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Messages of Anthropic. Arguments are a JSON value, in a stream the pieces of its text.
 */
final class AnthropicFormat implements WireFormat {

	private static final String THOUGHT = "They want to read.";

	@Override
	public String model() {
		return "anthropic";
	}

	@Override
	public List<String> properties(String url) {
		return List.of("spring.ai.anthropic.base-url=" + url, "spring.ai.anthropic.api-key=none",
				"spring.ai.anthropic.chat.model=scripted");
	}

	@Override
	public boolean carries(String arguments, boolean stream) {
		return stream || Json.isJson(arguments);
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
		return stream ? stream(turn) : message(turn);
	}

	private static String message(Turn turn) {
		ObjectNode message = emptyMessage();
		if (turn.signature() != null) {
			message.withArray("content").add(thinking(THOUGHT, turn.signature()));
		}
		if (!turn.text().isEmpty()) {
			message.withArray("content").addObject().put("type", "text").put("text", turn.text());
		}
		for (ScriptedCall call : turn.calls()) {
			ObjectNode block = toolUse(call);
			block.set("input", Json.valueOf(call.arguments()));
			message.withArray("content").add(block);
		}
		message.put("stop_reason", reason(turn.ending()));
		return Json.MAPPER.writeValueAsString(message);
	}

	private static ObjectNode emptyMessage() {
		ObjectNode message = Json.object()
			.put("id", "message")
			.put("type", "message")
			.put("role", "assistant")
			.put("model", "scripted-1");
		message.putArray("content");
		message.putNull("stop_reason").putNull("stop_sequence");
		message.putObject("usage").put("input_tokens", 1).put("output_tokens", 1);
		return message;
	}

	private static ObjectNode toolUse(ScriptedCall call) {
		ObjectNode block = Json.object().put("type", "tool_use");
		Json.putIfPresent(block, "id", call.id());
		block.put("name", call.name()).putObject("input");
		return block;
	}

	private static String stream(Turn turn) {
		StringBuilder stream = new StringBuilder();
		ObjectNode start = Json.object().put("type", "message_start");
		start.set("message", emptyMessage());
		stream.append(event(start));
		int index = 0;
		if (turn.signature() != null) {
			ObjectNode thought = Json.object().put("type", "thinking_delta").put("thinking", THOUGHT);
			ObjectNode signature = Json.object().put("type", "signature_delta").put("signature", turn.signature());
			stream.append(block(index++, thinking("", ""), thought, signature));
		}
		if (!turn.text().isEmpty()) {
			ObjectNode block = Json.object().put("type", "text").put("text", "");
			ObjectNode[] deltas = turn.pieces()
				.stream()
				.map((piece) -> Json.object().put("type", "text_delta").put("text", piece))
				.toArray(ObjectNode[]::new);
			stream.append(block(index++, block, deltas));
		}
		for (ScriptedCall call : turn.calls()) {
			ObjectNode delta = Json.object().put("type", "input_json_delta").put("partial_json", call.arguments());
			stream.append(block(index++, toolUse(call), delta));
		}
		ObjectNode end = Json.object().put("type", "message_delta");
		end.putObject("delta").put("stop_reason", reason(turn.ending())).putNull("stop_sequence");
		end.putObject("usage").put("output_tokens", 1);
		return stream.append(event(end)).append(event(Json.object().put("type", "message_stop"))).toString();
	}

	private static ObjectNode thinking(String thought, String signature) {
		return Json.object().put("type", "thinking").put("thinking", thought).put("signature", signature);
	}

	private static String block(int index, ObjectNode block, ObjectNode... deltas) {
		ObjectNode start = Json.object().put("type", "content_block_start").put("index", index);
		start.set("content_block", block);
		StringBuilder events = new StringBuilder(event(start));
		for (ObjectNode delta : deltas) {
			ObjectNode piece = Json.object().put("type", "content_block_delta").put("index", index);
			piece.set("delta", delta);
			events.append(event(piece));
		}
		return events.append(event(Json.object().put("type", "content_block_stop").put("index", index))).toString();
	}

	private static String event(ObjectNode data) {
		return "event: " + data.path("type").stringValue() + "\n" + Json.event(data);
	}

	private static String reason(Ending ending) {
		return switch (ending) {
			case STOP -> "end_turn";
			case CALLS -> "tool_use";
			case LENGTH -> "max_tokens";
		};
	}

	@Override
	public List<SentCall> calls(JsonNode request) {
		return blocks(request, "tool_use").stream()
			.map((block) -> new SentCall(block.path("id").stringValue(null), block.path("name").stringValue(),
					block.path("input")))
			.toList();
	}

	@Override
	public List<SentResult> results(JsonNode request) {
		return blocks(request, "tool_result").stream()
			.map((block) -> new SentResult(block.path("tool_use_id").stringValue(null),
					Json.valueOf(block.path("content").stringValue())))
			.toList();
	}

	private static List<JsonNode> blocks(JsonNode request, String type) {
		List<JsonNode> blocks = new ArrayList<>();
		for (JsonNode message : request.path("messages")) {
			for (JsonNode block : message.path("content")) {
				if (block.path("type").asString("").equals(type)) {
					blocks.add(block);
				}
			}
		}
		return blocks;
	}

}
