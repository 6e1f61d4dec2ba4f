package io.github.toolrepair.grammar;

import java.util.List;

/**
 * Texts of users and tools, in which a printed call may have stood before.
 */
final class OutsideTexts {

	/** Beyond it, whatever is asked for counts as quoted. */
	private static final int MOST_LOOKUPS = 1_000;

	private final List<String> texts;

	private int lookups;

	OutsideTexts(List<String> texts) {
		this.texts = texts;
	}

	/**
	 * Whether one of the texts holds the block.
	 */
	boolean contain(String block) {
		if (this.texts.isEmpty()) {
			return false;
		}
		this.lookups++;
		String core = block.strip();
		return this.lookups > MOST_LOOKUPS || this.texts.stream().anyMatch((text) -> text.contains(core));
	}

}
