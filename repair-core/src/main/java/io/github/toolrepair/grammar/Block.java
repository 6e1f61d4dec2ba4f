package io.github.toolrepair.grammar;

import java.util.List;

/**
 * Complete block that a family has recognised.
 *
 * @param calls its calls in order; empty for markers that belong to no call
 * @param wrapper closer of a wrapper that the block opens around text, to be taken out
 * where it stands; empty for none
 */
record Block(List<ParsedCall> calls, String wrapper) {

	Block(List<ParsedCall> calls) {
		this(calls, "");
	}

	/**
	 * Block of one call.
	 */
	static Block of(ParsedCall call) {
		return new Block(List.of(call));
	}

	/**
	 * Markers without a call.
	 */
	static Block markers() {
		return new Block(List.of());
	}

}
