package io.github.toolrepair.spring.advisor;

import java.util.List;

import org.jspecify.annotations.Nullable;

import org.springframework.ai.chat.client.ChatClientAttributes;
import org.springframework.ai.chat.client.ChatClientRequest;
import org.springframework.ai.chat.prompt.ChatOptions;
import org.springframework.beans.BeanWrapper;
import org.springframework.beans.PropertyAccessorFactory;

/**
 * Tells whether a request asks for an answer in JSON, so that JSON in the answer is no
 * call.
 */
final class StructuredOutput {

	/**
	 * Properties by which the options of Spring AI 2.0.1's clients ask for JSON: all
	 * together, OpenAI and compatible ones, Ollama, Google GenAI.
	 */
	private static final List<String> PROPERTIES = List.of("outputSchema", "responseFormat", "format",
			"responseMimeType", "responseSchema");

	private StructuredOutput() {
	}

	static boolean isRequested(ChatClientRequest request) {
		return request.context().get(ChatClientAttributes.OUTPUT_FORMAT.getKey()) != null
				|| request.context().get(ChatClientAttributes.STRUCTURED_OUTPUT_SCHEMA.getKey()) != null
				|| isRequested(request.prompt().getOptions());
	}

	private static boolean isRequested(@Nullable ChatOptions options) {
		if (options == null) {
			return false;
		}
		BeanWrapper properties = PropertyAccessorFactory.forBeanPropertyAccess(options);
		return PROPERTIES.stream()
			.anyMatch((name) -> properties.isReadableProperty(name) && properties.getPropertyValue(name) != null);
	}

}
