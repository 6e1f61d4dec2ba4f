package io.github.toolrepair.schema;

import org.jspecify.annotations.Nullable;

/**
 * A tool's input schema is not one that can validate anything. It is the tool's fault,
 * not the model's.
 */
public final class UnusableSchemaException extends RuntimeException {

	private static final long serialVersionUID = 1L;

	UnusableSchemaException(@Nullable Throwable cause) {
		super("The tool's input schema can't be used", cause);
	}

}
