package io.github.toolrepair.grammar;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.jspecify.annotations.Nullable;

/**
 * Elements whose names stand in attributes: {@code <invoke name="f">} and
 * {@code <parameter name="a">}.
 *
 * @param open what begins a start tag, such as {@code <}
 * @param close what begins an end tag
 * @param call name of the element of a call
 * @param parameter name of the element of a parameter
 * @param hasLayout whether values stand on lines of their own
 * @param neighbours what may follow a call
 */
record AttributeSyntax(String open, String close, String call, String parameter, boolean hasLayout,
		List<String> neighbours) implements ElementSyntax {

	@Override
	public @Nullable String takeCall(Cursor cursor) {
		Map<String, String> attributes = takeTag(cursor, this.call);
		return (attributes != null) ? attributes.getOrDefault("name", attributes.get("tool")) : null;
	}

	@Override
	public @Nullable Parameter takeParameter(Cursor cursor) {
		Map<String, String> attributes = takeTag(cursor, this.parameter);
		String name = (attributes != null) ? attributes.get("name") : null;
		return (attributes != null && name != null) ? new Parameter(name, wire(attributes)) : null;
	}

	private static Wire wire(Map<String, String> attributes) {
		String string = attributes.getOrDefault("string", "");
		if (string.equals("true")) {
			return Wire.TEXT;
		}
		return string.equals("false") ? Wire.JSON : Wire.UNTYPED;
	}

	private @Nullable Map<String, String> takeTag(Cursor cursor, String element) {
		int start = cursor.at();
		if (cursor.take(this.open) && cursor.take(element) && Cursor.isBlank(cursor.peek())) {
			Map<String, String> attributes = takeAttributes(cursor);
			if (cursor.take(">")) {
				return attributes;
			}
		}
		cursor.moveTo(start);
		return null;
	}

	private static Map<String, String> takeAttributes(Cursor cursor) {
		Map<String, String> attributes = new HashMap<>();
		cursor.skipBlanks();
		String name = cursor.takeName();
		while (!name.isEmpty() && cursor.take("=")) {
			attributes.put(name, cursor.takeQuoted().strip());
			cursor.skipBlanks();
			name = cursor.takeName();
		}
		return attributes;
	}

	@Override
	public String parameterOpener() {
		return this.open + this.parameter;
	}

	@Override
	public String parameterCloser() {
		return this.close + this.parameter + ">";
	}

	@Override
	public String callCloser() {
		return this.close + this.call + ">";
	}

}
