package io.github.toolrepair.grammar;

import java.util.List;

import org.jspecify.annotations.Nullable;

/**
 * Hunyuan 3: pairs in {@code <tool_calls>}, whose tags may all end with a suffix such as
 * {@code :opensource}.
 */
final class Hy3Family implements GrammarFamily {

	private static final List<String> OPENERS = List.of("<tool_calls", "<tool_call:");

	@Override
	public String id() {
		return "hy3";
	}

	@Override
	public List<String> openers() {
		return OPENERS;
	}

	@Override
	public @Nullable Block parse(Cursor cursor, OfferedTools tools) {
		int start = cursor.at();
		if (!cursor.take(OPENERS.get(0))) {
			cursor.take("<tool_call");
		}
		int suffix = cursor.at();
		if (cursor.take(":")) {
			cursor.takeName();
		}
		String end = cursor.textSince(suffix);
		cursor.moveTo(start);
		PairSyntax pairs = PairSyntax.elements("tool_call", "arg_key", "arg_value", end);
		Wrapper wrapper = Wrapper.element("tool_calls" + end);
		return new ElementFamily(id(), List.of(ElementFamily.Dialect.pairs(pairs, List.of(wrapper)))).parse(cursor,
				tools);
	}

}
