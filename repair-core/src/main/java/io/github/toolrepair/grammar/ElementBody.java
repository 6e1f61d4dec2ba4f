package io.github.toolrepair.grammar;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import io.github.toolrepair.model.JsonKind;
import io.github.toolrepair.model.JsonLocation;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * Reads calls whose parameters are elements. A value may hold anything, also the end tag
 * of a parameter: it ends at an end tag behind which the call goes on or ends. Where two
 * end tags could be meant, there is no call.
 */
final class ElementBody {

	private static final int NONE = -1;

	private static final String CDATA = "<![CDATA[";

	private static final String CDATA_END = "]]>";

	private final ElementSyntax syntax;

	private final Cursor cursor;

	private final OfferedTools tools;

	ElementBody(ElementSyntax syntax, Cursor cursor, OfferedTools tools) {
		this.syntax = syntax;
		this.cursor = cursor;
		this.tools = tools;
	}

	/**
	 * The calls that follow each other here; none if one of them is not complete.
	 */
	List<ParsedCall> calls() {
		List<ParsedCall> calls = new ArrayList<>();
		int end = this.cursor.at();
		String name = takeCall();
		while (name != null) {
			ParsedCall call = call(name);
			if (call == null) {
				return List.of();
			}
			calls.add(call);
			end = this.cursor.at();
			name = takeCall();
		}
		this.cursor.moveTo(end);
		return calls;
	}

	private @Nullable String takeCall() {
		this.cursor.skipBlanks();
		return this.syntax.takeCall(this.cursor);
	}

	private @Nullable ParsedCall call(String name) {
		this.cursor.skipBlanks();
		ObjectNode arguments = (this.cursor.peek() == '{') ? JsonBody.object(this.cursor) : parameters(name);
		boolean closed = arguments != null && this.cursor.takeBehindBlanks(this.syntax.callCloser());
		return (arguments != null && closed) ? new ParsedCall(name, arguments) : null;
	}

	private @Nullable ObjectNode parameters(String tool) {
		Map<String, List<Printed>> values = new LinkedHashMap<>();
		ElementSyntax.Parameter parameter = this.syntax.takeParameter(this.cursor);
		while (parameter != null) {
			String text = value(tool, values);
			if (text == null) {
				return null;
			}
			values.computeIfAbsent(parameter.name(), (name) -> new ArrayList<>())
				.add(new Printed(text, parameter.wire()));
			this.cursor.skipBlanks();
			parameter = this.syntax.takeParameter(this.cursor);
		}
		return arguments(tool, values);
	}

	private @Nullable ObjectNode arguments(String tool, Map<String, List<Printed>> values) {
		ObjectNode arguments = JsonNodeFactory.instance.objectNode();
		for (Map.Entry<String, List<Printed>> entry : values.entrySet()) {
			JsonLocation location = JsonLocation.of(entry.getKey());
			List<Printed> printed = entry.getValue();
			if (printed.size() == 1) {
				arguments.set(entry.getKey(), typed(printed.get(0), tool, location));
				continue;
			}
			if (!this.tools.kindsAt(tool, location).contains(JsonKind.ARRAY)) {
				return null;
			}
			ArrayNode items = arguments.putArray(entry.getKey());
			printed.forEach((item) -> items.add(typed(item, tool, location.item(items.size()))));
		}
		return arguments;
	}

	private JsonNode typed(Printed value, String tool, JsonLocation location) {
		return switch (value.wire()) {
			case TEXT -> JsonNodeFactory.instance.stringNode(value.text());
			case JSON -> TypedValues.asJson(value.text());
			case UNTYPED -> TypedValues.bySchema(value.text(), tool, location, this.tools);
		};
	}

	/**
	 * The value that begins here; null if its end is not certain. The cursor stands
	 * behind its end tag.
	 */
	private @Nullable String value(String tool, Map<String, List<Printed>> values) {
		int start = this.cursor.at();
		if (this.cursor.sees(CDATA)) {
			int end = this.cursor.find(CDATA_END, start);
			this.cursor.moveTo(Math.max(end, start) + CDATA_END.length());
			boolean closed = end >= 0 && this.cursor.take(this.syntax.parameterCloser());
			return closed ? this.cursor.text(start + CDATA.length(), end) : null;
		}
		int next = nextParameter(start, tool, values);
		if (next != NONE) {
			this.cursor.moveTo(next);
			return withoutLayout(start, next);
		}
		int end = valueEnd(start);
		if (end == NONE) {
			return lastValue(start);
		}
		this.cursor.moveTo(end + this.syntax.parameterCloser().length());
		return withoutLayout(start, end);
	}

