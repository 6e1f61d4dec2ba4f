package io.github.toolrepair.grammar;

import java.util.List;

import org.jspecify.annotations.Nullable;

/**
 * Markers around an answer, which are taken out so that the answer remains.
 *
 * @param id ID of the family that prints them
 * @param wrapper the markers
 */
record ResponseFamily(String id, Wrapper wrapper) implements GrammarFamily {

	@Override
	public List<String> openers() {
		return List.of(this.wrapper.opener(), this.wrapper.closer());
	}

	@Override
	public @Nullable Block parse(Cursor cursor, OfferedTools tools) {
		if (cursor.surroundings().messageStart() && cursor.take(this.wrapper.opener())) {
			return new Block(List.of(), this.wrapper.closer());
		}
		for (String closer : cursor.surroundings().wrappers()) {
			if (closer.equals(this.wrapper.closer()) && cursor.take(closer)) {
				return Block.markers();
			}
		}
		return null;
	}

}
