package io.github.toolrepair.grammar;

import java.util.List;

import org.jspecify.annotations.Nullable;

/**
 * Elements whose names are assigned to the tag: {@code <function=f>} and
 * {@code <parameter=a>}.
 *
 * @param neighbours what may follow a call
 */
record AssignmentSyntax(List<String> neighbours) implements ElementSyntax {

	static final String CALL = "<function=";

	private static final String PARAMETER = "<parameter";

	@Override
	public @Nullable String takeCall(Cursor cursor) {
		int start = cursor.at();
		if (cursor.take(CALL)) {
			int name = cursor.at();
			String word = cursor.takeName();
			if (!word.isEmpty() && cursor.peek() == '{') {
				// The bracket is lost: <function=f{"a":1}</function>
				return word;
			}
			cursor.moveTo(name);
			String text = takeName(cursor);
			if (!text.isEmpty()) {
				return text;
			}
		}
		cursor.moveTo(start);
		return null;
	}

	@Override
	public @Nullable Parameter takeParameter(Cursor cursor) {
		int start = cursor.at();
		if (cursor.take(PARAMETER)) {
			String name = cursor.take("=") ? takeName(cursor) : takeMovedName(cursor);
			if (!name.isEmpty()) {
				return new Parameter(name, Wire.UNTYPED);
			}
		}
		cursor.moveTo(start);
		return null;
	}

	private static String takeName(Cursor cursor) {
		String name = cursor.takeUntil('>').strip();
		return cursor.take(">") ? name : "";
	}

	/**
	 * Name where the bracket was printed too early: {@code <parameter>=a}.
	 */
	private static String takeMovedName(Cursor cursor) {
		if (!cursor.take(">=")) {
			return "";
		}
		String name = cursor.takeName();
		return (cursor.take(">") || cursor.peek() == '\n') ? name : "";
	}

	@Override
	public String parameterOpener() {
		return PARAMETER;
	}

	@Override
	public String parameterCloser() {
		return "</parameter>";
	}

	@Override
	public String callCloser() {
		return "</function>";
	}

	@Override
	public boolean hasLayout() {
		return true;
	}

}
