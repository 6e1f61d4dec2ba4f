package io.github.toolrepair.integration;

import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;

import io.github.toolrepair.integration.wire.Provider;
import io.github.toolrepair.integration.wire.SentCall;
import io.github.toolrepair.integration.wire.SentResult;
import io.github.toolrepair.integration.wire.Turn;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * A call that a model prints as text runs once, through the client of each provider, and
 * the model sees its result.
 */
class PrintedCallsIntegrationTests {

	/**
	 * What models print in place of reading the file {@code a.txt}, by grammar family.
	 */
	private static final Map<String, String> PRINTED = printed();

	private static final Map<Provider, ChatApplication> APPLICATIONS = new EnumMap<>(Provider.class);

	@BeforeAll
	static void startApplications() {
		for (Provider provider : Provider.values()) {
			APPLICATIONS.put(provider, new ChatApplication(provider, "repair.profile=recover"));
		}
	}

	@AfterAll
	static void stopApplications() {
		APPLICATIONS.values().forEach(ChatApplication::close);
		APPLICATIONS.clear();
	}

	@ParameterizedTest(name = "{0}, {1}")
	@MethodSource("printedCalls")
	void printedCallRunsOnce(Provider provider, String family) {
		ChatApplication application = play(provider, printed(family));
		assertThat(application.chat()).isEqualTo("Done.");
		assertRan(application);
	}

	@ParameterizedTest(name = "{0}, {1}")
	@MethodSource("printedCalls")
	void streamedCallRunsOnce(Provider provider, String family) {
		ChatApplication application = play(provider, printed(family));
		assertThat(application.stream())
			.isEqualToIgnoringWhitespace(isWholeMessage(family) ? "Done." : "Let me see. Done.");
		assertRan(application);
	}

	static Stream<Arguments> printedCalls() {
		return Stream.of(Provider.values())
			.flatMap((provider) -> PRINTED.keySet().stream().map((family) -> Arguments.of(provider, family)));
	}

	@ParameterizedTest
	@EnumSource(Provider.class)
	void severalPrintedCallsRunInTheirOrder(Provider provider) {
		String both = PRINTED.get("hermes") + "\n<tool_call>\n{\"name\": \"status\", \"arguments\": {}}\n</tool_call>";
		ChatApplication application = play(provider, both);
		assertThat(application.stream()).isEqualTo("Done.");
		assertThat(application.tools().ran()).containsExactly("read a.txt null", "status");
		assertThat(application.server().sentResults()).hasSize(2).allMatch(SentResult::isNoted);
	}

	@ParameterizedTest
	@EnumSource(Provider.class)
	void printedExampleIsShownAndRunsNothing(Provider provider) {
		String example = "It looks so:\n\n```\n" + PRINTED.get("hermes") + "\n```\n";
		ChatApplication application = play(provider, example);
		assertThat(application.chat()).isEqualTo(example);
		assertThat(play(provider, example).stream()).isEqualTo(example);
		assertThat(application.tools().ran()).isEmpty();
		assertThat(application.server().requests()).hasSize(1);
	}

	private static ChatApplication play(Provider provider, String printed) {
		ChatApplication application = Objects.requireNonNull(APPLICATIONS.get(provider));
		application.tools().forget();
		application.server().play(Turn.says(printed), Turn.says("Done."));
		return application;
	}

	private static void assertRan(ChatApplication application) {
		assertThat(application.tools().ran()).containsExactly("read a.txt null");
		assertThat(application.server().requests()).hasSize(2);
		assertThat(application.server().requests().get(1)).doesNotContain("tool_call>", "invoke", "parameter name",
				"arg_key", "[TOOL_CALLS]", "python_tag", "functions.", "DSML", "minimax");
		List<SentCall> calls = application.server().sentCalls();
		assertThat(calls).singleElement().satisfies((call) -> {
			assertThat(call.name()).isEqualTo("read");
			assertThat(call.arguments().toString()).isEqualTo("{\"path\":\"a.txt\"}");
		});
		assertThat(application.server().sentResults()).singleElement().satisfies((result) -> {
			assertThat(result.isNoted()).isTrue();
			assertThat(result.content().toString()).containsOnlyOnce("printed as text").contains("content of a.txt");
			assertThat(result.id()).isIn(null, calls.get(0).id());
		});
	}

	private static String printed(String family) {
		String printed = Objects.requireNonNull(PRINTED.get(family));
		return isWholeMessage(family) ? printed : "Let me see.\n\n" + printed;
	}

	private static boolean isWholeMessage(String family) {
		return family.equals("bare-json") || family.equals("pythonic") || family.equals("harmony");
	}

	private static Map<String, String> printed() {
		Map<String, String> printed = new LinkedHashMap<>();
		printed.put("hermes", """
				<tool_call>
				{"name": "read", "arguments": {"path": "a.txt"}}
				</tool_call>""");
		printed.put("qwen", """
				<tool_call>
				<function=read>
				<parameter=path>
				a.txt
				</parameter>
				</function>
				</tool_call>""");
		printed.put("dsml", """
				<|DSML|tool_calls>
				<|DSML|invoke name="read">
				<|DSML|parameter name="path" string="true">a.txt</|DSML|parameter>
				</|DSML|invoke>
				</|DSML|tool_calls>""".replace('|', '\uff5c'));
		printed.put("invoke", """
				<minimax:tool_call>
				<invoke name="read">
				<parameter name="path">a.txt</parameter>
				</invoke>
				</minimax:tool_call>""");
		printed.put("glm", """
				<tool_call>read
				<arg_key>path</arg_key>
				<arg_value>a.txt</arg_value>
				</tool_call>""");
		printed.put("llama", "<|python_tag|>{\"name\": \"read\", \"parameters\": {\"path\": \"a.txt\"}}");
		printed.put("bare-json", "{\"name\": \"read\", \"parameters\": {\"path\": \"a.txt\"}}");
		printed.put("kimi", """
				<|tool_calls_section_begin|><|tool_call_begin|>functions.read:0<|tool_call_argument_begin|>\
				{"path": "a.txt"}<|tool_call_end|><|tool_calls_section_end|>""");
		printed.put("harmony", """
				<|channel|>analysis<|message|>I need the file.<|end|><|start|>assistant<|channel|>commentary \
				to=functions.read <|constrain|>json<|message|>{"path": "a.txt"}<|call|>""");
		printed.put("mistral", "[TOOL_CALLS]read[ARGS]{\"path\": \"a.txt\"}");
		printed.put("gemma4", "<|tool_call>call:read{path:<|\"|>a.txt<|\"|>}<tool_call|>");
		printed.put("deepseek", """
				<|tool_calls_begin|><|tool_call_begin|>function<|tool_sep|>read
				```json
				{"path": "a.txt"}
				```<|tool_call_end|><|tool_calls_end|>""".replace('|', '\uff5c').replace('_', '\u2581'));
		printed.put("minimax-m3", """
				$<tool_call>
				$<invoke name="read">$<path>a.txt$</path>$</invoke>
				$</tool_call>""".replace("$", "]<]minimax[>["));
		printed.put("pythonic", "[read(path=\"a.txt\")]");
		printed.put("lfm2", "<|tool_call_start|>[read(path=\"a.txt\")]<|tool_call_end|>");
		printed.put("olmo", "<function_calls>\nread(path=\"a.txt\")\n</function_calls>");
		return printed;
	}

}
