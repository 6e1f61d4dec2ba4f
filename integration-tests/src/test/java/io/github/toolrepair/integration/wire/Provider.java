package io.github.toolrepair.integration.wire;

/**
 * Provider of models for which Spring AI has a client.
 */
public enum Provider {

	OPENAI,

	ANTHROPIC,

	OLLAMA,

	GOOGLE_GENAI;

	WireFormat format() {
		return switch (this) {
			case OPENAI -> new OpenAiFormat();
			case ANTHROPIC -> new AnthropicFormat();
			case OLLAMA -> new OllamaFormat();
			case GOOGLE_GENAI -> new GoogleGenAiFormat();
		};
	}

	/**
	 * Whether a call with such arguments can come from this provider.
	 */
	public boolean carries(String arguments, boolean stream) {
		return format().carries(arguments, stream);
	}

}
