package io.github.toolrepair.sample.scripted;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

import io.github.toolrepair.sample.scenario.ScriptedCall;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Renders the model's next message in the OpenAI chat-completions wire format: as one
 * {@code chat.completion}, or as the {@code chat.completion.chunk} objects of a stream.
 */
final class ChatResponseWriter {

	private static final int CHUNK_LENGTH = 12;

	private static final int CHARACTERS_PER_TOKEN = 4;

	private static final JsonMapper MAPPER = JsonMapper.shared();

	private final String id;

	private final Instant created;

	private final ChatRequest request;

	/**
	 * Creates the writer of one response.
	 * @param id the response's ID
	 * @param created when the response is made
	 * @param request what is responded to
	 */
	ChatResponseWriter(String id, Instant created, ChatRequest request) {
		this.id = id;
		this.created = created;
		this.request = request;
	}

	ObjectNode completion(ModelTurn turn) {
		ObjectNode message = MAPPER.createObjectNode();
		message.put("role", "assistant");
		if (turn instanceof ModelTurn.Text text) {
			message.put("content", text.text());
		}
		else if (turn instanceof ModelTurn.Calls calls) {
			message.putNull("content");
			ArrayNode toolCalls = message.putArray("tool_calls");
			for (int index = 0; index < calls.calls().size(); index++) {
				ScriptedCall call = calls.calls().get(index);
				toolCalls.add(toolCall(calls.id(index), call.tool(), call.arguments()));
			}
		}
		message.putNull("refusal");
		ObjectNode completion = envelope("chat.completion");
		ObjectNode choice = completion.putArray("choices").addObject();
		choice.put("index", 0);
		choice.set("message", message);
		choice.putNull("logprobs");
		choice.put("finish_reason", turn.finishReason());
		completion.set("usage", usage(turn));
		return completion;
	}

	/**
	 * Gives the chunks of a stream. Texts and arguments come in small pieces, as from a
	 * real model; the usage comes last, if it was asked for.
	 */
	List<ObjectNode> chunks(ModelTurn turn) {
		List<ObjectNode> chunks = new ArrayList<>();
		ObjectNode start = MAPPER.createObjectNode();
		start.put("role", "assistant");
		if (turn instanceof ModelTurn.Text text) {
			chunks.add(chunk(start.put("content", ""), null));
			for (String piece : pieces(text.text())) {
				chunks.add(chunk(MAPPER.createObjectNode().put("content", piece), null));
			}
		}
		else if (turn instanceof ModelTurn.Calls calls) {
			chunks.add(chunk(start.putNull("content"), null));
			for (int index = 0; index < calls.calls().size(); index++) {
				ScriptedCall call = calls.calls().get(index);
				chunks.add(callChunk(index, toolCall(calls.id(index), call.tool(), "")));
				for (String piece : pieces(call.arguments())) {
					ObjectNode delta = MAPPER.createObjectNode();
					delta.putObject("function").put("arguments", piece);
					chunks.add(callChunk(index, delta));
				}
			}
		}
		chunks.add(chunk(MAPPER.createObjectNode(), turn.finishReason()));
		if (this.request.includeUsage()) {
			ObjectNode last = envelope("chat.completion.chunk");
			last.putArray("choices");
			last.set("usage", usage(turn));
			chunks.add(last);
		}
		return chunks;
	}

	private ObjectNode callChunk(int index, ObjectNode call) {
		ObjectNode delta = MAPPER.createObjectNode();
		delta.putArray("tool_calls").add(call.put("index", index));
		return chunk(delta, null);
	}

	private ObjectNode chunk(ObjectNode delta, @Nullable String finishReason) {
		ObjectNode chunk = envelope("chat.completion.chunk");
		ObjectNode choice = chunk.putArray("choices").addObject();
		choice.put("index", 0);
		choice.set("delta", delta);
		choice.putNull("logprobs");
		choice.put("finish_reason", finishReason);
		return chunk;
	}

	private ObjectNode envelope(String object) {
		ObjectNode envelope = MAPPER.createObjectNode();
		envelope.put("id", this.id);
		envelope.put("object", object);
		envelope.put("created", this.created.getEpochSecond());
		envelope.put("model", this.request.model());
		return envelope;
	}

	private static ObjectNode toolCall(String id, String tool, String arguments) {
		ObjectNode call = MAPPER.createObjectNode();
		call.put("id", id);
		call.put("type", "function");
		call.putObject("function").put("name", tool).put("arguments", arguments);
		return call;
	}

	/**
	 * Estimates the usage, since a scripted model has no tokens to count.
	 */
	private ObjectNode usage(ModelTurn turn) {
		int output = 0;
		if (turn instanceof ModelTurn.Text text) {
			output = text.text().length();
		}
		else if (turn instanceof ModelTurn.Calls calls) {
			output = calls.calls().stream().mapToInt((call) -> call.tool().length() + call.arguments().length()).sum();
		}
		int promptTokens = tokens(this.request.size());
		int completionTokens = tokens(output);
		return MAPPER.createObjectNode()
			.put("prompt_tokens", promptTokens)
			.put("completion_tokens", completionTokens)
			.put("total_tokens", promptTokens + completionTokens);
	}

	private static int tokens(int characters) {
		return (characters + CHARACTERS_PER_TOKEN - 1) / CHARACTERS_PER_TOKEN;
	}

	private static List<String> pieces(String text) {
		List<String> pieces = new ArrayList<>();
		int start = 0;
		while (start < text.length()) {
			int end = text.offsetByCodePoints(start, Math.min(CHUNK_LENGTH, text.codePointCount(start, text.length())));
			pieces.add(text.substring(start, end));
			start = end;
		}
		return pieces;
	}

}
