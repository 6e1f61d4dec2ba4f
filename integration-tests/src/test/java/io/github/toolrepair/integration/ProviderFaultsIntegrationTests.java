package io.github.toolrepair.integration;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;

import io.github.toolrepair.integration.wire.Ending;
import io.github.toolrepair.integration.wire.Provider;
import io.github.toolrepair.integration.wire.ScriptedCall;
import io.github.toolrepair.integration.wire.SentCall;
import io.github.toolrepair.integration.wire.SentResult;
import io.github.toolrepair.integration.wire.Turn;
import io.github.toolrepair.model.FinishReason;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

import org.springframework.ai.chat.messages.AssistantMessage;
import org.springframework.ai.chat.messages.AssistantMessage.ToolCall;
import org.springframework.ai.chat.messages.UserMessage;
import org.springframework.ai.chat.metadata.ChatGenerationMetadata;
import org.springframework.ai.chat.model.ChatModel;
import org.springframework.ai.chat.model.ChatResponse;
import org.springframework.ai.chat.model.Generation;
import org.springframework.ai.chat.prompt.Prompt;
import org.springframework.ai.model.tool.ToolCallingChatOptions;
import org.springframework.ai.model.tool.ToolCallingManager;
import org.springframework.ai.model.tool.ToolExecutionResult;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * After each kind of fault the client of each provider renders and sends the next
 * request.
 */
class ProviderFaultsIntegrationTests {

	private static final Map<Provider, ChatApplication> APPLICATIONS = new EnumMap<>(Provider.class);

	@BeforeAll
	static void startApplications() {
		for (Provider provider : Provider.values()) {
			APPLICATIONS.put(provider, new ChatApplication(provider, "repair.tools.read.aliases[/path]=file_path"));
		}
	}

	@AfterAll
	static void stopApplications() {
		APPLICATIONS.values().forEach(ChatApplication::close);
		APPLICATIONS.clear();
	}

	@ParameterizedTest(name = "{0}, {1}")
	@MethodSource("faultsOnTheWire")
	void conversationGoesOn(Provider provider, Fault fault) {
		ChatApplication application = application(provider);
		application.server().play(fault.turn(), Turn.says("Done."));
		assertThat(application.chat()).isEqualTo("Done.");
		assertThat(application.server().requests()).hasSize(2);
		assertCarriedOn(application, fault);
	}

	@ParameterizedTest(name = "{0}, {1}")
	@MethodSource("faultsInStreams")
	void streamedConversationGoesOn(Provider provider, Fault fault) {
		ChatApplication application = application(provider);
		application.server().play(fault.turn(), Turn.says("Done."));
		assertThat(application.stream()).isEqualTo("Done.");
		assertThat(application.server().requests()).hasSize(2);
		assertCarriedOn(application, fault);
	}

	@ParameterizedTest
	@EnumSource(Provider.class)
	void refusedCallOfDirectToolIsAnsweredToTheModel(Provider provider) {
		ChatApplication application = application(provider);
		application.server()
			.play(Turn.calls(new ScriptedCall("call-1", "show", "{}")),
					Turn.calls(new ScriptedCall("call-2", "show", "{\"arguments\":{\"path\":\"a\"}}")));
		assertThat(application.chat()).isEqualTo("\"picture of a\"");
		assertThat(application.tools().ran()).containsExactly("show a");
		assertThat(application.server().sentResults()).extracting(SentResult::error).containsExactly("invalid");
	}

	@ParameterizedTest
	@EnumSource(Provider.class)
	void callsWithBlankIdAreAnswered(Provider provider) {
		assertCallsAreAnswered(provider, "");
	}

	/**
	 * The other clients do not read such a response.
	 */
	@ParameterizedTest
	@EnumSource(names = { "OLLAMA", "GOOGLE_GENAI" })
	void callsWithoutIdAreAnswered(Provider provider) {
		assertCallsAreAnswered(provider, null);
	}

	private static void assertCallsAreAnswered(Provider provider, @Nullable String id) {
		ChatApplication application = application(provider);
		application.server()
			.play(Turn.calls(new ScriptedCall(id, "read", "{}"), new ScriptedCall(id, "read", "{\"file_path\":\"a\"}")),
					Turn.says("Done."));
		assertThat(application.chat()).isEqualTo("Done.");
		assertThat(application.tools().ran()).containsExactly("read a null");
		assertThat(application.server().sentResults()).extracting(SentResult::error).containsExactly("invalid", null);
	}

	/**
	 * A provider rejects a request whose thoughts lost their signature.
	 */
	@ParameterizedTest(name = "{0}, stream {1}")
	@CsvSource({ "ANTHROPIC, false", "ANTHROPIC, true", "GOOGLE_GENAI, false", "GOOGLE_GENAI, true" })
	void signatureOfThoughtsIsSentBackWithRepairedCalls(Provider provider, boolean stream) {
		String signature = "c2lnbmF0dXJl";
		ChatApplication application = application(provider);
		application.server()
			.play(Turn.thinks(signature, new ScriptedCall("call-1", "read", "{\"file_path\":\"a\"}")),
					Turn.says("Done."));
		assertThat(stream ? application.stream() : application.chat()).endsWith("Done.");
		assertThat(application.server().sentCalls()).extracting((call) -> call.arguments().toString())
			.containsExactly("{\"path\":\"a\"}");
		assertThat(application.server().requests().get(1)).contains("ignature\":\"" + signature + "\"");
	}

