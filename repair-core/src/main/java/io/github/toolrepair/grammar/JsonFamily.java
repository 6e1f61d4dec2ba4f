package io.github.toolrepair.grammar;

import java.util.ArrayList;
import java.util.List;

import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * Calls that are JSON objects, or lists of them, between two markers.
 *
 * @param id ID of the family
 * @param openers what stands in front
 * @param closers what may stand behind
 * @param end what ends a block without a closer
 */
record JsonFamily(String id, List<String> openers, List<String> closers, End end) implements GrammarFamily {

	private static final String FENCE = "```";

	@Override
	public @Nullable Block parse(Cursor cursor, OfferedTools tools) {
		while (cursor.takeAnyBehindBlanks(this.openers)) {
			cursor.skipBlanks();
		}
		boolean fenced = takeFence(cursor);
		List<ParsedCall> calls = calls(cursor, tools);
		if (calls.isEmpty() || (fenced && !cursor.takeBehindBlanks(FENCE))) {
			return null;
		}
		boolean list = cursor.charAt(cursor.at() - 1) == ']';
		boolean closed = cursor.takeAnyBehindBlanks(this.closers) || this.end == End.JSON
				|| (this.end == End.LIST && list) || isClosedByRest(cursor);
		return closed ? new Block(calls) : null;
	}

	/**
	 * The calls that stand here, one or more JSON values; empty if any of them is none.
	 */
	static List<ParsedCall> calls(Cursor cursor, OfferedTools tools) {
		List<ParsedCall> calls = new ArrayList<>();
		int end = cursor.at();
		cursor.skipBlanks();
		while (cursor.peek() == '{' || (calls.isEmpty() && cursor.peek() == '[')) {
			JsonNode value = value(cursor);
			List<ParsedCall> found = (value != null) ? JsonCalls.calls(value, tools) : null;
			if (found == null) {
				return List.of();
			}
			calls.addAll(found);
			end = cursor.at();
			cursor.skipBlanks();
			cursor.skip(';');
			cursor.skipBlanks();
		}
		cursor.moveTo(end);
		return calls;
	}

	/**
	 * The JSON value here; also a Python one, if its first quote is a single one.
	 */
	static @Nullable JsonNode value(Cursor cursor) {
		int start = cursor.at();
		JsonNode json = JsonBody.container(cursor);
		if (json != null) {
			return json;
		}
		cursor.moveTo(start);
		while (cursor.peek() == '[' || cursor.peek() == '{') {
			cursor.moveTo(cursor.at() + 1);
			cursor.skipBlanks();
		}
		boolean python = cursor.peek() == '\'';
		cursor.moveTo(start);
		return python ? PythonBody.literal(cursor) : null;
	}

	private static boolean takeFence(Cursor cursor) {
		cursor.skipBlanks();
		if (!cursor.take(FENCE)) {
			return false;
		}
		cursor.takeName();
		return true;
	}

	private boolean isClosedByRest(Cursor cursor) {
		int end = cursor.at();
		cursor.skipBlanks();
		boolean closed = cursor.isAtNormalEnd() || cursor.takeAny(this.openers);
		cursor.moveTo(end);
		return closed;
	}

	/**
	 * What ends a block without a closer.
	 */
	enum End {

		/** The end of its JSON. */
		JSON,

		/** The end of a list, not that of a single object. */
		LIST,

		/** Only the next block, or the end of the text. */
		REST

	}

}
