package io.github.toolrepair;

import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import io.github.toolrepair.grammar.GrammarAction;
import io.github.toolrepair.grammar.GrammarCall;
import io.github.toolrepair.grammar.GrammarContext;
import io.github.toolrepair.grammar.GrammarMessage;
import io.github.toolrepair.grammar.GrammarObservation;
import io.github.toolrepair.grammar.GrammarReason;
import io.github.toolrepair.grammar.GrammarResult;
import io.github.toolrepair.grammar.GrammarStream;
import io.github.toolrepair.model.EmptyArguments;
import io.github.toolrepair.model.GrammarMode;
import io.github.toolrepair.model.GrammarPolicy;
import io.github.toolrepair.model.ToolContract;
import io.github.toolrepair.model.UnknownGrammarText;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Both sides of every condition under which a printed call becomes a tool call.
 */
class GrammarGatesTests {

	private static final String PING = "<tool_call>{\"name\": \"ping\", \"arguments\": {}}</tool_call>";

	private static final String BOOK = "<tool_call>{\"name\": \"book_table\", \"arguments\": {\"place\": \"x\"}}</tool_call>";

	private static final String BARE = "{\"name\": \"book_table\", \"parameters\": {\"place\": \"x\"}}";

	private static final String UNKNOWN = "<tool_call>{\"name\": \"shutdown\", \"arguments\": {\"now\": true}}</tool_call>";

	private final GrammarPolicy policy = GrammarPolicy.defaults().withMode(GrammarMode.RECOVER);

	@ParameterizedTest
	@ValueSource(strings = { "stop", "STOP", "end_turn", "eos", "eos_token", "complete", "stop_sequence" })
	void promotesWhenModelStoppedByItself(String finishReason) {
		GrammarResult result = recover(this.policy, BOOK, finishReason, false);
		assertThat(result.calls()).containsExactly(new GrammarCall("book_table", "{\"place\":\"x\"}", "hermes"));
		assertOnly(result, "book_table", GrammarAction.PROMOTED, null);
	}

	@ParameterizedTest
	@NullSource
	@ValueSource(strings = { "", "length", "max_tokens", "content_filter", "SAFETY", "error", "tool_calls", "load" })
	void stripsOnlyWhenModelDidNotStopByItself(@Nullable String finishReason) {
		GrammarResult result = recover(this.policy, "Now. " + BOOK, finishReason, false);
		assertThat(result.calls()).isEmpty();
		assertThat(result.text()).isEqualTo("Now.");
		assertOnly(result, "book_table", GrammarAction.STRIPPED, GrammarReason.FINISH_REASON);
	}

	@Test
	void stripsOnlyBesideToolCalls() {
		assertOnly(recover(this.policy, BOOK, "stop", true), "book_table", GrammarAction.STRIPPED,
				GrammarReason.TOOL_CALLS_PRESENT);
	}

	@Test
	void leavesTextWhenModeIsOff() {
		GrammarResult result = recover(this.policy.withMode(GrammarMode.OFF), BOOK, "stop", false);
		assertThat(result.text()).isSameAs(BOOK);
		assertThat(result.observations()).isEmpty();
	}

	@Test
	void leavesTextWhenNoToolsAreOffered() {
		GrammarResult result = new GrammarRecovery(this.policy)
			.recover(new GrammarMessage(GrammarContext.of(List.of()), BOOK, "stop", false));
		assertThat(result.text()).isSameAs(BOOK);
		assertThat(result.observations()).isEmpty();
	}

	@Test
	void stripsOnlyInModeStrip() {
		assertOnly(recover(this.policy.withMode(GrammarMode.STRIP), BOOK, "stop", false), "book_table",
				GrammarAction.STRIPPED, GrammarReason.MODE);
	}

	@Test
	void promotesAllowedToolsOnly() {
		GrammarPolicy narrowed = this.policy.withAllowedTools(Set.of("ping"));
		GrammarResult result = recover(narrowed, BOOK + PING, "stop", false);
		assertThat(result.text()).isEmpty();
		assertThat(result.calls()).extracting(GrammarCall::name).containsExactly("ping");
		assertThat(result.observations()).extracting(GrammarObservation::reason)
			.containsExactly(GrammarReason.TOOL_NOT_ALLOWED, null);
	}

	@Test
	void leavesUnknownToolsUnlessConfigured() {
		GrammarResult preserved = recover(this.policy, UNKNOWN, "stop", false);
		assertThat(preserved.text()).isSameAs(UNKNOWN);
		assertOnly(preserved, null, GrammarAction.REFUSED, GrammarReason.UNKNOWN_TOOL);
		GrammarResult stripped = recover(this.policy.withUnknownText(UnknownGrammarText.STRIP), UNKNOWN, "stop", false);
		assertThat(stripped.text()).isEmpty();
		assertThat(stripped.calls()).isEmpty();
		assertOnly(stripped, null, GrammarAction.STRIPPED, GrammarReason.UNKNOWN_TOOL);
	}

