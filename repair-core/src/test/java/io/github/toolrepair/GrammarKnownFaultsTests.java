package io.github.toolrepair;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import io.github.toolrepair.grammar.GrammarCall;
import io.github.toolrepair.grammar.GrammarContext;
import io.github.toolrepair.grammar.GrammarMessage;
import io.github.toolrepair.grammar.GrammarObservation;
import io.github.toolrepair.grammar.GrammarReason;
import io.github.toolrepair.grammar.GrammarResult;
import io.github.toolrepair.grammar.GrammarStream;
import io.github.toolrepair.model.GrammarMode;
import io.github.toolrepair.model.GrammarPolicy;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Faults that recognisers of printed calls are known for: what they run, lose, change or
 * take too long for.
 */
class GrammarKnownFaultsTests {

	private static final String PING = "<tool_call>{\"name\": \"ping\", \"arguments\": {}}</tool_call>";

	private static final GrammarRecovery RECOVERY = new GrammarRecovery(
			GrammarPolicy.defaults().withMode(GrammarMode.RECOVER));

	private static final GrammarContext CONTEXT = GrammarContext.of(GrammarCase.TOOLS);

	@ParameterizedTest
	@ValueSource(strings = {
			// inline code, other fences, indented code, block quotes
			"Write `" + PING + "` for that.", "~~~\n" + PING + "\n~~~", "Like\n\n    " + PING, "> " + PING,
			// a longer fence with a shorter one inside
			"````\n```\n" + PING + "\n```\n````",
			// a definition, also as the whole message
			"{\"name\": \"book_table\", \"parameters\": {\"type\": \"object\", \"properties\": {\"place\": {}}}}",
			// an explanation that holds a Python call
			"Run this:\nbook_table(place=\"x\")\nThat books a table.",
			// a marker in a sentence and JSON much later
			"The <|python_tag|> token starts a call. An example is {\"name\": \"ping\", \"parameters\": {}}.",
			// thinking
			"<think>I could call " + PING + " now.</think>Hello.",
			// a bare call that lacks what is required
			"{\"name\": \"book_table\", \"parameters\": {\"guests\": 2}}",
			// an array as arguments
			"<tool_call>{\"name\": \"book_table\", \"arguments\": [\"x\"]}</tool_call>",
			// JSON that is none, in tokens
			"<|tool_calls_section_begin|><|tool_call_begin|>functions.book_table:0<|tool_call_argument_begin|>"
					+ "{place}<|tool_call_end|><|tool_calls_section_end|>",
			// markers in prose, in an address, in code
			"\uff5cDSML\uff5c tags such as <\uff5cDSML\uff5cinvoke> open, see https://x.org/<\uff5cDSML\uff5cinvoke>.",
			// a tag without brackets at the start of a line, and a long answer behind it
			"invoke name=\"ping\">\nand everything that follows\nhas to stay.",
			// a sentence in an element, an answer with a tool's name
			"<tool_call>ping is what I would use</tool_call>", "{\"name\": \"ping\", \"owner\": \"me\"}",
			// a value that holds the end of a value, of its call and more: it may end at
			// either
			"<invoke name=\"book_table\"><parameter name=\"place\">a</parameter></invoke>\"</parameter></invoke>",
			"<tool_call>\n<function=book_table>\n<parameter=place>\na\n</parameter>\n</function>\n</tool_call>\n"
					+ "</parameter>\n</function>\n</tool_call>",
			"<tool_call>book_table<arg_key>place</arg_key><arg_value>a</arg_value></tool_call> b</arg_value></tool_call>",
			// the same, with a call in what may be the value
			"<invoke name=\"book_table\"><parameter name=\"place\">" + PING
					+ "</parameter></invoke> b</parameter></invoke>",
			// a sentence that names a tool without parameters
			"Use <tool_call>ping</tool_call> to try it.", "Write " + PING + " here.",
			// a row of a table, an element that shows text
			"| " + PING + " | tries it |", "<blockquote>" + PING + "</blockquote>",
			// a mark of the sentence in front of the quotation mark, emphasis, brackets,
			// an escape
			"He wrote \"" + PING + ".\"", "**" + PING + "**", "[" + PING + "](x)", "\\" + PING,
			// a fence behind text
			"Like this: ```\n" + PING + "\n```",
			// more elements that show or consider
			"<samp>" + PING + "</samp>", "<![CDATA[" + PING + "]]>", "<reasoning>" + PING + "</reasoning>",
			"<THINK>" + PING + "</THINK>", "\u25c1think\u25b7" + PING + "\u25c1/think\u25b7 No.",
			// a known call beside an unknown one
			"<tool_call>[{\"name\": \"ping\", \"arguments\": {}}, {\"name\": \"wipe\", \"arguments\": {}}]</tool_call>" })
	void leavesTextThatNobodyMeantToRun(String text) {
		GrammarResult result = recover(text);
		assertThat(result.calls()).isEmpty();
		assertThat(result.text()).isSameAs(text);
	}

