package io.github.toolrepair.spring.tool;

import java.time.Clock;
import java.util.List;

import io.github.toolrepair.RepairPipeline;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

import org.springframework.ai.chat.model.ChatResponse;
import org.springframework.ai.model.tool.DefaultToolCallingManager;
import org.springframework.ai.model.tool.ToolCallLimitBehavior;
import org.springframework.ai.model.tool.ToolCallLimitExceededException;
import org.springframework.ai.model.tool.ToolCallingManager;
import org.springframework.ai.model.tool.ToolExecutionResult;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

/**
 * Limits of calls, which Spring AI has from 2.0.1 on.
 */
@Tag("spring-ai-2.0.1")
class ToolCallLimitsTests {

	private static final String VALID = "{\"path\":\"a\"}";

	private final RecordingTool read = RecordingTool.withPath("read");

	@Test
	void callInAnotherSpellingCountsAgainstTheLimitOfTheTool() {
		ToolCallingManager limited = DefaultToolCallingManager.builder().maxCallsPerTool(1).build();
		assertThatExceptionOfType(ToolCallLimitExceededException.class)
			.isThrownBy(() -> manager(limited).executeToolCalls(ToolCalls.prompt(this.read),
					ToolCalls.response(ToolCalls.call("1", "read", VALID), ToolCalls.call("2", "READ", VALID))));
	}

	@Test
	void callsToUnknownToolsCountAgainstTheLimits() {
		ToolCallingManager limited = DefaultToolCallingManager.builder().maxTotalToolCalls(1).build();
		ChatResponse response = ToolCalls.response(ToolCalls.call("1", "raed", "{}"),
				ToolCalls.call("2", "read", VALID));
		assertThatExceptionOfType(ToolCallLimitExceededException.class)
			.isThrownBy(() -> manager(limited).executeToolCalls(ToolCalls.prompt(this.read), response))
			.satisfies((ex) -> assertThat(ToolCalls.answers(ex.getPartialToolExecutionResult()).get(0))
				.contains("unknown-tool"));
		assertThat(this.read.ran()).isEmpty();
	}

	@Test
	void callsBeyondTheLimitAreAnsweredByTheDelegate() {
		ToolCallingManager limited = DefaultToolCallingManager.builder()
			.maxCallsPerTool(2)
			.onLimitExceeded(ToolCallLimitBehavior.RETURN_ERROR_RESPONSE)
			.build();
		ToolExecutionResult result = manager(limited).executeToolCalls(ToolCalls.prompt(this.read),
				ToolCalls.response(ToolCalls.call("1", "read", "{\"path\":\"a\",\"limit\":null}"),
						ToolCalls.call("2", "read", "{}"), ToolCalls.call("3", "read", VALID)));
		assertThat(this.read.ran()).hasSize(1);
		assertThat(ToolCalls.answers(result).get(0)).contains("repair_note");
		assertThat(ToolCalls.answers(result).get(1)).contains("/path");
		assertThat(ToolCalls.answers(result).get(2)).startsWith("Tool call limit (2) exceeded");
	}

	private static RepairToolCallingManager manager(ToolCallingManager delegate) {
		RepairEventPublisher events = new RepairEventPublisher(List.of(), Clock.systemUTC());
		return new RepairToolCallingManager(delegate, () -> new ToolCallRepairer(RepairPipeline.builder().build(),
				ToolCallRepairOptions.defaults(), events, (name) -> null));
	}

}
