package io.github.toolrepair.schema;

import java.util.Optional;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.github.toolrepair.json.JsonReading;
import io.github.toolrepair.json.JsonTextReader;
import io.github.toolrepair.model.RepairLimits;
import io.github.toolrepair.model.ToolContract;
import org.jspecify.annotations.Nullable;

/**
 * Compiled schemas of the tools, each compiled once and kept in a bounded cache.
 */
public final class StrictValidator {

	/** More tools than a request can carry; a larger set is compiled again. */
	private static final int MOST_SCHEMAS = 1_000;

	private static final JsonTextReader READER = new JsonTextReader(RepairLimits.DEEPEST_NESTING);

	private final Cache<String, Optional<ToolSchema>> schemas = Caffeine.newBuilder().maximumSize(MOST_SCHEMAS).build();

	/**
	 * Schema of the tool; null if what the contract holds can't be used as one.
	 */
	public @Nullable ToolSchema schemaOf(ToolContract contract) {
		return this.schemas.get(contract.bindingSchema(), StrictValidator::compile).orElse(null);
	}

	private static Optional<ToolSchema> compile(String text) {
		if (!(READER.read(text) instanceof JsonReading.Value schema)) {
			return Optional.empty();
		}
		try {
			return Optional.of(ToolSchema.compile(schema.value()));
		}
		catch (UnusableSchemaException ex) {
			return Optional.empty();
		}
	}

}
