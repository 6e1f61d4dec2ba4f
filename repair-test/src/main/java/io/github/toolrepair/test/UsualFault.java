package io.github.toolrepair.test;

import java.util.List;
import java.util.Map;

import io.github.toolrepair.model.ToolContract;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * A fault that models make often, and that leaves no doubt about what was meant.
 */
enum UsualFault {

	ENCODED_TWICE {

		@Override
		String damage(ToolContract contract, ObjectNode valid) {
			return JsonNodeFactory.instance.stringNode(valid.toString()).toString();
		}

	},

	CODE_FENCE {

		@Override
		String damage(ToolContract contract, ObjectNode valid) {
			return "```json\n" + valid + "\n```";
		}

	},

	TEXT_AROUND {

		@Override
		String damage(ToolContract contract, ObjectNode valid) {
			return "Here are the arguments: " + valid;
		}

	},

	CONTROL_TOKEN_BEHIND {

		@Override
		String damage(ToolContract contract, ObjectNode valid) {
			return valid + "<|im_end|>";
		}

	},

	TRAILING_COMMA {

		@Override
		@Nullable String damage(ToolContract contract, ObjectNode valid) {
			return valid.isEmpty() ? null : withoutLast(valid) + ",}";
		}

	},

	LOST_BRACE {

		@Override
		@Nullable String damage(ToolContract contract, ObjectNode valid) {
			JsonNode last = valid.isEmpty() ? null : List.copyOf(valid.values()).get(valid.size() - 1);
			// Behind a number, and behind an object, more may have been lost.
			return (last == null || last.isNumber() || last.isContainer()) ? null : withoutLast(valid);
		}

	},

	SINGLE_QUOTES {

		@Override
		@Nullable String damage(ToolContract contract, ObjectNode valid) {
			String text = valid.toString();
			return (text.indexOf('\'') >= 0 || text.indexOf('\\') >= 0 || text.indexOf('"') < 0) ? null
					: text.replace('"', '\'');
		}

	},

	WRAPPED {

		@Override
		@Nullable String damage(ToolContract contract, ObjectNode valid) {
			JsonNode schema = Json.read(contract.inputSchema());
			boolean proven = !schema.path("required").isEmpty() || isClosed(schema);
			return (proven && !schema.path("properties").has("arguments")) ? "{\"arguments\":" + valid + "}" : null;
		}

	},

	NULL_FOR_AN_OPTIONAL_PARAMETER {

		@Override
		@Nullable String damage(ToolContract contract, ObjectNode valid) {
			JsonNode schema = Json.read(contract.inputSchema());
			ObjectNode damaged = valid.deepCopy();
			for (Map.Entry<String, JsonNode> property : schema.path("properties").properties()) {
				if (!valid.has(property.getKey()) && property.getValue().path("type").isString()) {
					damaged.putNull(property.getKey());
				}
			}
			return (damaged.size() > valid.size()) ? damaged.toString() : null;
		}

	},

	VALUES_AS_TEXT {

		@Override
		@Nullable String damage(ToolContract contract, ObjectNode valid) {
			JsonNode properties = Json.read(contract.inputSchema()).path("properties");
			ObjectNode damaged = valid.deepCopy();
			valid.forEachEntry((name, value) -> {
				if (!value.isString() && !value.isNull() && properties.path(name).path("type").isString()) {
					damaged.put(name, value.toString());
				}
			});
			return damaged.equals(valid) ? null : damaged.toString();
		}

	};

	/**
	 * The call with this fault; null if it can't have it.
	 */
	abstract @Nullable String damage(ToolContract contract, ObjectNode valid);

	static boolean isClosed(JsonNode schema) {
		return schema.path("additionalProperties").isBoolean() && !schema.path("additionalProperties").booleanValue();
	}

	private static String withoutLast(ObjectNode object) {
		String text = object.toString();
		return text.substring(0, text.length() - 1);
	}

}
