package io.github.toolrepair.grammar;

import java.util.List;

import org.jspecify.annotations.Nullable;

/**
 * Kimi K3: elements of control tokens, whose type is always said.
 */
final class KimiK3Syntax implements ElementSyntax {

	static final Wrapper WRAPPER = new Wrapper("<|open|>tools<|sep|>", "<|close|>tools<|sep|>");

	static final String CALL = "<|open|>call";

	private static final String PARAMETER = "<|open|>argument";

	private static final String END = "<|sep|>";

	@Override
	public @Nullable String takeCall(Cursor cursor) {
		int start = cursor.at();
		if (cursor.take(CALL)) {
			String name = takeAttribute(cursor, "tool");
			takeAttribute(cursor, "index");
			if (!name.isEmpty() && cursor.take(END)) {
				return name;
			}
		}
		cursor.moveTo(start);
		return null;
	}

	@Override
	public @Nullable Parameter takeParameter(Cursor cursor) {
		int start = cursor.at();
		if (cursor.take(PARAMETER)) {
			String name = takeAttribute(cursor, "key");
			String type = takeAttribute(cursor, "type");
			if (!name.isEmpty() && !type.isEmpty() && cursor.take(END)) {
				return new Parameter(name, type.equals("string") ? Wire.TEXT : Wire.JSON);
			}
		}
		cursor.moveTo(start);
		return null;
	}

	private static String takeAttribute(Cursor cursor, String name) {
		int start = cursor.at();
		cursor.skipBlanks();
		String value = cursor.take(name + "=") ? cursor.takeQuoted() : "";
		if (value.isEmpty()) {
			cursor.moveTo(start);
		}
		return value;
	}

	@Override
	public String parameterOpener() {
		return PARAMETER;
	}

	@Override
	public String parameterCloser() {
		return "<|close|>argument<|sep|>";
	}

	@Override
	public String callCloser() {
		return "<|close|>call<|sep|>";
	}

	@Override
	public List<String> neighbours() {
		return List.of(WRAPPER.closer(), CALL);
	}

	@Override
	public boolean hasLayout() {
		return false;
	}

}
