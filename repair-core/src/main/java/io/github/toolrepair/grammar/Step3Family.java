package io.github.toolrepair.grammar;

import java.util.ArrayList;
import java.util.List;

import org.jspecify.annotations.Nullable;

/**
 * Step3: elements in control tokens, one pair of tokens around each call.
 */
final class Step3Family implements GrammarFamily {

	private static final Wrapper CALLS = token("tool_calls");

	private static final Wrapper CALL = token("tool_call");

	private static final String KIND = "function<\uff5ctool_sep\uff5c>";

	private static final ElementSyntax SYNTAX = new AttributeSyntax("<steptml:", "</steptml:", "invoke", "parameter",
			false, List.of(CALL.closer(), CALLS.closer(), "<steptml:invoke"));

	@Override
	public String id() {
		return "step3";
	}

	@Override
	public List<String> openers() {
		return List.of(CALLS.opener(), CALL.opener());
	}

	@Override
	public @Nullable Block parse(Cursor cursor, OfferedTools tools) {
		List<ParsedCall> calls = new ArrayList<>();
		cursor.take(CALLS.opener());
		while (cursor.takeBehindBlanks(CALL.opener())) {
			List<ParsedCall> found = cursor.takeBehindBlanks(KIND) ? new ElementBody(SYNTAX, cursor, tools).calls()
					: List.of();
			if (found.isEmpty()) {
				return null;
			}
			cursor.takeBehindBlanks(CALL.closer());
			calls.addAll(found);
		}
		cursor.takeBehindBlanks(CALLS.closer());
		return calls.isEmpty() ? null : new Block(calls);
	}

	private static Wrapper token(String name) {
		return new Wrapper("<\uff5c" + name + "_begin\uff5c>", "<\uff5c" + name + "_end\uff5c>");
	}

}
