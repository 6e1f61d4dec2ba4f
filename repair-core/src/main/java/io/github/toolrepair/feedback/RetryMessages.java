package io.github.toolrepair.feedback;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.github.toolrepair.json.JsonReading;
import io.github.toolrepair.json.JsonTextReader;
import io.github.toolrepair.json.JsonTextWriter;
import io.github.toolrepair.model.CallContext;
import io.github.toolrepair.model.FeedbackOptions;
import io.github.toolrepair.model.Issue;
import io.github.toolrepair.model.RepairLimits;
import io.github.toolrepair.model.UnrepairableReason;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * Answers for calls that did not run. Each is the text of one JSON object that makes the
 * model's next call right: what was wrong, what is expected, and nothing of the bad
 * sample unless that is configured, since models imitate what they read.
 */
public final class RetryMessages {

	/** Most issues that one answer lists; a model that fixes these sees the rest. */
	private static final int MOST_ISSUES = 20;

	/** Most that all listed issues take together, in characters. */
	private static final int LONGEST_ISSUES = 3_000;

	/** Most of what a model sent that is quoted, in characters. */
	private static final int LONGEST_QUOTATION = 300;

	/** Longest schema that an answer carries, in characters. */
	private static final int LONGEST_SCHEMA = 8_000;

	private static final int MOST_SUGGESTIONS = 3;

	/** Most that all suggestions take together, in characters. */
	private static final int LONGEST_SUGGESTIONS = 4_000;

	private static final JsonTextReader READER = new JsonTextReader(RepairLimits.DEEPEST_NESTING);

	private static final String ERROR = "error";

	private static final String UNKNOWN_TOOL = "unknown-tool";

	private static final String NOT_BOUND = "not-bound";

	private static final String REPEATED = "repeated";

	private static final Set<String> ERRORS = Stream
		.concat(Arrays.stream(UnrepairableReason.values()).map(UnrepairableReason::id),
				Stream.of(UNKNOWN_TOOL, NOT_BOUND, REPEATED))
		.collect(Collectors.toUnmodifiableSet());

	private RetryMessages() {
	}

	/**
	 * Whether the text is an answer that was made here, so that the call that it answers
	 * was refused.
	 */
	public static boolean isRetryMessage(String text) {
		// Results of tools may be long and are hardly ever read.
		return text.startsWith("{\"" + ERROR + "\":") && READER.read(text) instanceof JsonReading.Value answer
				&& ERRORS.contains(answer.value().path(ERROR).stringValue(""));
	}

	/**
	 * Answer for a call to a tool that was not offered.
	 * @param available names of the tools that were offered
	 */
	public static String unknownTool(Collection<String> available) {
		ObjectNode answer = JsonNodeFactory.instance.objectNode();
		answer.put(ERROR, UNKNOWN_TOOL);
		answer.put("message", available.isEmpty() ? "There are no tools. Answer without calling one."
				: "There is no tool of that name. Nothing was run. Call one of the available tools.");
		ArrayNode names = answer.putArray("available_tools");
		available.forEach(names::add);
		return JsonTextWriter.write(answer);
	}

	/**
	 * Answer for a call whose arguments satisfied the schema but could not be bound to
	 * the tool's parameters.
	 * @param toolName name of the tool
	 * @param inputSchema its schema, as text
	 */
	public static String bindingFailure(String toolName, String inputSchema) {
		ObjectNode answer = answer(toolName, NOT_BOUND,
				"The tool did not accept the arguments. Send them as the schema describes.");
		putSchema(answer, inputSchema);
		return JsonTextWriter.write(answer);
	}

	/**
	 * Answer for the same unrepairable call, sent again and again.
	 * @param toolName name of the tool
	 */
	public static String identicalRetries(String toolName) {
		return JsonTextWriter.write(answer(toolName, REPEATED,
				"The same call was refused several times. Do not send it again. Tell the user that this tool could not "
						+ "be called and go on without it."));
	}

