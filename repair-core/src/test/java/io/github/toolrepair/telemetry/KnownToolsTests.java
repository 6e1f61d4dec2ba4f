package io.github.toolrepair.telemetry;

import java.util.stream.IntStream;

import io.github.toolrepair.model.ToolContract;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class KnownToolsTests {

	private final KnownTools tools = new KnownTools();

	@Test
	void findsToolsByNameAndListsThemSorted() {
		ToolContract write = ToolContract.of("write", "{}");
		ToolContract read = ToolContract.of("read", "{}");
		this.tools.add(write);
		this.tools.add(read);
		assertThat(this.tools.all()).containsExactly(read, write);
		assertThat(this.tools.find("write")).isEqualTo(write);
		assertThat(this.tools.find("delete")).isNull();
	}

	@Test
	void newContractReplacesTheOld() {
		this.tools.add(ToolContract.of("read", "{}"));
		this.tools.add(ToolContract.of("read", "true"));
		assertThat(this.tools.all()).extracting(ToolContract::inputSchema).containsExactly("true");
	}

	@Test
	void numberOfToolsIsBounded() {
		IntStream.range(0, KnownTools.MAX_TOOLS + 100)
			.forEach((i) -> this.tools.add(ToolContract.of("tool" + i, "{}")));
		assertThat(this.tools.all()).hasSize(KnownTools.MAX_TOOLS);
		this.tools.add(ToolContract.of("tool0", "true"));
		assertThat(this.tools.find("tool0")).isEqualTo(ToolContract.of("tool0", "true"));
	}

}
