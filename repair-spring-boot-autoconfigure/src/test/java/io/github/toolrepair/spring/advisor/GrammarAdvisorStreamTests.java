package io.github.toolrepair.spring.advisor;

import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.github.toolrepair.GrammarRecovery;
import io.github.toolrepair.RepairPipeline;
import io.github.toolrepair.model.GrammarMode;
import io.github.toolrepair.model.GrammarPolicy;
import io.github.toolrepair.spring.tool.RepairEventPublisher;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.reactivestreams.Subscription;
import reactor.core.publisher.BaseSubscriber;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Sinks;

import org.springframework.ai.chat.client.ChatClientRequest;
import org.springframework.ai.chat.client.ChatClientResponse;
import org.springframework.ai.chat.client.advisor.api.StreamAdvisor;
import org.springframework.ai.chat.client.advisor.api.StreamAdvisorChain;
import org.springframework.ai.chat.messages.AssistantMessage;
import org.springframework.ai.chat.messages.AssistantMessage.ToolCall;
import org.springframework.ai.chat.model.ChatResponse;
import org.springframework.ai.chat.model.Generation;
import org.springframework.ai.chat.prompt.Prompt;
import org.springframework.ai.model.tool.ToolCallingChatOptions;
import org.springframework.ai.tool.ToolCallback;
import org.springframework.ai.tool.function.FunctionToolCallback;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

class GrammarAdvisorStreamTests {

	private static final String LEAK = """
			<tool_call>
			{"name": "read", "arguments": {"path": "a"}}
			</tool_call>""";

	private static final ToolCallback READ = FunctionToolCallback
		.builder("read", (ReadArguments arguments) -> "content")
		.inputType(ReadArguments.class)
		.build();

	@Test
	void chunksWithoutCallPassAsTheyAre() {
		List<ChatClientResponse> chunks = responses(LeakingModel.chunk("One "), LeakingModel.chunk("two."),
				LeakingModel.end("stop"));
		assertThat(advise(Flux.fromIterable(chunks))).hasSize(3)
			.zipSatisfy(chunks, (advised, chunk) -> assertThat(advised).isSameAs(chunk));
	}

	@Test
	void textPassesBeforeTheNextChunkArrives() {
		Sinks.Many<ChatClientResponse> model = Sinks.many().unicast().onBackpressureBuffer();
		List<String> shown = new ArrayList<>();
		stream(model.asFlux()).subscribe((response) -> shown.add(text(response)));
		model.tryEmitNext(response(LeakingModel.chunk("Let me see. ")));
		assertThat(shown).containsExactly("Let me see. ");
		model.tryEmitNext(response(LeakingModel.chunk("Then <tool")));
		assertThat(String.join("", shown)).isEqualTo("Let me see. Then ");
		model.tryEmitNext(response(LeakingModel.chunk("tip> is no call.")));
		assertThat(String.join("", shown)).isEqualTo("Let me see. Then <tooltip> is no call.");
		model.tryEmitNext(response(LeakingModel.end("stop")));
		model.tryEmitComplete();
		assertThat(String.join("", shown)).isEqualTo("Let me see. Then <tooltip> is no call.");
	}

	@Test
	void callsComeInTheChunkThatEndsTheMessage() {
		List<ChatClientResponse> advised = advise(Flux
			.fromIterable(responses(LeakingModel.chunk("Let me see. " + LEAK + "\n"), LeakingModel.end("STOP"))));
		assertThat(advised.stream().map(GrammarAdvisorStreamTests::text).collect(Collectors.joining()).strip())
			.isEqualTo("Let me see.");
		ChatClientResponse last = advised.get(advised.size() - 1);
		assertThat(toolCalls(last)).extracting(ToolCall::name).containsExactly("read");
		assertThat(text(last)).isEmpty();
		assertThat(result(last).getMetadata().getFinishReason()).isEqualTo("STOP");
		assertThat(Objects.requireNonNull(last.chatResponse()).getMetadata().getUsage().getTotalTokens()).isEqualTo(6);
		assertThat(advised.subList(0, advised.size() - 1)).allMatch((chunk) -> toolCalls(chunk).isEmpty());
	}

	@Test
	void usageAfterTheEndStaysTheLastChunk() {
		ChatClientResponse usage = response(new ChatResponse(List.of(), LeakingModel.metadata(5)));
		List<ChatClientResponse> advised = advise(
				Flux.just(response(LeakingModel.chunk(LEAK)), response(LeakingModel.end("stop")), usage));
		assertThat(advised.get(advised.size() - 1)).isSameAs(usage);
		assertThat(toolCalls(advised.get(advised.size() - 2))).hasSize(1);
	}

