package io.github.toolrepair.convert;

import java.util.function.Function;

import io.github.toolrepair.model.JsonKind;
import io.github.toolrepair.model.RuleId;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * One lossless conversion.
 *
 * @param id stable ID, {@code conversion.target-from-source}
 * @param target kind of the result
 * @param function gives the converted value, or null where anything would be lost or
 * guessed
 */
record Conversion(RuleId id, JsonKind target, Function<JsonNode, @Nullable JsonNode> function) {

	@Nullable JsonNode convert(JsonNode value) {
		return this.function.apply(value);
	}

}
