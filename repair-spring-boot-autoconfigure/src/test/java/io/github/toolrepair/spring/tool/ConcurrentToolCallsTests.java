package io.github.toolrepair.spring.tool;

import java.lang.ref.WeakReference;
import java.lang.reflect.InvocationTargetException;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

import io.github.toolrepair.RepairPipeline;
import io.github.toolrepair.model.RepairOutcome;
import io.github.toolrepair.telemetry.RepairStatistics;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import org.springframework.ai.chat.messages.AssistantMessage.ToolCall;
import org.springframework.ai.model.tool.DefaultToolCallingManager;
import org.springframework.ai.model.tool.ToolExecutionResult;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Many conversations at a time, over one manager and one set of tools.
 */
class ConcurrentToolCallsTests {

	private static final int THREADS = 200;

	private static final int CONVERSATIONS_PER_THREAD = 10;

	private static final int CONVERSATIONS = THREADS * CONVERSATIONS_PER_THREAD;

	private final RepairStatistics statistics = new RepairStatistics(Instant.EPOCH);

	private final RepairToolCallingManager manager = new RepairToolCallingManager(
			DefaultToolCallingManager.builder().build(), this::repairer);

	private ToolCallRepairer repairer() {
		return new ToolCallRepairer(RepairPipeline.builder().build(), ToolCallRepairOptions.defaults(),
				new RepairEventPublisher(List.of(this.statistics), Clock.systemUTC()), (name) -> null);
	}

	@Test
	void eachCallGetsItsOwnOutcomeNoteAndHistory() throws Exception {
		RecordingTool read = RecordingTool.withPath("read", (arguments) -> arguments);
		List<Callable<Integer>> threads = new ArrayList<>();
		for (int i = 0; i < THREADS; i++) {
			int first = i * CONVERSATIONS_PER_THREAD;
			threads.add(() -> converse(read, first));
		}
		assertThat(inParallel(threads)).containsOnly(CONVERSATIONS_PER_THREAD);
		assertThat(read.ran()).hasSize(3 * CONVERSATIONS);
		assertThat(this.statistics.summary().outcomes()).containsEntry(RepairOutcome.VALID, (long) CONVERSATIONS)
			.containsEntry(RepairOutcome.REPAIRED, 2L * CONVERSATIONS)
			.containsEntry(RepairOutcome.UNREPAIRABLE, 2L * CONVERSATIONS);
	}

	/**
	 * Conversations of one thread, by number; gives how many there were.
	 */
	private int converse(RecordingTool read, int first) {
		for (int number = first; number < first + CONVERSATIONS_PER_THREAD; number++) {
			assertOwnResults(
					this.manager.executeToolCalls(ToolCalls.prompt(read), ToolCalls.response(faultyCalls(number))),
					number);
		}
		return CONVERSATIONS_PER_THREAD;
	}

	private static ToolCall[] faultyCalls(int number) {
		String path = "file-" + number;
		return new ToolCall[] { ToolCalls.call("valid-" + number, "read", "{\"path\":\"%s\"}".formatted(path)),
				ToolCalls.call("fence-" + number, "read", "```\n{\"path\":\"%s\"}\n```".formatted(path)),
				ToolCalls.call("null-" + number, "read", "{\"path\":\"%s\",\"limit\":null}".formatted(path)),
				ToolCalls.call("broken-" + number, "read", "{\"path\":%s]".formatted(path)),
				ToolCalls.call("unknown-" + number, "read-" + number, "{}") };
	}

