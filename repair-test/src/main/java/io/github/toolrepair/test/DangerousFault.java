package io.github.toolrepair.test;

import java.util.ArrayList;
import java.util.List;

import io.github.toolrepair.model.ToolContract;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * A fault after which nobody can tell what was meant, so that the call must not run.
 */
enum DangerousFault {

	NOTHING_SENT {

		@Override
		List<String> damage(ToolContract contract, ObjectNode valid) {
			return required(contract).isEmpty() ? List.of() : List.of("", " ", "null", "{}", "}");
		}

	},

	REQUIRED_PARAMETER_MISSING {

		@Override
		List<String> damage(ToolContract contract, ObjectNode valid) {
			List<String> damaged = new ArrayList<>();
			for (String name : required(contract)) {
				damaged.add(valid.deepCopy().without(name).toString());
			}
			return damaged;
		}

	},

	REQUIRED_PARAMETER_NULL {

		@Override
		List<String> damage(ToolContract contract, ObjectNode valid) {
			JsonNode properties = Json.read(contract.inputSchema()).path("properties");
			List<String> damaged = new ArrayList<>();
			for (String name : required(contract)) {
				if (properties.path(name).path("type").isString()) {
					damaged.add(valid.deepCopy().putNull(name).toString());
				}
			}
			return damaged;
		}

	},

	UNDECLARED_PARAMETER {

		@Override
		List<String> damage(ToolContract contract, ObjectNode valid) {
			return UsualFault.isClosed(Json.read(contract.inputSchema()))
					? List.of(valid.deepCopy().put("undeclared_option", true).toString()) : List.of();
		}

	},

	TWO_CALLS_IN_ONE {

		@Override
		List<String> damage(ToolContract contract, ObjectNode valid) {
			return List.of(valid + "{\"another\":\"call\"}", "[" + valid + ",{\"another\":\"call\"}]");
		}

	},

	CUT_BY_LENGTH {

		@Override
		List<String> damage(ToolContract contract, ObjectNode valid) {
			String text = valid.toString();
			return List.of(text.substring(0, text.length() / 2), text.substring(0, text.length() - 1));
		}

		@Override
		String finishReason() {
			return "length";
		}

	};

	/**
	 * Calls with this fault; empty if the tool can't have it.
	 */
	abstract List<String> damage(ToolContract contract, ObjectNode valid);

	/**
	 * Why the model stopped; null if unknown.
	 */
	@Nullable String finishReason() {
		return null;
	}

	private static List<String> required(ToolContract contract) {
		return Json.read(contract.inputSchema()).path("required").valueStream().map(JsonNode::stringValue).toList();
	}

}
