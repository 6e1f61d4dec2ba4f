package io.github.toolrepair.grammar;

import java.util.ArrayList;
import java.util.List;

import io.github.toolrepair.model.JsonKind;
import io.github.toolrepair.model.JsonLocation;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * MiniMax M3: elements named after the parameters, each tag behind a token of its own, so
 * that values may hold any tag. Objects are elements in elements, lists are items.
 */
final class MinimaxM3Family implements GrammarFamily {

	private static final String TOKEN = "]<]minimax[>[";

	private static final Wrapper WRAPPER = new Wrapper(TOKEN + "<tool_call>", TOKEN + "</tool_call>");

	private static final String CALL = TOKEN + "<invoke name=";

	private static final String CALL_CLOSER = TOKEN + "</invoke>";

	private static final String ITEM = "item";

	@Override
	public String id() {
		return "minimax-m3";
	}

	@Override
	public List<String> openers() {
		return List.of(WRAPPER.opener(), CALL);
	}

	@Override
	public @Nullable Block parse(Cursor cursor, OfferedTools tools) {
		List<String> closers = Wrapper.takeOpeners(cursor, List.of(WRAPPER));
		List<ParsedCall> calls = new ArrayList<>();
		while (cursor.takeBehindBlanks(CALL)) {
			String name = cursor.takeQuoted();
			JsonNode arguments = cursor.take(">") ? new Values(cursor, name, tools).read() : null;
			if (!(arguments instanceof ObjectNode object) || !cursor.takeBehindBlanks(CALL_CLOSER)) {
				return null;
			}
			calls.add(new ParsedCall(name, object));
		}
		Wrapper.takeClosers(cursor, closers);
		return calls.isEmpty() ? null : new Block(calls);
	}

	/**
	 * Values of one call.
	 */
	private record Values(Cursor cursor, String tool, OfferedTools tools) {

		private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

		@Nullable JsonNode read() {
			this.cursor.skipBlanks();
			return this.cursor.sees(CALL_CLOSER) ? NODES.objectNode() : elements(JsonLocation.root());
		}

		/**
		 * The elements that follow each other here: an array if they are items, otherwise
		 * an object.
		 */
		private @Nullable JsonNode elements(JsonLocation location) {
			ObjectNode object = NODES.objectNode();
			ArrayNode items = NODES.arrayNode();
			String name = takeStart();
			while (!name.isEmpty()) {
				boolean item = name.equals(ITEM) && !location.isRoot();
				JsonLocation place = item ? location.item(items.size()) : location.property(name);
				JsonNode value = value(place);
				if (value == null || !this.cursor.take(TOKEN + "</" + name + ">")
						|| !add(name, value, item, object, items, location)) {
					return null;
				}
				this.cursor.skipBlanks();
				name = takeStart();
			}
			if (items.isEmpty()) {
				return object;
			}
			return object.isEmpty() ? items : null;
		}

		/**
		 * Adds a value; a repeated name is a list if the schema says so.
		 */
		private boolean add(String name, JsonNode value, boolean item, ObjectNode object, ArrayNode items,
				JsonLocation location) {
			if (item) {
				items.add(value);
				return true;
			}
			JsonNode previous = object.get(name);
			if (previous == null) {
				object.set(name, value);
				return true;
			}
			if (!this.tools.kindsAt(this.tool, location.property(name)).contains(JsonKind.ARRAY)) {
				return false;
			}
			ArrayNode list = (previous instanceof ArrayNode array) ? array : object.putArray(name).add(previous);
			list.add(value);
			return true;
		}

		/**
		 * Name of the element whose start tag stands here; empty if none does.
		 */
		private String takeStart() {
			int start = this.cursor.at();
			if (this.cursor.take(TOKEN + "<") && this.cursor.peek() != '/') {
				String name = this.cursor.takeUntil('>');
				if (!name.isEmpty() && this.cursor.take(">")) {
					return name;
				}
			}
			this.cursor.moveTo(start);
			return "";
		}

		/**
		 * Content of an element: text, or elements and blanks.
		 */
		private @Nullable JsonNode value(JsonLocation location) {
			int start = this.cursor.at();
			if (location.segments().size() > JsonScan.DEEPEST) {
				return null;
			}
			this.cursor.skipBlanks();
			if (this.cursor.sees(TOKEN + "<") && !this.cursor.sees(TOKEN + "</")) {
				return elements(location);
			}
			int end = this.cursor.find(TOKEN, start);
			if (end < 0) {
				return null;
			}
			this.cursor.moveTo(end);
			return TypedValues.bySchema(this.cursor.text(start, end), this.tool, location, this.tools);
		}

	}

}
