package io.github.toolrepair.grammar;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.jspecify.annotations.Nullable;

/**
 * Texts at which something other than prose may begin, found by their first characters.
 */
final class OpenerTable {

	private static final Opener[] NONE = new Opener[0];

	/** By first character, by second character, the longest first. */
	private final Map<Character, Map<Character, Opener[]>> openers = new HashMap<>();

	private final boolean[] asciiFirst = new boolean[128];

	private OpenerTable(Collection<Opener> openers) {
		List<Opener> sorted = new ArrayList<>(openers);
		sorted.sort(Comparator.comparingInt((Opener opener) -> opener.literal().length()).reversed());
		for (Opener opener : sorted) {
			char first = opener.literal().charAt(0);
			Map<Character, Opener[]> bySecond = this.openers.computeIfAbsent(first, (key) -> new HashMap<>());
			bySecond.merge(opener.literal().charAt(1), new Opener[] { opener }, OpenerTable::concat);
			if (first < this.asciiFirst.length) {
				this.asciiFirst[first] = true;
			}
		}
	}

	private static Opener[] concat(Opener[] first, Opener[] second) {
		Opener[] both = Arrays.copyOf(first, first.length + second.length);
		System.arraycopy(second, 0, both, first.length, second.length);
		return both;
	}

	/**
	 * Table of the families' openers and of the regions that families are not looked for
	 * in.
	 */
	static OpenerTable of(List<GrammarFamily> families) {
		Map<String, Opener> openers = new LinkedHashMap<>();
		for (Region region : Region.all()) {
			region.openers().forEach((literal) -> openers.put(literal, new Opener(literal, List.of(), region)));
		}
		for (GrammarFamily family : families) {
			Region valueEnd = new Region(Region.Kind.VALUE_END, family.valueEnds(), "");
			valueEnd.openers().forEach((literal) -> openers.put(literal, new Opener(literal, List.of(), valueEnd)));
		}
		for (GrammarFamily family : families) {
			for (String literal : family.openers()) {
				Opener known = openers.get(literal);
				List<GrammarFamily> sharing = new ArrayList<>((known != null) ? known.families() : List.of());
				sharing.add(family);
				openers.put(literal, new Opener(literal, sharing, (known != null) ? known.region() : null));
			}
		}
		return new OpenerTable(openers.values());
	}

	/**
	 * Whether an opener begins with the character.
	 */
	boolean mayBegin(char character) {
		return (character < this.asciiFirst.length) ? this.asciiFirst[character] : this.openers.containsKey(character);
	}

	/**
	 * Openers that begin with the two characters, the longest first.
	 */
	Opener[] beginningWith(char first, char second) {
		Opener[] found = this.openers.getOrDefault(first, Map.of()).get(second);
		return (found != null) ? found : NONE;
	}

	/**
	 * Whether the opener of some family stands at the cursor.
	 */
	boolean beginsBlock(Cursor cursor) {
		if (!mayBegin(cursor.peek())) {
			return false;
		}
		for (Opener opener : beginningWith(cursor.peek(), cursor.charAt(cursor.at() + 1))) {
			if (!opener.families().isEmpty() && cursor.sees(opener.literal())) {
				return true;
			}
		}
		return false;
	}

	/**
	 * One text and what it may begin.
	 *
	 * @param literal the text
	 * @param families families that have a block begin with it
	 * @param region what it begins otherwise; null for nothing
	 */
	record Opener(String literal, List<GrammarFamily> families, @Nullable Region region) {

	}

}
