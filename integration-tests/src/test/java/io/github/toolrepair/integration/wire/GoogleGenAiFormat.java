package io.github.toolrepair.integration.wire;

import java.util.ArrayList;
import java.util.List;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Generated content of Google GenAI. Arguments and results are objects.
 */
final class GoogleGenAiFormat implements WireFormat {

	@Override
	public String model() {
		return "google-genai";
	}

	@Override
	public List<String> properties(String url) {
		return List.of("test.google.base-url=" + url, "spring.ai.google.genai.api-key=none",
				"spring.ai.google.genai.chat.model=scripted");
	}

	@Override
	public boolean carries(String arguments, boolean stream) {
		return Json.isObject(arguments);
	}

	@Override
	public boolean isStream(String path, JsonNode request) {
		return path.endsWith(":streamGenerateContent");
	}

	@Override
	public String contentType(boolean stream) {
		return stream ? "text/event-stream" : "application/json";
	}

	@Override
	public String response(Turn turn, boolean stream) {
		ObjectNode response = Json.object().put("modelVersion", "scripted-1").put("responseId", "response");
		ObjectNode candidate = response.putArray("candidates").addObject().put("index", 0);
		ObjectNode content = candidate.putObject("content").put("role", "model");
		if (!turn.text().isEmpty()) {
			content.withArray("parts").addObject().put("text", turn.text());
		}
		for (ScriptedCall call : turn.calls()) {
			ObjectNode part = content.withArray("parts").addObject();
			Json.putIfPresent(part, "thoughtSignature", turn.signature());
			ObjectNode node = part.putObject("functionCall");
			Json.putIfPresent(node, "id", call.id());
			node.put("name", call.name()).set("args", Json.valueOf(call.arguments()));
		}
		candidate.put("finishReason", (turn.ending() == Ending.LENGTH) ? "MAX_TOKENS" : "STOP");
		response.putObject("usageMetadata").put("promptTokenCount", 1).put("totalTokenCount", 2);
		return stream ? Json.event(response) : Json.MAPPER.writeValueAsString(response);
	}

	@Override
	public List<SentCall> calls(JsonNode request) {
		return parts(request, "functionCall").stream()
			.map((call) -> new SentCall(call.path("id").stringValue(null), call.path("name").stringValue(),
					call.path("args")))
			.toList();
	}

	/**
	 * The client puts a result that is no object under the name {@code result}.
	 */
	@Override
	public List<SentResult> results(JsonNode request) {
		List<SentResult> results = new ArrayList<>();
		for (JsonNode part : parts(request, "functionResponse")) {
			JsonNode response = part.path("response");
			boolean wrapped = response.size() == 1 && response.has("result");
			results
				.add(new SentResult(part.path("id").stringValue(null), wrapped ? response.path("result") : response));
		}
		return results;
	}

	private static List<JsonNode> parts(JsonNode request, String name) {
		List<JsonNode> parts = new ArrayList<>();
		for (JsonNode content : request.path("contents")) {
			for (JsonNode part : content.path("parts")) {
				if (part.has(name)) {
					parts.add(part.path(name));
				}
			}
		}
		return parts;
	}

}