	/**
	 * Answer for an unrepairable call.
	 * @param call the call
	 * @param reason why it is unrepairable
	 * @param issues places that are wrong
	 * @param readings arguments that the call may have meant, where the reason is
	 * {@link UnrepairableReason#AMBIGUOUS}
	 * @param rawArguments what the model sent
	 */
	public static String unrepairable(CallContext call, UnrepairableReason reason, List<Issue> issues,
			List<JsonNode> readings, String rawArguments) {
		FeedbackOptions options = call.policy().feedback();
		ObjectNode answer = answer(call.contract().name(), reason.id(), message(reason, call));
		if (reason != UnrepairableReason.CUT_OFF && !issues.isEmpty()) {
			ArrayNode list = answer.putArray("issues");
			new IssueEntries(call.shape()).of(issues, MOST_ISSUES, LONGEST_ISSUES).forEach(list::add);
		}
		if (reason == UnrepairableReason.AMBIGUOUS && options.suggest()) {
			putSuggestions(answer, readings);
		}
		if (needsSchema(reason)) {
			putSchema(answer, call.contract().inputSchema());
		}
		if (options.quoteInput()) {
			answer.put("received", quotation(rawArguments));
		}
		return JsonTextWriter.write(answer);
	}

	private static ObjectNode answer(String toolName, String error, String message) {
		ObjectNode answer = JsonNodeFactory.instance.objectNode();
		answer.put(ERROR, error);
		answer.put("tool", toolName);
		answer.put("message", message);
		return answer;
	}

	private static String message(UnrepairableReason reason, CallContext call) {
		return switch (reason) {
			case NOT_JSON -> "The arguments are not valid JSON. Nothing was run. "
					+ "Send one JSON object that satisfies the schema.";
			case NO_ARGUMENTS -> "No arguments were sent, but the tool requires some. Nothing was run. "
					+ "Send one JSON object that satisfies the schema.";
			case NOT_AN_OBJECT -> "The arguments are not a JSON object. Nothing was run. "
					+ "Send one JSON object that satisfies the schema.";
			case SEVERAL_OBJECTS -> "Several different JSON objects were sent as the arguments of one call. "
					+ "Nothing was run. Make one call after the other, each with one JSON object.";
			case TOO_LARGE -> "The arguments are longer than " + call.policy().limits().maxInputBytes()
					+ " bytes. Nothing was run. Send a shorter call.";
			case TOO_DEEP -> "The arguments are nested deeper than " + call.policy().limits().maxDepth()
					+ " levels. Nothing was run. Send a flatter call.";
			case CUT_OFF -> "The call was cut off because the output was too long. Nothing was run. "
					+ "Send a shorter call, or split the work into several calls.";
			case NUMBER_OUT_OF_RANGE ->
				"The arguments hold a number that is too large. Nothing was run. " + "Send numbers of ordinary size.";
			case DUPLICATE_NAME ->
				"One name was sent twice with different values. Nothing was run. " + "Send each parameter once.";
			case ALIAS_CONFLICT -> "One parameter was sent under two names with different values. Nothing was run. "
					+ "Send it once, under the name that is given here.";
			case AMBIGUOUS ->
				"The arguments can be read in more than one way. Nothing was run. " + "Send the one that you mean.";
			case TOO_COMPLEX ->
				"The arguments are too complex to check, or too much of them is wrong. Nothing was run. "
						+ "Send simpler arguments, as the schema describes.";
			case INVALID -> "The arguments do not satisfy the tool's schema. Nothing was run. "
					+ "Correct what is listed and call the tool again.";
		};
	}

	private static boolean needsSchema(UnrepairableReason reason) {
		return switch (reason) {
			case NOT_JSON, NO_ARGUMENTS, NOT_AN_OBJECT, SEVERAL_OBJECTS, TOO_COMPLEX -> true;
			default -> false;
		};
	}

	/**
	 * Long readings are left out: the model knows what it meant.
	 */
	private static void putSuggestions(ObjectNode answer, List<JsonNode> readings) {
		List<JsonNode> first = readings.stream().limit(MOST_SUGGESTIONS).toList();
		if (first.stream().mapToInt((reading) -> JsonTextWriter.write(reading).length()).sum() <= LONGEST_SUGGESTIONS) {
			first.forEach(answer.putArray("suggestions")::add);
		}
	}

	private static void putSchema(ObjectNode answer, String inputSchema) {
		if (inputSchema.length() <= LONGEST_SCHEMA && READER.read(inputSchema) instanceof JsonReading.Value schema) {
			answer.set("schema", schema.value());
		}
	}

	private static String quotation(String rawArguments) {
		return (rawArguments.length() <= LONGEST_QUOTATION) ? rawArguments
				: TextCut.cut(rawArguments, LONGEST_QUOTATION - 1) + "…";
	}

}