	private int valueEnd(int start) {
		boolean layout = isLineBreak(start);
		int inner = NONE;
		int callEnd = NONE;
		int closer = this.cursor.find(this.syntax.parameterCloser(), start);
		while (closer >= 0) {
			boolean placed = !layout || startsLine(closer);
			if (inner != NONE && callEnd < closer) {
				return inner;
			}
			if (isFollowedByRest(closer)) {
				if (placed) {
					return (inner == NONE) ? closer : NONE;
				}
				if (inner == NONE) {
					inner = closer;
					callEnd = this.cursor.find(this.syntax.callCloser(), closer);
				}
			}
			else if (placed && this.cursor.sees(this.syntax.parameterCloser())) {
				return NONE;
			}
			closer = this.cursor.find(this.syntax.parameterCloser(), closer + 1);
		}
		return inner;
	}

	/**
	 * Whether the call goes on or ends behind the end tag. Leaves the cursor at what
	 * follows.
	 */
	private boolean isFollowedByRest(int closer) {
		this.cursor.moveTo(closer + this.syntax.parameterCloser().length());
		this.cursor.skipBlanks();
		int next = this.cursor.at();
		boolean rest = this.cursor.sees(this.syntax.callCloser()) || this.cursor.isAtEnd()
				|| this.syntax.takeParameter(this.cursor) != null || seesNeighbour();
		this.cursor.moveTo(next);
		return rest;
	}

	private boolean seesNeighbour() {
		return this.syntax.neighbours().stream().anyMatch(this.cursor::sees);
	}

	/**
	 * Where the next parameter begins on a line of its own although the value was not
	 * closed; negative if it does not. It must be declared and new.
	 */
	private int nextParameter(int start, String tool, Map<String, List<Printed>> values) {
		if (!this.syntax.hasLayout()) {
			return NONE;
		}
		int end = this.cursor.find(this.syntax.parameterCloser(), start);
		int opener = nextOpener(start, end);
		while (opener >= 0) {
			this.cursor.moveTo(opener);
			ElementSyntax.Parameter parameter = startsLine(opener) ? this.syntax.takeParameter(this.cursor) : null;
			if (parameter != null && this.tools.declares(tool, parameter.name())
					&& !values.containsKey(parameter.name())) {
				return opener;
			}
			opener = nextOpener(opener + 1, end);
		}
		return NONE;
	}

	private int nextOpener(int from, int end) {
		String literal = this.syntax.parameterOpener();
		return (end < 0) ? this.cursor.find(literal, from) : this.cursor.findBetween(literal, from, end);
	}

	/**
	 * Last value of a text that ends with the end tag of the call, but lacks the one of
	 * the parameter.
	 */
	private @Nullable String lastValue(int start) {
		if (!this.syntax.hasLayout() || this.cursor.find(this.syntax.parameterCloser(), start) >= 0) {
			return null;
		}
		int end = this.cursor.find(this.syntax.callCloser(), start);
		if (end < 0 || !startsLine(end)) {
			return null;
		}
		this.cursor.moveTo(end + this.syntax.callCloser().length());
		this.cursor.skipBlanks();
		this.cursor.takeAny(this.syntax.neighbours());
		this.cursor.skipBlanks();
		boolean last = this.cursor.isAtNormalEnd();
		this.cursor.moveTo(end);
		return last ? withoutLayout(start, end) : null;
	}

	private boolean isLineBreak(int position) {
		return this.cursor.charAt(position) == '\n'
				|| (this.cursor.charAt(position) == '\r' && this.cursor.charAt(position + 1) == '\n');
	}

	/**
	 * Whether nothing but blanks stand before the position on its line.
	 */
	private boolean startsLine(int position) {
		int before = position - 1;
		while (before >= 0 && (this.cursor.charAt(before) == ' ' || this.cursor.charAt(before) == '\t')) {
			before--;
		}
		return before >= 0 && this.cursor.charAt(before) == '\n';
	}

	/**
	 * The text without the one line break that the template puts on either side.
	 */
	private String withoutLayout(int start, int end) {
		String text = this.cursor.text(start, end);
		if (!this.syntax.hasLayout()) {
			return text;
		}
		int first = text.startsWith("\r\n") ? 2 : (text.startsWith("\n") ? 1 : 0);
		int last = text.endsWith("\r\n") ? 2 : (text.endsWith("\n") ? 1 : 0);
		return (first + last <= text.length()) ? text.substring(first, text.length() - last) : "";
	}

	private record Printed(String text, ElementSyntax.Wire wire) {

	}

}