	@Test
	void textOfTheChunkThatEndsTheMessageIsShown() {
		ChatResponse end = LeakingModel
			.response(LeakingModel.generation(new AssistantMessage(LEAK + "\n\nI hope so."), "stop"), 1);
		List<ChatClientResponse> advised = advise(Flux.just(response(LeakingModel.chunk("Well. ")), response(end)));
		assertThat(advised.stream().map(GrammarAdvisorStreamTests::text).collect(Collectors.joining()))
			.startsWith("Well.")
			.endsWith("I hope so.")
			.doesNotContain("tool_call");
		assertThat(toolCalls(advised.get(advised.size() - 1))).hasSize(1);
		assertThat(text(advised.get(advised.size() - 1))).isEmpty();
	}

	@Test
	void textAfterTheEndKeepsItsPlace() {
		List<ChatClientResponse> advised = advise(Flux.just(response(LeakingModel.chunk("One ")),
				response(LeakingModel.end("stop")), response(LeakingModel.chunk("two"))));
		assertThat(advised).extracting(GrammarAdvisorStreamTests::text).containsExactly("One ", "", "two");
	}

	@Test
	void messageWithoutEndIsShownAsItCame() {
		List<ChatClientResponse> advised = advise(
				Flux.just(response(LeakingModel.chunk("One ")), response(LeakingModel.chunk("<tool_call>{\"na"))));
		assertThat(advised.stream().map(GrammarAdvisorStreamTests::text).collect(Collectors.joining()))
			.isEqualTo("One <tool_call>{\"na");
		assertThat(advised).allMatch((chunk) -> toolCalls(chunk).isEmpty());
	}

	@Test
	void errorComesAfterAllTextThatWasHeldBack() {
		List<String> shown = new ArrayList<>();
		Flux<ChatClientResponse> broken = Flux
			.fromIterable(responses(LeakingModel.chunk("One "), LeakingModel.chunk("<tool_call>{\"name\": \"read\"")))
			.concatWith(Flux.error(new IllegalStateException("down")));
		assertThatIllegalStateException()
			.isThrownBy(() -> stream(broken).doOnNext((chunk) -> shown.add(text(chunk))).blockLast())
			.withMessage("down");
		assertThat(String.join("", shown)).isEqualTo("One <tool_call>{\"name\": \"read\"");
	}

	@Test
	void errorAfterTheEndLosesNoChunk() {
		List<String> reasons = new ArrayList<>();
		Flux<ChatClientResponse> broken = Flux
			.fromIterable(responses(LeakingModel.chunk("One"), LeakingModel.end("stop")))
			.concatWith(Flux.error(new IllegalStateException("down")));
		assertThatIllegalStateException().isThrownBy(() -> stream(broken)
			.doOnNext((chunk) -> reasons.add(String.valueOf(result(chunk).getMetadata().getFinishReason())))
			.blockLast());
		assertThat(reasons).containsExactly("null", "stop");
	}

	@Test
	void realCallKeepsPrintedOnesFromRunning() {
		AssistantMessage real = AssistantMessage.builder()
			.content("")
			.toolCalls(List.of(new ToolCall("c1", "function", "read", "{}")))
			.build();
		List<ChatClientResponse> advised = advise(Flux.just(response(LeakingModel.chunk("One.\n" + LEAK)),
				response(LeakingModel.response(LeakingModel.generation(real, "tool_calls"), 1)),
				response(LeakingModel.end("stop"))));
		assertThat(advised.stream().flatMap((chunk) -> toolCalls(chunk).stream())).extracting(ToolCall::id)
			.containsExactly("c1");
		assertThat(advised.stream().map(GrammarAdvisorStreamTests::text).collect(Collectors.joining()).strip())
			.isEqualTo("One.");
	}

	@Test
	void reasoningPassesAndIsNoSource() {
		AssistantMessage thought = AssistantMessage.builder()
			.content(LEAK)
			.properties(Map.of("isThought", true))
			.build();
		ChatClientResponse chunk = response(LeakingModel.response(new Generation(thought), 0));
		List<ChatClientResponse> advised = advise(Flux.just(chunk, response(LeakingModel.end("stop"))));
		assertThat(advised).hasSize(2);
		assertThat(advised.get(0)).isSameAs(chunk);
		assertThat(toolCalls(advised.get(1))).isEmpty();
	}

	@Test
	void messagesOfOneResponseAreToldApartByTheirIndex() {
		Flux<ChatClientResponse> chunks = Flux.just(part(0, "A <tool_call>{\"name\": ", null),
				part(1, "B <tool_call>{\"name\": ", null),
				part(0, "\"read\", \"arguments\": {\"path\": \"a\"}}</tool_call>", null),
				part(1, "\"none\"} is text.", null), part(0, "", "stop"), part(1, "", "stop"));
		List<ChatClientResponse> advised = advise(chunks);
		assertThat(textOf(0, advised).strip()).isEqualTo("A");
		assertThat(textOf(1, advised)).isEqualTo("B <tool_call>{\"name\": \"none\"} is text.");
		assertThat(advised.stream().filter((chunk) -> !toolCalls(chunk).isEmpty())).singleElement()
			.satisfies((chunk) -> assertThat(index(chunk)).isZero());
	}

