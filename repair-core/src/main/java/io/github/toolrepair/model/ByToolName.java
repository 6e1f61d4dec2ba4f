package io.github.toolrepair.model;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

import org.jspecify.annotations.Nullable;

/**
 * Settings by the name of the tool.
 * <p>
 * Names in configuration may lose all but letters and digits, and names of environment
 * variables their case as well. A name of letters and digits therefore also stands for
 * tools whose name is the same but for that, if no other setting does.
 *
 * @param <T> type of the settings
 */
public final class ByToolName<T> {

	private final Map<String, T> settings;

	private final Map<String, T> reduced = new HashMap<>();

	/**
	 * Settings by the names under which they are configured.
	 */
	public ByToolName(Map<String, T> settings) {
		this.settings = Map.copyOf(settings);
		Set<String> taken = new HashSet<>();
		this.settings.forEach((name, setting) -> {
			String letters = letters(name);
			boolean only = taken.add(letters);
			if (only && letters.length() == name.length()) {
				this.reduced.put(letters, setting);
			}
			else {
				this.reduced.remove(letters);
			}
		});
	}

	/**
	 * Settings of the tool; null if there are none.
	 */
	public @Nullable T get(String toolName) {
		T exact = this.settings.get(toolName);
		return (exact != null) ? exact : this.reduced.get(letters(toolName));
	}

	private static String letters(String name) {
		StringBuilder letters = new StringBuilder(name.length());
		name.codePoints().filter(Character::isLetterOrDigit).forEach(letters::appendCodePoint);
		return letters.toString().toLowerCase(Locale.ROOT);
	}

}
