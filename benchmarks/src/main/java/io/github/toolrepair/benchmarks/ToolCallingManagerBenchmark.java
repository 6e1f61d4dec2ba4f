package io.github.toolrepair.benchmarks;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

import io.github.toolrepair.spring.actuate.metrics.RepairMetrics;
import io.github.toolrepair.spring.tool.RepairToolCallingManager;
import io.github.toolrepair.telemetry.RepairListener;
import io.github.toolrepair.telemetry.RepairStatistics;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

import org.springframework.ai.chat.messages.AssistantMessage;
import org.springframework.ai.chat.messages.AssistantMessage.ToolCall;
import org.springframework.ai.chat.messages.UserMessage;
import org.springframework.ai.chat.metadata.ChatGenerationMetadata;
import org.springframework.ai.chat.metadata.ChatResponseMetadata;
import org.springframework.ai.chat.model.ChatResponse;
import org.springframework.ai.chat.model.Generation;
import org.springframework.ai.chat.prompt.Prompt;
import org.springframework.ai.model.tool.ToolCallingChatOptions;
import org.springframework.ai.model.tool.ToolCallingManager;
import org.springframework.ai.model.tool.ToolExecutionResult;
import org.springframework.ai.tool.ToolCallback;
import org.springframework.ai.tool.function.FunctionToolCallback;

/**
 * A response with one valid small call through the decorated manager, against Spring AI's
 * own manager.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class ToolCallingManagerBenchmark {

	/** How many tools the request has. */
	@Param({ "1", "10", "100" })
	private int tools = 1;

	/** Who is told of each call. */
	@Param
	private Listeners listeners = Listeners.NONE;

	private final ToolCallingManager bare = ToolCallingManager.builder().build();

	private ToolCallingManager decorated = this.bare;

	private Prompt prompt = new Prompt("");

	private final ChatResponse response = response();

	/**
	 * Makes the request and the manager.
	 */
	@Setup
	public void prepare() {
		this.prompt = prompt(this.tools);
		this.decorated = new RepairToolCallingManager(this.bare,
				() -> WeatherCallbacks.repairer(this.listeners.create()));
	}

	private static Prompt prompt(int tools) {
		List<ToolCallback> callbacks = new ArrayList<>();
		callbacks.add(WeatherCallbacks.weather());
		for (int i = 1; i < tools; i++) {
			callbacks.add(FunctionToolCallback.builder("tool" + i, (String input) -> input)
				.description("Does nothing")
				.inputType(String.class)
				.build());
		}
		return new Prompt(List.of(new UserMessage("How is the weather in Lisbon?")),
				ToolCallingChatOptions.builder().toolCallbacks(callbacks).build());
	}

	private static ChatResponse response() {
		AssistantMessage message = AssistantMessage.builder()
			.content("")
			.toolCalls(List.of(new ToolCall("call-1", "function", "weather", WeatherTool.ARGUMENTS)))
			.build();
		ChatGenerationMetadata metadata = ChatGenerationMetadata.builder().finishReason("TOOL_CALLS").build();
		return new ChatResponse(List.of(new Generation(message, metadata)),
				ChatResponseMetadata.builder().model("some-model").build());
	}

	/**
	 * Spring AI's manager.
	 */
	@Benchmark
	public ToolExecutionResult floor() {
		return this.bare.executeToolCalls(this.prompt, this.response);
	}

	/**
	 * Spring AI's manager behind the one that repairs.
	 */
	@Benchmark
	public ToolExecutionResult repair() {
		return this.decorated.executeToolCalls(this.prompt, this.response);
	}

	/**
	 * Who listens.
	 */
	public enum Listeners {

		/** Nobody. */
		NONE,

		/** The statistics of the endpoint. */
		STATISTICS,

		/** The statistics of the endpoint and the meters. */
		STATISTICS_AND_METERS;

		List<RepairListener> create() {
			return switch (this) {
				case NONE -> List.of();
				case STATISTICS -> List.of(new RepairStatistics(Instant.EPOCH));
				case STATISTICS_AND_METERS -> List.of(new RepairStatistics(Instant.EPOCH),
						new RepairMetrics(new SimpleMeterRegistry(), 100, 100));
			};
		}

	}

}
