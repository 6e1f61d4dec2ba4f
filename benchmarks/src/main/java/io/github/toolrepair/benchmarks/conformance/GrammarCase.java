package io.github.toolrepair.benchmarks.conformance;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;

import io.github.toolrepair.GrammarRecovery;
import io.github.toolrepair.grammar.GrammarCall;
import io.github.toolrepair.grammar.GrammarContext;
import io.github.toolrepair.grammar.GrammarFamilies;
import io.github.toolrepair.grammar.GrammarMessage;
import io.github.toolrepair.grammar.GrammarResult;
import io.github.toolrepair.grammar.GrammarStream;
import io.github.toolrepair.model.GrammarMode;
import io.github.toolrepair.model.GrammarPolicy;
import io.github.toolrepair.model.ToolContract;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * One message of a model, as a whole or as the chunks of a stream, with what is expected
 * of it.
 *
 * @param id name of the case
 * @param mode what is done with leaked calls
 * @param context the request
 * @param chunks the text; a single chunk if it is not streamed
 * @param streamed whether it is streamed
 * @param finishReason as the provider reports it; null if it does not
 * @param calls each list of calls that is as good as the others
 * @param texts each remaining text, without blanks around it, that is as good as the
 * others
 */
record GrammarCase(String id, GrammarMode mode, GrammarContext context, List<String> chunks, boolean streamed,
		@Nullable String finishReason, List<JsonNode> calls, Set<String> texts) implements ConformanceCase {

	GrammarCase {
		chunks = List.copyOf(chunks);
		calls = List.copyOf(calls);
		texts = Set.copyOf(texts);
	}

	static GrammarCase from(JsonNode line) {
		List<ToolContract> tools = new ArrayList<>();
		for (JsonNode tool : line.required("tools")) {
			tools.add(ToolContract.of(tool.required("name").stringValue(), tool.required("inputSchema").toString()));
		}
		GrammarContext context = new GrammarContext(tools, text(line.path("model")), false, List.of());
		boolean streamed = line.has("chunks");
		List<String> chunks = streamed ? line.path("chunks").valueStream().map(JsonNode::stringValue).toList()
				: List.of(line.path("text").stringValue());
		JsonNode expected = line.required("expect");
		List<JsonNode> calls = new ArrayList<>(List.of(expected.required("calls")));
		expected.path("altCalls").forEach(calls::add);
		List<String> texts = new ArrayList<>(List.of(expected.required("text").stringValue().strip()));
		expected.path("altTexts").forEach((text) -> texts.add(text.stringValue().strip()));
		return new GrammarCase(line.required("id").stringValue(),
				GrammarMode.valueOf(line.required("mode").stringValue().toUpperCase(Locale.ROOT)), context, chunks,
				streamed, text(line.path("finishReason")), calls, Set.copyOf(texts));
	}

	private static @Nullable String text(JsonNode node) {
		return node.isString() ? node.stringValue() : null;
	}

	/**
	 * What a recovery with default policy, but for the mode and with all families, makes
	 * of the message.
	 */
	@Override
	public ConformanceAnswer run() {
		GrammarRecovery recovery = new GrammarRecovery(
				GrammarPolicy.defaults().withMode(this.mode).withEnabledFamilies(Set.copyOf(GrammarFamilies.ids())));
		if (this.streamed) {
			return stream(recovery.stream(this.context));
		}
		GrammarMessage message = new GrammarMessage(this.context, this.chunks.get(0), this.finishReason, false);
		GrammarResult result = recovery.recover(message);
		return answer(result.text(), result.calls());
	}

	private ConformanceAnswer stream(GrammarStream stream) {
		StringBuilder text = new StringBuilder();
		int maxHeldBack = 0;
		for (String chunk : this.chunks) {
			text.append(stream.accept(chunk));
			maxHeldBack = Math.max(maxHeldBack, stream.held());
		}
		GrammarResult result = stream.finish(this.finishReason, false);
		text.append(result.text());
		ConformanceAnswer answer = answer(text.toString(), result.calls());
		answer.line().put("maxHeldBack", maxHeldBack);
		return answer;
	}

	private ConformanceAnswer answer(String text, List<GrammarCall> promoted) {
		ObjectNode line = ConformanceJson.line(this.id);
		ArrayNode calls = line.putArray("calls");
		promoted.forEach((call) -> calls.addObject()
			.put("name", call.name())
			.set("arguments", ConformanceJson.read(call.arguments())));
		String remaining = text.strip();
		line.put("text", remaining).put("promoted", !promoted.isEmpty());
		boolean asExpected = this.texts.contains(remaining)
				&& this.calls.stream().anyMatch((expected) -> JsonEquality.isSame(expected, calls));
		return new ConformanceAnswer(line, asExpected);
	}

}
