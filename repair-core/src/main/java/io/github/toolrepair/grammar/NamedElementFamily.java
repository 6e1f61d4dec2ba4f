package io.github.toolrepair.grammar;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ObjectNode;

/**
 * Calls with the tool's name in one element and a JSON object in another, both in the
 * element of the call.
 *
 * @param id ID of the family
 * @param wrappers what may stand around a call
 * @param call element of a call
 * @param ignored element in front of the name; empty for none
 * @param name element of the name
 * @param arguments element of the arguments
 */
record NamedElementFamily(String id, List<Wrapper> wrappers, Wrapper call, String ignored, String name,
		String arguments) implements GrammarFamily {

	@Override
	public List<String> openers() {
		return Stream.concat(Wrapper.openers(this.wrappers).stream(), Stream.of(this.call.opener())).toList();
	}

	@Override
	public @Nullable Block parse(Cursor cursor, OfferedTools tools) {
		List<String> closers = Wrapper.takeOpeners(cursor, this.wrappers);
		List<ParsedCall> calls = new ArrayList<>();
		while (cursor.takeBehindBlanks(this.call.opener())) {
			ParsedCall parsed = call(cursor);
			if (parsed == null) {
				return null;
			}
			calls.add(parsed);
		}
		Wrapper.takeClosers(cursor, closers);
		return calls.isEmpty() ? null : new Block(calls);
	}

	private @Nullable ParsedCall call(Cursor cursor) {
		if (!this.ignored.isEmpty()) {
			takeText(cursor, this.ignored);
		}
		String tool = takeText(cursor, this.name);
		Wrapper element = Wrapper.element(this.arguments);
		if (tool.isEmpty() || !cursor.takeBehindBlanks(element.opener())) {
			return null;
		}
		cursor.skipBlanks();
		ObjectNode object = JsonBody.object(cursor);
		boolean closed = object != null && cursor.takeBehindBlanks(element.closer())
				&& cursor.takeBehindBlanks(this.call.closer());
		return (object != null && closed) ? new ParsedCall(tool, object) : null;
	}

	/**
	 * Text of the element on one line; empty if it does not stand here.
	 */
	private static String takeText(Cursor cursor, String element) {
		Wrapper tags = Wrapper.element(element);
		int start = cursor.at();
		if (cursor.takeBehindBlanks(tags.opener())) {
			int text = cursor.at();
			while (cursor.peek() != '<' && cursor.peek() != '\n' && !cursor.isBeyond(cursor.at())) {
				cursor.moveTo(cursor.at() + 1);
			}
			String value = cursor.textSince(text).strip();
			if (cursor.take(tags.closer())) {
				return value;
			}
		}
		cursor.moveTo(start);
		return "";
	}

}
