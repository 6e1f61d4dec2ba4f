package io.github.toolrepair;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

import io.github.toolrepair.model.Selector;
import io.github.toolrepair.model.ToolAlias;
import io.github.toolrepair.model.ToolContract;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * A random tool with random arguments that are valid for it. The same seed gives the same
 * call.
 */
final class RandomCall {

	private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

	private static final List<String> NAMES = List.of("path", "limit", "tags", "unit", "force", "order", "edits",
			"note", "ratio", "ids");

	/** Text that looks like something else, and text of everyday. */
	private static final List<String> TEXTS = List.of("", " ", "a", "src/main", "two words", "null", "None", "true",
			"42", "0", "5.0", "{}", "[]", "[\"a\"]", "{\"path\":\"a\"}", "a, b", "line one\nline two", "\ttab\r\n",
			"say \"so\"", "C:\\new\\table", "C:\\Users\\dev", "C:\\Users\\tom", "<a href=\"/x\">the \"x\"</a>",
			"print(\"hi\", end=\"\")\n", "it's", "{\"a\": \"b\"}", "trailing \\", "```json\n{}\n```", "</s>",
			"\u0000\u001f", "\u00fc\u20ac", "\uD83D\uDE00", "\u2028", "'single'", "// no comment", "x".repeat(300));

	private static final List<String> UNITS = List.of("celsius", "fahrenheit", "42", "null");

	private final SplittableRandom random;

	private final ObjectNode schema;

	private final ObjectNode arguments;

	RandomCall(long seed) {
		this.random = new SplittableRandom(seed);
		this.schema = objectSchema(2);
		this.arguments = object(this.schema);
	}

	/**
	 * Schema of the tool: an object without further properties.
	 */
	ObjectNode schema() {
		return this.schema;
	}

	/**
	 * Arguments that are valid.
	 */
	ObjectNode arguments() {
		return this.arguments;
	}

	/**
	 * The tool, whose parameters also go by their name with {@code the_} before it.
	 */
	ToolContract contract() {
		return contract(this.schema);
	}

	static ToolContract contract(JsonNode schema) {
		List<ToolAlias> aliases = schema.path("properties")
			.propertyNames()
			.stream()
			.map((name) -> new ToolAlias(Selector.parse("/" + name), List.of("the_" + name)))
			.toList();
		return new ToolContract("tool", schema.toString(), aliases);
	}

	/**
	 * The arguments as text, at times with blanks between tokens.
	 */
	String text(JsonNode arguments) {
		return this.random.nextBoolean() ? arguments.toString() : arguments.toPrettyString();
	}

	private ObjectNode objectSchema(int depth) {
		ObjectNode object = NODES.objectNode().put("type", "object");
		ObjectNode properties = object.putObject("properties");
		ArrayNode required = NODES.arrayNode();
		List<String> names = new ArrayList<>(NAMES);
		int size = this.random.nextInt(1, 5);
		for (int i = 0; i < size; i++) {
			String name = names.remove(this.random.nextInt(names.size()));
			properties.set(name, valueSchema(depth));
			if (this.random.nextBoolean()) {
				required.add(name);
			}
		}
		if (!required.isEmpty()) {
			object.set("required", required);
		}
		return object.put("additionalProperties", false);
	}

	private ObjectNode valueSchema(int depth) {
		ObjectNode schema = NODES.objectNode();
		switch (this.random.nextInt((depth > 0) ? 10 : 7)) {
			case 0, 1 -> schema.put("type", "string");
			case 2 -> schema.put("type", "integer");
			case 3 -> schema.put("type", "number");
			case 4 -> schema.put("type", "boolean");
			case 5 -> UNITS.forEach(schema.put("type", "string").putArray("enum")::add);
			case 6 -> schema.putArray("type").add("string").add("null");
			case 7 -> schema.setAll(objectSchema(depth - 1));
			default -> schema.put("type", "array").set("items", valueSchema(depth - 1));
		}
		return schema;
	}

	private JsonNode value(JsonNode schema) {
		if (schema.has("enum")) {
			return NODES.stringNode(pick(UNITS));
		}
		return switch (schema.path("type").asString("nullable")) {
			case "integer" -> integer();
			case "number" -> this.random.nextBoolean() ? integer() : NODES
				.numberNode(BigDecimal.valueOf(this.random.nextInt(-5_000, 5_000), this.random.nextInt(0, 6)));
			case "boolean" -> NODES.booleanNode(this.random.nextBoolean());
			case "object" -> object(schema);
			case "array" -> array(schema.path("items"));
			case "string" -> NODES.stringNode(pick(TEXTS));
			default -> this.random.nextBoolean() ? NODES.nullNode() : NODES.stringNode(pick(TEXTS));
		};
	}

	private JsonNode integer() {
		return switch (this.random.nextInt(4)) {
			case 0 -> NODES.numberNode(this.random.nextInt(-10, 10));
			case 1 -> NODES.numberNode(9_007_199_254_740_993L);
			case 2 -> NODES.numberNode(new BigDecimal("123456789012345678901234567890").toBigInteger());
			default -> NODES.numberNode(this.random.nextLong());
		};
	}

	private ObjectNode object(JsonNode schema) {
		ObjectNode object = NODES.objectNode();
		schema.path("properties").forEachEntry((name, property) -> {
			boolean required = schema.path("required")
				.valueStream()
				.anyMatch((node) -> node.stringValue().equals(name));
			if (required || this.random.nextBoolean()) {
				object.set(name, value(property));
			}
		});
		return object;
	}

	private ArrayNode array(JsonNode items) {
		ArrayNode array = NODES.arrayNode();
		int size = List.of(0, 1, 1, 1, 2, 3).get(this.random.nextInt(6));
		for (int i = 0; i < size; i++) {
			array.add(value(items));
		}
		return array;
	}

	private <T> T pick(List<T> values) {
		return values.get(this.random.nextInt(values.size()));
	}

}
