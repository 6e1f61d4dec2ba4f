package io.github.toolrepair.sample;

/**
 * A real model was asked for, and there is no key for it.
 */
final class MissingApiKeyException extends RuntimeException {

	private static final long serialVersionUID = 1L;

	MissingApiKeyException() {
		super("The property 'spring.ai.openai.api-key' is empty");
	}

}
