package io.github.toolrepair.name;

import java.util.function.Predicate;

import org.jspecify.annotations.Nullable;

/**
 * Marker text that a server left on the name of a real tool call:
 * {@code read<|channel|>commentary} names the tool {@code read}.
 */
final class ToolNameResidue {

	private ToolNameResidue() {
	}

	/**
	 * The name up to its first marker.
	 * @param name name of a tool call
	 * @param offered whether a tool of that name was offered
	 * @return name of an offered tool; null if the name holds no marker, or what stands
	 * before it is no offered tool
	 */
	static @Nullable String cut(String name, Predicate<String> offered) {
		for (int i = 0; i < name.length(); i++) {
			if (isMarkerStart(name, i)) {
				String rest = name.substring(0, i).strip();
				return offered.test(rest) ? rest : null;
			}
		}
		return null;
	}

	/**
	 * Whether a control token, a tag or its remains begin at the index; no name of a tool
	 * holds any of these characters.
	 */
	private static boolean isMarkerStart(String name, int index) {
		char character = name.charAt(index);
		return character == '<' || character == '\uff5c' || (character == '[' && isCapital(name, index + 1));
	}

	private static boolean isCapital(String name, int index) {
		return index < name.length() && name.charAt(index) >= 'A' && name.charAt(index) <= 'Z';
	}

}