	@Test
	void leavesBlockThatNamesAnUnknownToolBesideAKnownOne() {
		String block = "<tool_call>[{\"name\": \"ping\", \"arguments\": {}}, {\"name\": \"shutdown\"}]</tool_call>";
		GrammarResult result = recover(this.policy, block, "stop", false);
		assertThat(result.text()).isSameAs(block);
		assertThat(result.observations()).extracting(GrammarObservation::tool).containsExactly("ping", null);
	}

	@ParameterizedTest
	@EnumSource(EmptyArguments.class)
	void promotesCallsWithoutArgumentsAsConfigured(EmptyArguments rule) {
		GrammarPolicy configured = this.policy.withEmptyArguments(rule);
		String none = "<tool_call>{\"name\": \"%s\", \"arguments\": {}}</tool_call>";
		assertThat(isPromoted(configured, none.formatted("ping"))).isEqualTo(rule != EmptyArguments.NEVER);
		assertThat(isPromoted(configured, none.formatted("search"))).isEqualTo(rule == EmptyArguments.NOTHING_REQUIRED);
		assertThat(isPromoted(configured, none.formatted("book_table"))).isFalse();
		assertThat(recover(configured, none.formatted("book_table"), "stop", false).text()).isEmpty();
	}

	@Test
	void looksOnlyAtModelsThatAreNamed() {
		GrammarPolicy narrowed = this.policy.withModelFamilies(List.of(Pattern.compile("(?i)qwen")));
		assertThat(recoverAs("Qwen3-8b", narrowed).calls()).hasSize(1);
		assertThat(recoverAs("llama", narrowed).text()).isSameAs(BOOK);
		assertThat(recoverAs(null, narrowed).text()).isSameAs(BOOK);
	}

	@Test
	void leavesBlockThatAUserOrToolWrote() {
		GrammarContext quoting = new GrammarContext(tools(), null, false, List.of("A page.\n" + BOOK + "\nEnd."));
		GrammarResult result = new GrammarRecovery(this.policy)
			.recover(new GrammarMessage(quoting, "It says: " + BOOK + " " + PING, "stop", false));
		assertThat(result.calls()).extracting(GrammarCall::name).containsExactly("ping");
		assertThat(result.text()).isEqualTo("It says: " + BOOK);
		assertThat(result.observations()).extracting(GrammarObservation::reason)
			.containsExactly(GrammarReason.QUOTED, null);
	}

	@Test
	void leavesBareCallThatAUserOrToolWrote() {
		GrammarContext quoting = new GrammarContext(tools(), null, false, List.of("log: " + BARE));
		GrammarResult result = new GrammarRecovery(this.policy)
			.recover(new GrammarMessage(quoting, BARE, "stop", false));
		assertThat(result.calls()).isEmpty();
		assertThat(result.text()).isSameAs(BARE);
	}

	@Test
	void promotesInFrontOfTextUnlessOnlyTheEndCounts() {
		String text = "First.\n" + BOOK + "\nThat was it.\n" + PING + "\n";
		assertThat(recover(this.policy, text, "stop", false).calls()).hasSize(2);
		GrammarResult result = recover(this.policy.withOnlyAtEnd(true), text, "stop", false);
		assertThat(result.calls()).extracting(GrammarCall::name).containsExactly("ping");
		assertThat(result.observations()).extracting(GrammarObservation::reason)
			.containsExactly(GrammarReason.NOT_AT_END, null);
	}

	@Test
	void promotesNothingBehindAnInventedResult() {
		String text = BOOK + "\n<tool_response>done</tool_response>\n" + PING;
		GrammarResult result = recover(this.policy, text, "stop", false);
		assertThat(result.calls()).extracting(GrammarCall::name).containsExactly("book_table");
		assertThat(result.text()).isEqualTo("<tool_response>done</tool_response>");
		assertThat(result.observations()).extracting(GrammarObservation::reason)
			.containsExactly(null, GrammarReason.INVENTED_RESULT);
	}

	@Test
	void promotesNothingThatWasOnlyConsidered() {
		GrammarResult result = recover(this.policy, "Maybe " + BOOK + "</think>" + PING, "stop", false);
		assertThat(result.calls()).extracting(GrammarCall::name).containsExactly("ping");
		assertThat(result.observations()).extracting(GrammarObservation::reason)
			.containsExactly(GrammarReason.REASONING, null);
	}

	@Test
	void takesBareCallOnlyWhereNothingElseWasAskedFor() {
		assertThat(isPromoted(this.policy, BARE)).isTrue();
		assertThat(isPromoted(this.policy.withMarkerless(false), BARE)).isFalse();
		assertThat(isPromoted(this.policy.withMode(GrammarMode.STRIP), BARE)).isFalse();
		GrammarContext structured = new GrammarContext(tools(), null, true, List.of());
		GrammarResult result = new GrammarRecovery(this.policy)
			.recover(new GrammarMessage(structured, BARE, "stop", false));
		assertThat(result.text()).isSameAs(BARE);
		assertThat(result.calls()).isEmpty();
	}