	private static void assertOwnResults(ToolExecutionResult result, int number) {
		String arguments = "{\"path\":\"file-%d\"}".formatted(number);
		assertThat(ToolCalls.responses(result)).extracting((response) -> response.id())
			.containsExactly("valid-" + number, "fence-" + number, "null-" + number, "broken-" + number,
					"unknown-" + number);
		assertThat(ToolCalls.history(result)).containsExactly(arguments, arguments, arguments,
				"{\"raw_arguments\":\"{\\\"path\\\":file-%d]\"}".formatted(number), "{}");
		List<JsonNode> answers = ToolCalls.answers(result).stream().map(JsonMapper.shared()::readTree).toList();
		assertThat(answers.get(0).toString()).isEqualTo(arguments);
		assertThat(answers.subList(1, 3)).allSatisfy((answer) -> {
			assertThat(answer.path("result").toString()).isEqualTo(arguments);
			assertThat(answer.path("repair_notes").size()).isEqualTo(1);
		});
		assertThat(answers.get(1).path("repair_notes")).isNotEqualTo(answers.get(2).path("repair_notes"));
		assertThat(answers.get(3).path("error").asString()).isEqualTo("not-json");
		assertThat(answers.get(4).path("error").asString()).isEqualTo("unknown-tool");
	}

	@Test
	@Timeout(60)
	void noLockIsHeldWhileToolsRun() throws Exception {
		CountDownLatch running = new CountDownLatch(THREADS);
		RecordingTool meeting = RecordingTool.withPath("meet", (arguments) -> {
			running.countDown();
			await(running);
			return "\"met\"";
		});
		List<Callable<ToolExecutionResult>> conversations = new ArrayList<>();
		for (int i = 0; i < THREADS; i++) {
			conversations.add(() -> this.manager.executeToolCalls(ToolCalls.prompt(meeting),
					ToolCalls.response(ToolCalls.call("c", "meet", "{\"arguments\":{\"path\":\"a\"}}"))));
		}
		assertThat(inParallel(conversations)).hasSize(THREADS)
			.allSatisfy((result) -> assertThat(ToolCalls.answers(result).get(0)).startsWith("\"met"));
	}

	private static void await(CountDownLatch latch) {
		try {
			assertThat(latch.await(50, TimeUnit.SECONDS)).isTrue();
		}
		catch (InterruptedException ex) {
			Thread.currentThread().interrupt();
			throw new IllegalStateException(ex);
		}
	}

	@Test
	void inventedNamesDoNotFillTheMemory() {
		for (int i = 0; i < 2 * RepairStatistics.MAX_TOOLS; i++) {
			RecordingTool tool = RecordingTool.withPath("tool-" + i);
			this.manager.executeToolCalls(ToolCalls.prompt(tool), ToolCalls
				.response(ToolCalls.call("c1", "tool-" + i, "{}"), ToolCalls.call("c2", "invented-" + i, "{}")));
		}
		// And those that are not told apart.
		assertThat(this.statistics.summary().tools()).hasSize(RepairStatistics.MAX_TOOLS + 1);
	}

	@Test
	void toolsOfPastRequestsAreForgotten() throws InterruptedException {
		List<WeakReference<RecordingTool>> tools = new ArrayList<>();
		for (int i = 0; i < 20; i++) {
			RecordingTool tool = RecordingTool.withPath("read");
			this.manager.executeToolCalls(ToolCalls.prompt(tool),
					ToolCalls.response(ToolCalls.call("c1", "read", "{\"path\":\"a\",\"limit\":null}")));
			assertThat(tool.ran()).hasSize(1);
			tools.add(new WeakReference<>(tool));
		}
		for (int i = 0; i < 50 && tools.stream().anyMatch((tool) -> tool.get() != null); i++) {
			System.gc();
			Thread.sleep(20);
		}
		assertThat(tools).allSatisfy((tool) -> assertThat(tool.get()).isNull());
	}

	private static <T> List<T> inParallel(List<Callable<T>> tasks) throws Exception {
		ExecutorService executor = executor();
		try {
			List<T> results = new ArrayList<>();
			for (Future<T> future : executor.invokeAll(tasks)) {
				results.add(future.get());
			}
			return results;
		}
		finally {
			executor.shutdownNow();
		}
	}

	/**
	 * Virtual threads where the JDK has them, from 21 on.
	 */
	private static ExecutorService executor() throws InvocationTargetException, IllegalAccessException {
		try {
			return (ExecutorService) Executors.class.getMethod("newVirtualThreadPerTaskExecutor").invoke(null);
		}
		catch (NoSuchMethodException ex) {
			return Executors.newFixedThreadPool(THREADS);
		}
	}

}
