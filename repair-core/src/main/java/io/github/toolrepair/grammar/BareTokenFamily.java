package io.github.toolrepair.grammar;

import java.util.List;

import org.jspecify.annotations.Nullable;

/**
 * A message from which the server removed Mistral's control token: {@code name[ARGS]{…}}.
 */
final class BareTokenFamily implements GrammarFamily {

	@Override
	public String id() {
		return "bare-mistral";
	}

	@Override
	public List<String> openers() {
		return List.of();
	}

	@Override
	public @Nullable Block parse(Cursor cursor, OfferedTools tools) {
		if (!BareName.isOffered(cursor, tools, "[ARGS]", "[CALL_ID]", "{")) {
			return null;
		}
		ParsedCall call = MistralFamily.namedCall(cursor);
		return (call != null) ? Block.of(call) : null;
	}

}