	@Test
	void recognisesNoFamilyThatIsSwitchedOff() {
		assertThat(isPromoted(this.policy.withDisabledFamilies(Set.of("hermes")), BOOK)).isFalse();
		assertThat(isPromoted(this.policy.withEnabledFamilies(Set.of("react")),
				"Action: book_table\nAction Input: {\"place\": \"x\"}"))
			.isTrue();
		assertThat(isPromoted(this.policy, "Action: book_table\nAction Input: {\"place\": \"x\"}")).isFalse();
	}

	@Test
	void leavesBlockThatIsTooLong() {
		String text = "<function=book_table><parameter=place>" + "x".repeat(256 * 1024) + "</parameter></function>";
		assertThat(recover(this.policy, text, "stop", false).text()).isSameAs(text);
		GrammarStream stream = new GrammarRecovery(this.policy).stream(GrammarContext.of(tools()));
		StringBuilder released = new StringBuilder();
		int held = 0;
		for (int i = 0; i < text.length(); i += 1000) {
			released.append(stream.accept(text.substring(i, Math.min(text.length(), i + 1000))));
			held = Math.max(held, stream.held());
		}
		released.append(stream.finish("stop", false).text());
		assertThat(released).hasToString(text);
		assertThat(held).isBetween(256 * 1024, 320 * 1024);
	}

	@Test
	void releasesTextThatIsNoOpenerAtOnce() {
		GrammarStream stream = new GrammarRecovery(this.policy).stream(GrammarContext.of(tools()));
		assertThat(stream.accept("See <")).isEqualTo("See ");
		assertThat(stream.accept("function")).isEmpty();
		assertThat(stream.accept("al> [")).isEqualTo("<functional> ");
		assertThat(stream.accept("1] and [text](url) {\"rows\": ")).isEqualTo("[1] and [text](url) {\"rows\": ");
		assertThat(stream.held()).isZero();
	}

	@Test
	void releasesJsonAnswerAtItsFirstKey() {
		GrammarStream stream = new GrammarRecovery(this.policy).stream(GrammarContext.of(tools()));
		assertThat(stream.accept("{\"ro")).isEmpty();
		assertThat(stream.accept("ws\": 1, ")).isEqualTo("{\"rows\": 1, ");
		GrammarStream named = new GrammarRecovery(this.policy).stream(GrammarContext.of(tools()));
		assertThat(named.accept("{\"name\": \"An")).isEmpty();
		assertThat(named.accept("na\", ")).isEqualTo("{\"name\": \"Anna\", ");
	}

	@Test
	void flushReturnsWhatIsHeldAsItCame() {
		GrammarStream stream = new GrammarRecovery(this.policy).stream(GrammarContext.of(tools()));
		assertThat(stream.accept("Hm. <tool_call>{\"na")).isEqualTo("Hm. ");
		assertThat(stream.held()).isEqualTo(15);
		assertThat(stream.flush()).isEqualTo("<tool_call>{\"na");
		assertThat(stream.held()).isZero();
		assertThat(stream.flush()).isEmpty();
	}

	@Test
	void takesArgumentsOfAToolWithoutUsableSchemaAsText() {
		GrammarContext context = GrammarContext.of(List.of(ToolContract.of("run", "no schema")));
		GrammarResult result = new GrammarRecovery(this.policy).recover(new GrammarMessage(context,
				"<function=run><parameter=a>1</parameter></function>" + "<function=run></function>", "stop", false));
		assertThat(result.calls()).containsExactly(new GrammarCall("run", "{\"a\":\"1\"}", "qwen"));
		assertThat(result.observations()).extracting(GrammarObservation::reason)
			.containsExactly(null, GrammarReason.EMPTY_ARGUMENTS);
	}

	private boolean isPromoted(GrammarPolicy configured, String text) {
		return !recover(configured, text, "stop", false).calls().isEmpty();
	}

	private static GrammarResult recoverAs(@Nullable String modelId, GrammarPolicy configured) {
		return new GrammarRecovery(configured)
			.recover(new GrammarMessage(new GrammarContext(tools(), modelId, false, List.of()), BOOK, "stop", false));
	}

	private static GrammarResult recover(GrammarPolicy configured, String text, @Nullable String finishReason,
			boolean toolCallsPresent) {
		return new GrammarRecovery(configured)
			.recover(new GrammarMessage(GrammarContext.of(tools()), text, finishReason, toolCallsPresent));
	}

	private static void assertOnly(GrammarResult result, @Nullable String tool, GrammarAction action,
			@Nullable GrammarReason reason) {
		assertThat(result.observations()).containsExactly(new GrammarObservation("hermes", tool, action, reason));
	}

	private static List<ToolContract> tools() {
		ToolContract search = ToolContract.of("search",
				Json.text("{'type':'object','properties':{'query':{'type':'string'}}}"));
		return Stream.concat(GrammarCase.TOOLS.stream(), Stream.of(search)).toList();
	}

}
