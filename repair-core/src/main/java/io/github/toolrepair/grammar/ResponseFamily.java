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
		if (cursor.place() == Cursor.Place.MESSAGE_START && cursor.take(this.wrapper.opener())) {
			return new Block(List.of(), this.wrapper.closer());
		}
		String closer = this.wrapper.closer();
		return (cursor.isOpen(closer) && cursor.take(closer)) ? Block.markers() : null;
	}

}
