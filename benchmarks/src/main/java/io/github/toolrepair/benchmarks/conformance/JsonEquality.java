package io.github.toolrepair.benchmarks.conformance;

import java.util.Map;

import tools.jackson.databind.JsonNode;

/**
 * Equality of JSON values: numbers by their exact value, whatever their notation; objects
 * without regard to order.
 */
final class JsonEquality {

	private JsonEquality() {
	}

	/**
	 * Whether both mean the same; 5 and 5.0 do.
	 */
	static boolean isSame(JsonNode left, JsonNode right) {
		if (left.isNumber() && right.isNumber()) {
			return left.decimalValue().compareTo(right.decimalValue()) == 0;
		}
		if (left.isArray() && right.isArray()) {
			return left.size() == right.size() && hasSameItems(left, right);
		}
		if (left.isObject() && right.isObject()) {
			return left.size() == right.size() && left.propertyStream().allMatch((property) -> isIn(property, right));
		}
		return left.equals(right);
	}

	private static boolean hasSameItems(JsonNode left, JsonNode right) {
		for (int i = 0; i < left.size(); i++) {
			if (!isSame(left.path(i), right.path(i))) {
				return false;
			}
		}
		return true;
	}

	private static boolean isIn(Map.Entry<String, JsonNode> property, JsonNode object) {
		JsonNode value = object.get(property.getKey());
		return value != null && isSame(property.getValue(), value);
	}

}
