package io.github.toolrepair.schema;

import java.util.ArrayList;
import java.util.List;

import io.github.toolrepair.model.UnionBranch;

/**
 * Reads the branches of unions out of the way on which validation came to an issue, such
 * as {@code /properties/order/anyOf/0/type}.
 */
final class UnionPath {

	private UnionPath() {
	}

	/**
	 * Branches on the way, outermost first.
	 * @param path keywords, names and indexes from the root of the schema
	 */
	static List<UnionBranch> branches(List<String> path) {
		if (!path.contains("anyOf") && !path.contains("oneOf")) {
			return List.of();
		}
		List<UnionBranch> branches = new ArrayList<>();
		int depth = 0;
		int from = 0;
		int at = 0;
		while (at < path.size() - 1) {
			String next = path.get(at + 1);
			switch (path.get(at)) {
				case "anyOf", "oneOf" -> {
					branches.add(new UnionBranch(depth, String.join("/", path.subList(from, at + 1)), index(next)));
					at += 2;
					from = at;
				}
				case "properties", "patternProperties", "prefixItems" -> {
					depth++;
					at += 2;
				}
				case "items" -> {
					depth++;
					at += isIndex(next) ? 2 : 1;
				}
				case "additionalProperties", "unevaluatedProperties", "additionalItems", "unevaluatedItems",
						"contains" -> {
					depth++;
					at++;
				}
				case "allOf", "dependentSchemas", "dependencies" -> at += 2;
				case "if", "then", "else", "not", "$ref", "$dynamicRef", "$recursiveRef" -> at++;
				default -> at = path.size();
			}
		}
		return branches;
	}

	private static boolean isIndex(String element) {
		return !element.isEmpty() && element.chars().allMatch((character) -> character >= '0' && character <= '9');
	}

	private static int index(String element) {
		return isIndex(element) ? Integer.parseInt(element) : 0;
	}

}
