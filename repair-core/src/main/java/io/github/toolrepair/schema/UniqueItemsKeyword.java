package io.github.toolrepair.schema;

import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

import com.networknt.schema.ExecutionContext;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaContext;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.keyword.AbstractKeyword;
import com.networknt.schema.keyword.BaseKeywordValidator;
import com.networknt.schema.keyword.Keyword;
import com.networknt.schema.keyword.KeywordValidator;
import com.networknt.schema.path.NodePath;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/**
 * The keyword {@code uniqueItems}, with one issue for a list however many items it
 * repeats. It compares items by one text for equal values, whose order lets a hash table
 * stay fast for items that are made to have the same hash.
 */
final class UniqueItemsKeyword extends AbstractKeyword {

	UniqueItemsKeyword() {
		super("uniqueItems");
	}

	@Override
	public KeywordValidator newValidator(SchemaLocation location, JsonNode value, Schema parent,
			SchemaContext context) {
		return new Validator(this, value, location, parent, context);
	}

	/**
	 * The keyword with its value.
	 */
	private static final class Validator extends BaseKeywordValidator {

		private final boolean unique;

		Validator(Keyword keyword, JsonNode value, SchemaLocation location, Schema parent, SchemaContext context) {
			super(keyword, value, location, parent, context);
			this.unique = value.asBoolean(false);
		}

		@Override
		public void validate(ExecutionContext execution, JsonNode value, JsonNode root, NodePath location) {
			if (this.unique && value.isArray() && hasRepetition(value)) {
				execution.addError(error().instanceNode(value)
					.instanceLocation(location)
					.evaluationPath(execution.getEvaluationPath())
					.locale(execution.getExecutionConfig().getLocale())
					.build());
			}
		}

		private static boolean hasRepetition(JsonNode items) {
			Set<String> seen = new HashSet<>();
			return items.valueStream().anyMatch((item) -> !seen.add(text(item)));
		}

		private static String text(JsonNode item) {
			StringBuilder text = new StringBuilder();
			append(item, text);
			return text.toString();
		}

		private static void append(JsonNode item, StringBuilder text) {
			if (item.isArray()) {
				text.append('[');
				item.forEach((child) -> {
					append(child, text);
					text.append(',');
				});
				text.append(']');
			}
			else if (item.isObject()) {
				text.append('{');
				Map<String, JsonNode> sorted = new TreeMap<>();
				item.forEachEntry(sorted::put);
				sorted.forEach((name, child) -> {
					text.append(JsonNodeFactory.instance.stringNode(name)).append(':');
					append(child, text);
					text.append(',');
				});
				text.append('}');
			}
			else if (item.isNumber()) {
				text.append(item.decimalValue().stripTrailingZeros());
			}
			else {
				text.append(item);
			}
		}

	}

}
