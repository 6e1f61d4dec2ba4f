package io.github.toolrepair.sample.tool;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.NullSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Tests for {@link Workspace}.
 */
class WorkspaceTests {

	private final Workspace workspace = Workspace.fromClassPath();

	@Test
	void holdsTheFilesOfTheClassPathByPath() {
		assertThat(this.workspace.paths()).containsExactly("README.md", "docs/notes.md", "src/lamp.py");
		assertThat(this.workspace.read("src/lamp.py")).startsWith("def blink");
	}

	@ParameterizedTest
	@NullSource
	@ValueSource(strings = { "", "/etc/passwd", "../scenarios.yml", "docs", "docs/../README.md" })
	void readWhenThereIsNoSuchFileReturnsNull(String path) {
		assertThat(this.workspace.read(path)).isNull();
	}

	@Test
	void copyKeepsEditsApart() {
		Workspace copy = this.workspace.copy();
		copy.write("README.md", "edited");
		assertThat(copy.read("README.md")).isEqualTo("edited");
		assertThat(this.workspace.read("README.md")).startsWith("# Lighthouse");
	}

}
