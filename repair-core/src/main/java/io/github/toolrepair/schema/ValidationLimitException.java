package io.github.toolrepair.schema;

import org.jspecify.annotations.Nullable;

/**
 * Validation of one value takes more steps than its size can explain, such as for a union
 * that refers to itself. The steps are counted, so that the same value always gives the
 * same answer.
 */
public final class ValidationLimitException extends RuntimeException {

	private static final long serialVersionUID = 1L;

	ValidationLimitException(@Nullable Throwable cause) {
		super("Validation takes too many steps", cause, false, false);
	}

}
