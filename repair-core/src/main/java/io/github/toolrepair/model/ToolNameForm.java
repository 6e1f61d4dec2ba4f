package io.github.toolrepair.model;

import java.util.List;
import java.util.Locale;

/**
 * What all spellings of a tool's name have in common: case, hyphens, underscores, blanks
 * around it and a prefix such as {@code functions.} don't count.
 *
 * @param value the name without all that; may be empty
 */
public record ToolNameForm(String value) {

	private static final List<String> PREFIXES = List.of("functions.", "function.", "tools.", "tool.");

	/**
	 * Form of the name.
	 */
	public static ToolNameForm of(String name) {
		String bare = name.strip().toLowerCase(Locale.ROOT);
		for (String prefix : PREFIXES) {
			bare = bare.startsWith(prefix) ? bare.substring(prefix.length()) : bare;
		}
		return new ToolNameForm(bare.replace("-", "").replace("_", ""));
	}

}
