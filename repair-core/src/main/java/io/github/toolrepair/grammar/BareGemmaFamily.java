package io.github.toolrepair.grammar;

import java.util.List;

import org.jspecify.annotations.Nullable;

/**
 * A message from which the server removed Gemma's control tokens, and with them the
 * delimiters of strings: <code>call:f{place:Bar 9}</code>. Text in which a comma, a colon
 * or a bracket could belong to the value is no call.
 */
final class BareGemmaFamily implements GrammarFamily {

	@Override
	public String id() {
		return "bare-gemma";
	}

	@Override
	public List<String> openers() {
		return List.of();
	}

	@Override
	public @Nullable Block parse(Cursor cursor, OfferedTools tools) {
		ParsedCall call = BraceBody.call(cursor, "");
		return (call != null) ? Block.of(call) : null;
	}

}
