package io.github.toolrepair.sample.tool;

import java.util.List;

import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link ToolRun}.
 */
class ToolRunTests {

	@Test
	void toStringShowsTheToolAndItsArguments() {
		ToolRun run = ToolRun.of("search").with("include", List.of("src")).with("limit", null);
		assertThat(run).hasToString("search {\"include\":[\"src\"],\"limit\":null}");
	}

	@Test
	void equalNumbersAreEqualWhateverTheirJavaTypes() {
		assertThat(ToolRun.of("order").with("quantity", 3L)).isEqualTo(ToolRun.of("order").with("quantity", 3));
	}

	@Test
	void nullIsNotAbsence() {
		assertThat(ToolRun.of("order").with("limit", null)).isNotEqualTo(ToolRun.of("order"));
	}

	@Test
	void withLeavesTheRunAsItWas() {
		ToolRun run = ToolRun.of("order");
		assertThat(run.with("quantity", 1)).isNotEqualTo(run);
		assertThat(run.arguments().isEmpty()).isTrue();
	}

	@Test
	void argumentsAreApartFromTheGivenObject() {
		ObjectNode arguments = JsonMapper.shared().createObjectNode();
		ToolRun run = new ToolRun("order", arguments);
		arguments.put("quantity", 1);
		assertThat(run.arguments().isEmpty()).isTrue();
	}

}