	@Test
	void subscriptionsShareNothing() {
		Flux<ChatClientResponse> advised = stream(
				Flux.fromIterable(responses(LeakingModel.chunk("One " + LEAK), LeakingModel.end("stop"))));
		for (int i = 0; i < 2; i++) {
			List<ChatClientResponse> chunks = Objects.requireNonNull(advised.collectList().block());
			assertThat(chunks.stream().flatMap((chunk) -> toolCalls(chunk).stream())).hasSize(1);
			assertThat(chunks.stream().map(GrammarAdvisorStreamTests::text).collect(Collectors.joining()).strip())
				.isEqualTo("One");
		}
	}

	@Test
	void demandOfTheSubscriberReachesTheModel() {
		AtomicInteger sent = new AtomicInteger();
		Flux<ChatClientResponse> model = Flux.generate((sink) -> {
			sent.incrementAndGet();
			sink.next(response(LeakingModel.chunk("Text. ")));
		});
		List<String> shown = new ArrayList<>();
		BaseSubscriber<ChatClientResponse> subscriber = new BaseSubscriber<>() {

			@Override
			protected void hookOnSubscribe(Subscription subscription) {
				request(3);
			}

			@Override
			protected void hookOnNext(ChatClientResponse chunk) {
				shown.add(text(chunk));
			}

		};
		stream(model).subscribe(subscriber);
		assertThat(shown).hasSize(3);
		assertThat(sent).hasValueLessThanOrEqualTo(4);
		subscriber.cancel();
	}

	@Test
	void cancellationReachesTheModel() {
		AtomicBoolean cancelled = new AtomicBoolean();
		Flux<ChatClientResponse> model = Flux.<ChatClientResponse>never()
			.startWith(response(LeakingModel.chunk("One ")), response(LeakingModel.chunk("<tool_call>")))
			.doOnCancel(() -> cancelled.set(true));
		assertThat(text(Objects.requireNonNull(stream(model).blockFirst()))).isEqualTo("One ");
		assertThat(cancelled).isTrue();
	}

	private static List<ChatClientResponse> advise(Flux<ChatClientResponse> model) {
		return Objects.requireNonNull(stream(model).collectList().block());
	}

	private static Flux<ChatClientResponse> stream(Flux<ChatClientResponse> model) {
		GrammarAdvisor advisor = new GrammarAdvisor(
				new GrammarRecovery(GrammarPolicy.defaults().withMode(GrammarMode.RECOVER)),
				RepairPipeline.builder().build(), new RepairEventPublisher(List.of(), InstantSource.system()));
		Prompt prompt = new Prompt("Go on.", ToolCallingChatOptions.builder().toolCallbacks(READ).build());
		return advisor.adviseStream(ChatClientRequest.builder().prompt(prompt).build(), new FixedChain(model));
	}

	private static List<ChatClientResponse> responses(ChatResponse... responses) {
		return Stream.of(responses).map(GrammarAdvisorStreamTests::response).toList();
	}

	private static ChatClientResponse response(ChatResponse response) {
		return ChatClientResponse.builder().chatResponse(response).context(Map.of()).build();
	}

	private static ChatClientResponse part(int index, String text, @Nullable String finishReason) {
		AssistantMessage message = AssistantMessage.builder()
			.content(text)
			.properties(Map.of("index", (long) index))
			.build();
		return response(LeakingModel.response(LeakingModel.generation(message, finishReason), 0));
	}

	private static Generation result(ChatClientResponse chunk) {
		return Objects.requireNonNull(chunk.chatResponse()).getResults().get(0);
	}

	private static int index(ChatClientResponse chunk) {
		return ((Number) Objects.requireNonNull(result(chunk).getOutput().getMetadata().get("index"))).intValue();
	}

	private static String textOf(int index, List<ChatClientResponse> chunks) {
		return chunks.stream()
			.filter((chunk) -> index(chunk) == index)
			.map(GrammarAdvisorStreamTests::text)
			.collect(Collectors.joining());
	}

	private static String text(ChatClientResponse chunk) {
		return Objects.requireNonNullElse(result(chunk).getOutput().getText(), "");
	}

	private static List<ToolCall> toolCalls(ChatClientResponse chunk) {
		return Objects.requireNonNull(chunk.chatResponse())
			.getResults()
			.stream()
			.flatMap((generation) -> generation.getOutput().getToolCalls().stream())
			.toList();
	}

	record ReadArguments(String path) {

	}

	/**
	 * Chain whose only other member gives these chunks.
	 */
	private record FixedChain(Flux<ChatClientResponse> chunks) implements StreamAdvisorChain {

		@Override
		public Flux<ChatClientResponse> nextStream(ChatClientRequest request) {
			return this.chunks;
		}

		@Override
		public List<StreamAdvisor> getStreamAdvisors() {
			return List.of();
		}

		@Override
		public StreamAdvisorChain copy(StreamAdvisor after) {
			return this;
		}

	}

}
