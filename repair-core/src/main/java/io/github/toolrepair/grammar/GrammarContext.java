package io.github.toolrepair.grammar;

import java.util.List;

import io.github.toolrepair.model.ToolContract;
import org.jspecify.annotations.Nullable;

/**
 * What the request says that led to a text.
 *
 * @param tools tools that were offered; without any, the text is not looked at
 * @param modelId model that writes the text; null if unknown
 * @param structuredOutput whether the answer was asked for as JSON, so that JSON is no
 * call
 * @param outsideTexts earlier texts that the model did not write, those of users and
 * tools: a call that stands in one of them is quoted and never becomes a tool call
 */
public record GrammarContext(List<ToolContract> tools, @Nullable String modelId, boolean structuredOutput,
		List<String> outsideTexts) {

	public GrammarContext {
		tools = List.copyOf(tools);
		outsideTexts = List.copyOf(outsideTexts);
	}

	/**
	 * Context of nothing but tools.
	 */
	public static GrammarContext of(List<ToolContract> tools) {
		return new GrammarContext(tools, null, false, List.of());
	}

}
