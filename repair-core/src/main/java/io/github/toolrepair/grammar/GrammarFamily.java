package io.github.toolrepair.grammar;

import java.util.List;

import org.jspecify.annotations.Nullable;

/**
 * One way in which models print tool calls.
 */
interface GrammarFamily {

	/**
	 * Stable ID of the family.
	 */
	String id();

	/**
	 * Texts with which a block of the family begins; none for a family without markers,
	 * which is a whole message.
	 */
	List<String> openers();

	/**
	 * Reads one block.
	 * @param cursor stands at an opener, or at the first character of the message for a
	 * family without markers; behind the block if one was read
	 * @param tools tools that were offered
	 * @return the block; null if the text is none
	 */
	@Nullable Block parse(Cursor cursor, OfferedTools tools);

	/**
	 * Texts that end a value, and that a value may hold as well: one that stands behind a
	 * block tells that the block ended too early.
	 */
	default List<String> valueEnds() {
		return List.of();
	}

	/**
	 * Whether the family is recognised unless configured.
	 */
	default boolean isOnByDefault() {
		return true;
	}

	/**
	 * Whether calls of the family are reported and nothing else.
	 */
	default boolean isReportOnly() {
		return false;
	}

	/**
	 * Whether nothing but its place marks a block as a call, so that it must be valid as
	 * it is.
	 */
	default boolean isMarkerless() {
		return openers().isEmpty();
	}

}
