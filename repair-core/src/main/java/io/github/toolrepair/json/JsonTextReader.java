package io.github.toolrepair.json;

import java.math.BigDecimal;
import java.util.ArrayDeque;
import java.util.Deque;

import io.github.toolrepair.model.UnrepairableReason;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.json.JsonFactoryBuilder;
import tools.jackson.core.json.JsonReadFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * Reads one JSON text into a tree, exactly: integers of any size and decimals keep their
 * digits, a repeated name with the same value counts once, a repeated name with another
 * value is a {@link UnrepairableReason#DUPLICATE_NAME}.
 * <p>
 * Jackson's own tree reading keeps either the last value or none of a repeated name,
 * therefore the tree is built here from Jackson's tokens. It is built without recursion.
 */
public final class JsonTextReader {

	private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

	/** Beyond it, turning a decimal into an integer would cost more than its text. */
	private static final int LARGEST_EXPONENT = 9_999;

	private static final JsonFactory BOUNDLESS = JsonFactory.builder()
		.streamReadConstraints(StreamReadConstraints.builder()
			.maxNestingDepth(Integer.MAX_VALUE)
			.maxNumberLength(Integer.MAX_VALUE)
			.maxStringLength(Integer.MAX_VALUE)
			.maxNameLength(Integer.MAX_VALUE)
			.build())
		.build();

	private final JsonFactory factory;

	private final int maxDepth;

	/**
	 * Reader that accepts what RFC 8259 does, and what the given features add.
	 * @param maxDepth deepest nesting of arrays and objects
	 * @param leniencies features of Jackson that accept more
	 */
	public JsonTextReader(int maxDepth, JsonReadFeature... leniencies) {
		this.maxDepth = maxDepth;
		JsonFactoryBuilder builder = JsonFactory.builder();
		for (JsonReadFeature leniency : leniencies) {
			builder.enable(leniency);
		}
		this.factory = builder
			.streamReadConstraints(StreamReadConstraints.builder()
				.maxNestingDepth(maxDepth + 1)
				.maxStringLength(Integer.MAX_VALUE)
				.maxNameLength(Integer.MAX_VALUE)
				.build())
			.build();
	}

	/**
	 * Reads the whole text. Never throws for any text.
	 */
	public JsonReading read(String text) {
		try (JsonParser parser = this.factory.createParser(ObjectReadContext.empty(), text)) {
			return read(parser);
		}
		catch (StreamConstraintsException | NumberFormatException ex) {
			return new JsonReading.Failure(UnrepairableReason.NUMBER_OUT_OF_RANGE);
		}
		catch (JacksonException ex) {
			return new JsonReading.Failure(UnrepairableReason.NOT_JSON);
		}
	}

	/**
	 * Whether the text is one JSON value, however deep it is nested, however large its
	 * numbers are, and whatever names it repeats.
	 */
	public static boolean isWellFormed(String text) {
		try (JsonParser parser = BOUNDLESS.createParser(ObjectReadContext.empty(), text)) {
			JsonToken first = parser.nextToken();
			if (first == null) {
				return false;
			}
			parser.skipChildren();
			return parser.nextToken() == null;
		}
		catch (JacksonException ex) {
			return false;
		}
	}

	private JsonReading read(JsonParser parser) {
		JsonToken token = parser.nextToken();
		if (token == null) {
			return new JsonReading.Failure(UnrepairableReason.NOT_JSON);
		}
		Deque<Container> open = new ArrayDeque<>();
		while (true) {
			JsonNode complete = null;
			switch (token) {
				case START_OBJECT -> open.push(new Container(NODES.objectNode()));
				case START_ARRAY -> open.push(new Container(NODES.arrayNode()));
				case PROPERTY_NAME -> open.element().name = parser.currentName();
				case END_OBJECT, END_ARRAY -> complete = open.pop().node;
				default -> complete = scalar(parser, token);
			}
			if (open.size() > this.maxDepth) {
				return new JsonReading.Failure(UnrepairableReason.TOO_DEEP);
			}
			if (complete == null && token.isScalarValue()) {
				return new JsonReading.Failure(UnrepairableReason.NUMBER_OUT_OF_RANGE);
			}
			if (complete != null && open.isEmpty()) {
				return (parser.nextToken() == null) ? new JsonReading.Value(complete)
						: new JsonReading.Failure(UnrepairableReason.NOT_JSON);
			}
			if (complete != null && !open.element().add(complete)) {
				return new JsonReading.Failure(UnrepairableReason.DUPLICATE_NAME);
			}
			token = parser.nextToken();
			if (token == null) {
				return new JsonReading.Failure(UnrepairableReason.NOT_JSON);
			}
		}
	}

	private static @Nullable JsonNode scalar(JsonParser parser, JsonToken token) {
		return switch (token) {
			case VALUE_STRING -> NODES.stringNode(parser.getString());
			case VALUE_TRUE -> NODES.booleanNode(true);
			case VALUE_FALSE -> NODES.booleanNode(false);
			case VALUE_NULL -> NODES.nullNode();
			case VALUE_NUMBER_INT -> integer(parser);
			case VALUE_NUMBER_FLOAT -> decimal(parser.getDecimalValue());
			default -> throw new IllegalStateException("Unexpected token " + token);
		};
	}

	private static JsonNode integer(JsonParser parser) {
		return switch (parser.getNumberType()) {
			case INT -> NODES.numberNode(parser.getIntValue());
			case LONG -> NODES.numberNode(parser.getLongValue());
			default -> NODES.numberNode(parser.getBigIntegerValue());
		};
	}

	private static @Nullable JsonNode decimal(BigDecimal value) {
		return (Math.abs((long) value.scale()) > LARGEST_EXPONENT) ? null : NODES.numberNode(value);
	}

	/**
	 * Array or object whose end was not read yet.
	 */
	private static final class Container {

		private final JsonNode node;

		private String name = "";

		Container(JsonNode node) {
			this.node = node;
		}

		/**
		 * Adds a value; false if its name already holds another one.
		 */
		boolean add(JsonNode value) {
			if (this.node instanceof ArrayNode array) {
				array.add(value);
				return true;
			}
			JsonNode previous = ((ObjectNode) this.node).replace(this.name, value);
			return previous == null || previous.equals(value);
		}

	}

}