	@ParameterizedTest(name = "{0}, {1}")
	@CsvSource({ "OPENAI, STOP, STOP", "OPENAI, CALLS, TOOL_CALLS", "OPENAI, LENGTH, LENGTH", "ANTHROPIC, STOP, STOP",
			"ANTHROPIC, CALLS, TOOL_CALLS", "ANTHROPIC, LENGTH, LENGTH", "OLLAMA, STOP, STOP", "OLLAMA, LENGTH, LENGTH",
			"GOOGLE_GENAI, STOP, STOP", "GOOGLE_GENAI, LENGTH, LENGTH" })
	void finishReasonIsUnderstood(Provider provider, Ending ending, FinishReason expected) {
		ChatApplication application = application(provider);
		ScriptedCall call = new ScriptedCall("call-1", "read", "{}");
		application.server()
			.play((ending == Ending.CALLS) ? Turn.calls(call) : new Turn("Done.", List.of(), ending, null));
		ChatResponse response = application.bean(ChatModel.class).call(new Prompt("Go on."));
		String reported = response.getResults().get(0).getMetadata().getFinishReason();
		assertThat(FinishReason.of(reported)).isEqualTo(expected);
	}

	/**
	 * The history may come from a model of another provider, so it can hold whatever any
	 * model sent.
	 */
	@ParameterizedTest(name = "{0}, {1}")
	@MethodSource("faultsInHistories")
	void historyIsSentByTheClientOfAnyProvider(Provider provider, Fault fault) {
		ChatApplication application = application(provider);
		ChatModel model = application.bean(ChatModel.class);
		ToolCallingChatOptions options = ((ToolCallingChatOptions) model.getOptions()).mutate()
			.toolCallbacks(application.tools().callbacks())
			.toolContext(Map.of("user", "Ada"))
			.build();
		ToolExecutionResult result = application.bean(ToolCallingManager.class)
			.executeToolCalls(new Prompt(List.of(new UserMessage("Go on.")), options), response(fault));
		application.server().play(Turn.says("Done."));
		ChatResponse response = model.call(new Prompt(result.conversationHistory(), options));
		assertThat(response.getResults().get(0).getOutput().getText()).isEqualTo("Done.");
		assertCarriedOn(application, fault);
	}

	private static ChatResponse response(Fault fault) {
		List<ToolCall> calls = fault.turn()
			.calls()
			.stream()
			.map((call) -> new ToolCall(Objects.requireNonNull(call.id()), "function", call.name(), call.arguments()))
			.toList();
		String finishReason = (fault.ending() == Ending.LENGTH) ? "length" : "tool_calls";
		return new ChatResponse(List.of(new Generation(AssistantMessage.builder().content("").toolCalls(calls).build(),
				ChatGenerationMetadata.builder().finishReason(finishReason).build())));
	}

	private static void assertCarriedOn(ChatApplication application, Fault fault) {
		assertThat(application.tools().ran()).isEqualTo(fault.runs());
		List<SentCall> calls = application.server().sentCalls();
		List<SentResult> results = application.server().sentResults();
		assertThat(calls).extracting(SentCall::name).isEqualTo(fault.calls().stream().map(Fault.Call::tool).toList());
		assertThat(calls).allSatisfy((call) -> assertThat(call.arguments().isObject()).isTrue());
		assertThat(results).hasSameSizeAs(calls);
		for (int i = 0; i < results.size(); i++) {
			Fault.Call call = fault.calls().get(i);
			assertThat(results.get(i).error()).isEqualTo(call.error());
			assertThat(results.get(i).isNoted()).isEqualTo(call.noted());
			if (results.get(i).id() != null) {
				assertThat(results.get(i).id()).isEqualTo(calls.get(i).id());
			}
		}
	}

	private static ChatApplication application(Provider provider) {
		ChatApplication application = Objects.requireNonNull(APPLICATIONS.get(provider));
		application.tools().forget();
		return application;
	}

	static Stream<Arguments> faultsOnTheWire() {
		return faults(false);
	}

	static Stream<Arguments> faultsInStreams() {
		return faults(true);
	}

	static Stream<Arguments> faultsInHistories() {
		return Arrays.stream(Provider.values())
			.flatMap((provider) -> Faults.all().stream().map((fault) -> Arguments.of(provider, fault)));
	}

	/**
	 * Each provider with the faults that can reach its client. Where arguments are an
	 * object on the wire, their text can't be wrong.
	 */
	private static Stream<Arguments> faults(boolean stream) {
		return Arrays.stream(Provider.values())
			.flatMap((provider) -> Faults.all()
				.stream()
				.filter((
						fault) -> fault.calls().stream().allMatch((call) -> provider.carries(call.arguments(), stream)))
				.map((fault) -> Arguments.of(provider, fault)));
	}

}
