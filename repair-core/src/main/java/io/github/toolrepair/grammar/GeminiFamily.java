package io.github.toolrepair.grammar;

import java.util.List;

import org.jspecify.annotations.Nullable;

/**
 * What Gemini prints when its own server can't read a call:
 * {@code default_api.name(a="b")} or <code>declaration:default_api:name{…}</code>. The
 * server has refused it already, so that it is reported and nothing else.
 */
final class GeminiFamily implements GrammarFamily {

	private static final String PYTHON = "default_api.";

	private static final String BRACES = "declaration:default_api:";

	@Override
	public String id() {
		return "gemini";
	}

	@Override
	public List<String> openers() {
		return List.of(PYTHON, BRACES);
	}

	@Override
	public boolean isOnByDefault() {
		return false;
	}

	@Override
	public boolean isReportOnly() {
		return true;
	}

	@Override
	public @Nullable Block parse(Cursor cursor, OfferedTools tools) {
		ParsedCall call = cursor.take(PYTHON) ? PythonBody.call(cursor) : braces(cursor);
		return (call != null) ? Block.of(call) : null;
	}

	private static @Nullable ParsedCall braces(Cursor cursor) {
		cursor.take(BRACES);
		return BraceBody.named(cursor.takeName(), cursor, "");
	}

}