	@Test
	void runsNothingThatMayHaveEndedInsideValueOfManyLines() {
		GrammarResult result = recover("<invoke name=\"book_table\">\n<parameter name=\"place\">\na\n</parameter>\n"
				+ "</invoke>\nb\n</parameter>\n</invoke>");
		assertThat(result.calls()).isEmpty();
		assertThat(result.observations()).extracting(GrammarObservation::reason)
			.containsExactly(GrammarReason.UNCERTAIN_END);
	}

	@ParameterizedTest
	@ValueSource(strings = { "<tool_response>ok</tool_response>\n", "<|im_start|>user\n", "<|start|>user<|message|>",
			"<|start_header_id|>tool<|end_header_id|>\n" })
	void runsNothingThatFollowsWhatTheModelInvented(String invented) {
		GrammarResult result = recover(invented + PING);
		assertThat(result.calls()).isEmpty();
		assertThat(result.observations()).extracting(GrammarObservation::reason)
			.containsExactly(GrammarReason.INVENTED_RESULT);
	}

	@Test
	void runsCallsOfOneLineOneAfterTheOther() {
		String call = "<invoke name=\"book_table\"><parameter name=\"place\">x</parameter></invoke>";
		assertThat(recover(call + " and " + call + "\n" + PING).calls()).containsExactly(book("x", "invoke"),
				book("x", "invoke"), new GrammarCall("ping", "{}", "hermes"));
	}

	@Test
	void runsBareCallOnce() {
		assertThat(recover("{\"name\": \"book_table\", \"parameters\": {\"place\": \"x\"}}").calls())
			.containsExactly(book("x", "bare-json"));
	}

	@Test
	void runsCallWhoseTextHoldsItsCloserOnce() {
		GrammarResult result = recover(
				"<tool_call>{\"name\": \"book_table\", \"arguments\": {\"place\": \"</tool_call>\"}}</tool_call>");
		assertThat(result.calls()).containsExactly(book("</tool_call>", "hermes"));
		assertThat(result.text()).isEmpty();
	}

	@Test
	void runsCallWithoutArgumentsOfToolWithoutParameters() {
		assertThat(recover(PING).calls()).containsExactly(new GrammarCall("ping", "{}", "hermes"));
	}

	@Test
	void keepsValueThatHoldsAnEndTag() {
		assertThat(recover(
				"<invoke name=\"book_table\">\n<parameter name=\"place\">a </parameter> b</parameter>\n</invoke>")
			.calls()).containsExactly(book("a </parameter> b", "invoke"));
	}

	@Test
	void keepsStringsThatLookLikeSomethingElse() {
		for (String value : List.of("true", "1.10", "42", "null", "[1]", "12345678901234567890123")) {
			assertThat(recover("<function=book_table><parameter=place>" + value + "</parameter></function>").calls())
				.containsExactly(book(value, "qwen"));
		}
	}

	@Test
	void keepsDigitsOfNumbers() {
		GrammarResult result = recover("<function=tag_photo><parameter=id>a</parameter>"
				+ "<parameter=size>12345678901234567890.10</parameter></function>");
		assertThat(result.calls())
			.containsExactly(new GrammarCall("tag_photo", "{\"id\":\"a\",\"size\":12345678901234567890.10}", "qwen"));
	}

	@Test
	void keepsIndentationOfValues() {
		GrammarResult result = recover(
				"<function=book_table>\n<parameter=place>\n\tif x:\n\t    y\n\n</parameter>\n</function>");
		assertThat(result.calls()).containsExactly(book("\\tif x:\\n\\t    y\\n", "qwen"));
	}

	@Test
	void pairsKeysWithTheirOwnValues() {
		String text = "<tool_call>book_table<arg_key>place</arg_key><arg_key>guests</arg_key>"
				+ "<arg_value>2</arg_value></tool_call>";
		assertThat(recover(text).text()).isSameAs(text);
	}

	@Test
	void keepsSiblingsOfParameterCalledArguments() {
		GrammarResult result = recover(
				"<tool_call>{\"name\": \"book_table\", \"arguments\": {\"arguments\": {\"b\": 1}, \"place\": \"x\"}}</tool_call>");
		assertThat(result.calls())
			.containsExactly(new GrammarCall("book_table", "{\"arguments\":{\"b\":1},\"place\":\"x\"}", "hermes"));
	}

