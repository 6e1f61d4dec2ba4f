package io.github.toolrepair.grammar;

import org.jspecify.annotations.Nullable;

/**
 * Whole text of an assistant message.
 *
 * @param context what the request says
 * @param text the text
 * @param finishReason why the model stopped, as the provider reports it; null if it does
 * not
 * @param toolCallsPresent whether the message holds tool calls already, so that none is
 * added
 */
public record GrammarMessage(GrammarContext context, String text, @Nullable String finishReason,
		boolean toolCallsPresent) {

}
