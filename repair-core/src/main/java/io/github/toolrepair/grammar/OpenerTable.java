package io.github.toolrepair.grammar;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

import org.jspecify.annotations.Nullable;

/**
 * Texts at which something other than prose may begin, found by their first characters.
 */
final class OpenerTable {

	/** By first character, the longest first; null where none begins. */
	private final Opener[][] ascii = new Opener[128][];

	private final Map<Character, Opener[]> others = new LinkedHashMap<>();

	private OpenerTable(Map<String, Opener> openers) {
		Map<Character, List<Opener>> byFirst = new LinkedHashMap<>();
		openers.forEach((literal, opener) -> byFirst.computeIfAbsent(literal.charAt(0), (first) -> new ArrayList<>())
			.add(opener));
		byFirst.forEach((first, list) -> {
			list.sort(Comparator.comparingInt((Opener opener) -> opener.literal().length()).reversed());
			Opener[] sorted = list.toArray(new Opener[0]);
			if (first < this.ascii.length) {
				this.ascii[first] = sorted;
			}
			else {
				this.others.put(first, sorted);
			}
		});
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
			for (String literal : family.openers()) {
				Opener known = openers.get(literal);
				List<GrammarFamily> sharing = new ArrayList<>((known != null) ? known.families() : List.of());
				sharing.add(family);
				openers.put(literal, new Opener(literal, sharing, (known != null) ? known.region() : null));
			}
		}
		return new OpenerTable(openers);
	}

	boolean mayBegin(char character) {
		return (character < this.ascii.length) ? this.ascii[character] != null : this.others.containsKey(character);
	}

	/**
	 * Openers that begin with the character, the longest first.
	 */
	Opener[] beginningWith(char character) {
		Opener[] none = new Opener[0];
		Opener[] found = (character < this.ascii.length) ? this.ascii[character] : this.others.get(character);
		return (found != null) ? found : none;
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
