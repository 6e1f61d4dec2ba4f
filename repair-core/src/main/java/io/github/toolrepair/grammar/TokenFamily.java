package io.github.toolrepair.grammar;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ObjectNode;

/**
 * Calls whose name stands between control tokens in front of a JSON object.
 *
 * @param id ID of the family
 * @param sections what may stand in front of all calls
 * @param calls what stands in front of a call
 * @param separators what stands between name and arguments
 * @param callClosers end of a call
 * @param sectionClosers what may stand behind all calls
 */
record TokenFamily(String id, List<String> sections, List<String> calls, List<String> separators,
		List<String> callClosers, List<String> sectionClosers) implements GrammarFamily {

	private static final String KIND = "function";

	private static final String FENCE = "```";

	@Override
	public List<String> openers() {
		return Stream.concat(this.sections.stream(), this.calls.stream()).toList();
	}

	@Override
	public @Nullable Block parse(Cursor cursor, OfferedTools tools) {
		cursor.takeAny(this.sections);
		List<ParsedCall> found = new ArrayList<>();
		while (cursor.takeAnyBehindBlanks(this.calls)) {
			ParsedCall call = call(cursor);
			if (call == null) {
				return null;
			}
			found.add(call);
		}
		cursor.takeAnyBehindBlanks(this.sectionClosers);
		return found.isEmpty() ? null : new Block(found);
	}

	private @Nullable ParsedCall call(Cursor cursor) {
		cursor.skipBlanks();
		String name = takeName(cursor);
		if (!cursor.takeAnyBehindBlanks(this.separators)) {
			return null;
		}
		cursor.skipBlanks();
		if (name.equals(KIND) && cursor.peek() != '{') {
			// The older spelling says what the call is before it says whose.
			name = takeName(cursor);
			cursor.skipBlanks();
		}
		boolean fenced = cursor.take(FENCE);
		if (fenced) {
			cursor.takeName();
			cursor.skipBlanks();
		}
		ObjectNode arguments = JsonBody.object(cursor);
		if (arguments == null || (fenced && !cursor.takeBehindBlanks(FENCE)) || !isClosed(cursor)) {
			return null;
		}
		return new ParsedCall(name, arguments);
	}

	private boolean isClosed(Cursor cursor) {
		if (cursor.takeAnyBehindBlanks(this.callClosers)) {
			return true;
		}
		cursor.skipBlanks();
		return cursor.isAtNormalEnd();
	}

	/**
	 * Name, which may hold colons, without the running number that may stand behind it:
	 * {@code functions.f:0}.
	 */
	private static String takeName(Cursor cursor) {
		int start = cursor.at();
		String name = cursor.takeName();
		while (cursor.take(":")) {
			String part = cursor.takeName();
			boolean number = !part.isEmpty() && part.chars().allMatch(Character::isDigit);
			if (number && cursor.peek() != ':') {
				return name;
			}
			name = cursor.textSince(start);
		}
		return name;
	}

}
