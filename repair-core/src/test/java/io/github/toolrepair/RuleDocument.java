package io.github.toolrepair;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

import io.github.toolrepair.model.RuleId;

/**
 * The document of all rules.
 */
public final class RuleDocument {

	private static final Path PATH = Path.of("..", "docs", "rules.md");

	private RuleDocument() {
	}

	/**
	 * The whole text.
	 */
	public static String text() {
		try {
			return Files.readString(PATH);
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	/**
	 * What is said of one rule below its heading; empty if it has none.
	 */
	public static String section(RuleId ruleId) {
		String heading = "\n### `" + ruleId + "`\n";
		int start = text().indexOf(heading);
		if (start < 0) {
			return "";
		}
		String rest = text().substring(start + heading.length());
		int end = rest.indexOf("\n#");
		return ((end < 0) ? rest : rest.substring(0, end)).strip();
	}

}
