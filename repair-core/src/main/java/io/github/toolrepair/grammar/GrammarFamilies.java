package io.github.toolrepair.grammar;

import java.util.List;

/**
 * All grammar families, in the order in which they are tried.
 */
public final class GrammarFamilies {

	private GrammarFamilies() {
	}

	/**
	 * IDs of all families.
	 */
	public static List<String> ids() {
		return List.of();
	}

	/**
	 * IDs of the families that are on unless configured.
	 */
	public static List<String> defaultIds() {
		return List.of();
	}

}
