package io.github.toolrepair.model;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

class FinishReasonTests {

	@ParameterizedTest
	@CsvSource({ "stop, STOP", "STOP, STOP", "end_turn, STOP", "' stop ', STOP", "tool_calls, TOOL_CALLS",
			"TOOL_CALLS, TOOL_CALLS", "tool_use, TOOL_CALLS", "function_call, TOOL_CALLS", "length, LENGTH",
			"LENGTH, LENGTH", "max_tokens, LENGTH", "MAX_TOKENS, LENGTH", "model_context_window_exceeded, LENGTH",
			"content_filter, OTHER", "SAFETY, OTHER", "error, OTHER", "OTHER, OTHER", "RECITATION, OTHER",
			"MALFORMED_FUNCTION_CALL, OTHER", "UNEXPECTED_TOOL_CALL, OTHER", "FINISH_REASON_UNSPECIFIED, OTHER",
			", UNKNOWN", "'', UNKNOWN", "'  ', UNKNOWN", "unknown, UNKNOWN" })
	void ofNormalisesWhatProvidersReport(@Nullable String reported, FinishReason expected) {
		assertThat(FinishReason.of(reported)).isEqualTo(expected);
	}

}