	@Test
	void readsEscapesAndWordsOfPython() {
		GrammarResult result = recover("[book_table(place='a\\nb', extras=['True', \"it's\"])]");
		assertThat(result.calls()).containsExactly(
				new GrammarCall("book_table", "{\"place\":\"a\\nb\",\"extras\":[\"True\",\"it's\"]}", "pythonic"));
		assertThat(recover("[book_table(\"x\")]").calls()).isEmpty();
	}

	@Test
	void keepsTextAroundCallsByteForByte() {
		String before = "A  \n\n\n\n- b\n```\n\n\n  c  \n```\n";
		String after = "\n\n\nd  \ne";
		assertThat(recover(before + PING + after).text()).isEqualTo(before + after);
	}

	@Test
	void keepsTextBetweenDifferentWrappers() {
		String first = "<\uff5cDSML\uff5cfunction_calls><\uff5cDSML\uff5cinvoke name=\"ping\"></\uff5cDSML\uff5cinvoke>"
				+ "</\uff5cDSML\uff5cfunction_calls>";
		GrammarResult result = recover(first + "between" + first.replace("function_calls", "tool_calls"));
		assertThat(result.calls()).hasSize(2);
		assertThat(result.text()).isEqualTo("between");
	}

	@Test
	void findsCallBehindMentionOfItsOpener() {
		GrammarResult result = recover("The <tool_call> element: " + PING);
		assertThat(result.calls()).hasSize(1);
		assertThat(result.text()).isEqualTo("The <tool_call> element:");
	}

	@Test
	void leavesNoResidue() {
		for (String text : List.of("<seed:tool_call><function=ping></function></seed:tool_call>",
				"<function=ping></function></function_call>",
				"<function_calls><invoke name=\"ping\"></invoke></function_calls>",
				"<|python_tag|>{\"name\": \"ping\", \"parameters\": {}};", "<function=ping></function></tool_call>",
				"{\"tool_calls\": [{\"type\": \"function\", \"function\": {\"name\": \"ping\", \"arguments\": \"{}\"}}]}")) {
			GrammarResult result = recover(text);
			assertThat(result.calls()).as(text).hasSize(1);
			assertThat(result.text()).as(text).isEmpty();
		}
	}

	@Test
	void findsCallBehindBackticksInASentence() {
		assertThat(recover("A fence is ``` and no code.\n\n" + PING).calls()).hasSize(1);
	}

	@Test
	void leavesCallInTextOfAJsonAnswer() {
		String text = "{\"help\": \"print <function=ping></function> then\", \"n\": 1}";
		assertThat(recover(text).text()).isSameAs(text);
	}

	@Test
	void leavesCallInValueThatBreaksOff() {
		String text = "<function=book_table>\n<parameter=place>\nText with " + PING + " in it";
		assertThat(recover(text).text()).isSameAs(text);
	}

	/**
	 * Quadratic work would take minutes.
	 */
	@ParameterizedTest(name = "{0}")
	@MethodSource("patterns")
	@Timeout(30)
	void takesLittleTimeForRepetitionOf(String pattern) {
		String text = pattern.repeat(64 * 1024 / pattern.length());
		GrammarResult whole = recover(text);
		GrammarStream stream = RECOVERY.stream(CONTEXT);
		StringBuilder streamed = new StringBuilder();
		IntStream.range(0, text.length()).forEach((i) -> streamed.append(stream.accept(text.substring(i, i + 1))));
		GrammarResult end = stream.finish("stop", false);
		assertThat(streamed.append(end.text()).toString().strip()).isEqualTo(whole.text().strip());
		assertThat(end.calls()).isEqualTo(whole.calls());
	}

	private static Stream<String> patterns() {
		return Stream.of("\n", " \n", "`", "` ``", "<", "[{\"name\":", "{\"name\"", "f(", "<tool_call>",
				"<tool_call>{\"name\":\"", "<function=f>\n<parameter=a>\nx</parameter>", "<invoke name=\"f\">",
				"[TOOL_CALLS]", "<|channel|>analysis<|message|>", "</think>", PING, "`" + PING);
	}

	private static GrammarResult recover(String text) {
		return RECOVERY.recover(new GrammarMessage(CONTEXT, text, "stop", false));
	}

	private static GrammarCall book(String place, String family) {
		return new GrammarCall("book_table", "{\"place\":\"" + place + "\"}", family);
	}

}
