package io.github.toolrepair.grammar;

import java.util.ArrayList;
import java.util.List;

import org.jspecify.annotations.Nullable;

/**
 * Gemma's brace notation between two tokens.
 *
 * @param id ID of the family
 * @param wrapper the tokens
 * @param delimiter what stands on both sides of a string
 */
record GemmaFamily(String id, Wrapper wrapper, String delimiter) implements GrammarFamily {

	private static final String TURN_END = "<turn|>";

	@Override
	public List<String> openers() {
		return List.of(this.wrapper.opener());
	}

	@Override
	public @Nullable Block parse(Cursor cursor, OfferedTools tools) {
		cursor.take(this.wrapper.opener());
		List<ParsedCall> calls = new ArrayList<>();
		do {
			cursor.skipBlanks();
			ParsedCall call = BraceBody.call(cursor, this.delimiter);
			if (call == null) {
				return null;
			}
			calls.add(call);
			cursor.skipBlanks();
		}
		while (cursor.sees("call:"));
		boolean closed = cursor.take(this.wrapper.closer()) || cursor.sees(TURN_END)
				|| cursor.sees(this.wrapper.opener()) || cursor.isAtNormalEnd();
		return closed ? new Block(calls) : null;
	}

}
