package io.github.toolrepair.grammar;

import java.util.List;

import org.jspecify.annotations.Nullable;

/**
 * Calls that are the tool's name followed by pairs of keys and values. Values are taken
 * verbatim.
 *
 * @param callOpener what stands in front of the tool's name
 * @param callCloser end of the call
 * @param keyOpener what stands in front of a key
 * @param keyCloser end of a key
 * @param valueOpener what stands in front of a value; empty if it begins where the key
 * ends
 * @param valueCloser end of a value
 * @param separator what may stand behind the tool's name
 */
record PairSyntax(String callOpener, String callCloser, String keyOpener, String keyCloser, String valueOpener,
		String valueCloser, String separator) implements ElementSyntax {

	/**
	 * Pairs of elements.
	 * @param suffix what all tags end with
	 */
	static PairSyntax elements(String call, String key, String value, String suffix) {
		String end = suffix + ">";
		return new PairSyntax("<" + call + end, "</" + call + end, "<" + key + end, "</" + key + end, "<" + value + end,
				"</" + value + end, "<tool_sep" + end);
	}

	@Override
	public @Nullable String takeCall(Cursor cursor) {
		int start = cursor.at();
		if (cursor.take(this.callOpener)) {
			cursor.skipBlanks();
			String name = cursor.takeName();
			cursor.take(this.separator);
			int end = cursor.at();
			cursor.skipBlanks();
			if (!name.isEmpty() && (cursor.sees(this.keyOpener) || cursor.sees(this.callCloser))) {
				cursor.moveTo(end);
				return name;
			}
		}
		cursor.moveTo(start);
		return null;
	}

	@Override
	public @Nullable Parameter takeParameter(Cursor cursor) {
		int start = cursor.at();
		if (cursor.take(this.keyOpener)) {
			String name = cursor.takeUntil('<').strip();
			if (!name.isEmpty() && cursor.take(this.keyCloser) && cursor.takeBehindBlanks(this.valueOpener)) {
				return new Parameter(name, Wire.UNTYPED);
			}
		}
		cursor.moveTo(start);
		return null;
	}

	@Override
	public String parameterOpener() {
		return this.keyOpener;
	}

	@Override
	public String parameterCloser() {
		return this.valueCloser;
	}

	@Override
	public List<String> neighbours() {
		// A second value is no part of the first: then it is not certain what was meant.
		return this.valueOpener.isEmpty() ? List.of(this.callOpener) : List.of(this.callOpener, this.valueOpener);
	}

	@Override
	public boolean hasLayout() {
		return false;
	}

}
