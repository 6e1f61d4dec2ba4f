package io.github.toolrepair;

import java.util.List;
import java.util.function.Function;

import io.github.toolrepair.model.Issue;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * Strict validation of the arguments of one call. It remembers what it said last, since
 * the search begins with the arguments that were found not to be valid as sent.
 */
final class ArgumentValidation {

	private final Function<JsonNode, List<Issue>> validator;

	private @Nullable JsonNode last;

	private List<Issue> lastIssues = List.of();

	ArgumentValidation(Function<JsonNode, List<Issue>> validator) {
		this.validator = validator;
	}

	/**
	 * Issues of the arguments, which nobody changes in place.
	 */
	@SuppressWarnings("ReferenceEquality")
	List<Issue> issues(JsonNode arguments) {
		if (arguments != this.last) {
			this.lastIssues = this.validator.apply(arguments);
			this.last = arguments;
		}
		return this.lastIssues;
	}

}
