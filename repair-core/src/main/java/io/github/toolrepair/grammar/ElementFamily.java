package io.github.toolrepair.grammar;

import java.util.List;
import java.util.stream.Stream;

import org.jspecify.annotations.Nullable;

/**
 * Calls that are elements, with or without a wrapper around them: models often forget the
 * first line of a block, and servers cut its last one.
 *
 * @param id ID of the family
 * @param dialects spellings that the family knows
 */
record ElementFamily(String id, List<Dialect> dialects) implements GrammarFamily {

	@Override
	public List<String> openers() {
		return this.dialects.stream().flatMap(Dialect::openers).distinct().toList();
	}

	@Override
	public List<String> valueEnds() {
		return this.dialects.stream().map((dialect) -> dialect.syntax().parameterCloser()).distinct().toList();
	}

	@Override
	public @Nullable Block parse(Cursor cursor, OfferedTools tools) {
		int start = cursor.at();
		for (Dialect dialect : this.dialects) {
			cursor.moveTo(start);
			List<String> closers = Wrapper.takeOpeners(cursor, dialect.wrappers());
			List<ParsedCall> calls = new ElementBody(dialect.syntax(), cursor, tools).calls();
			if (!calls.isEmpty()) {
				Wrapper.takeClosers(cursor, closers);
				cursor.takeAnyBehindBlanks(Wrapper.closers(dialect.wrappers()));
				return new Block(calls);
			}
		}
		return null;
	}

	/**
	 * One spelling.
	 *
	 * @param syntax how calls are spelled
	 * @param callOpener with what a call begins
	 * @param wrappers what may stand around calls
	 */
	record Dialect(ElementSyntax syntax, String callOpener, List<Wrapper> wrappers) {

		Stream<String> openers() {
			return Stream.concat(Wrapper.openers(this.wrappers).stream(), Stream.of(this.callOpener));
		}

		/**
		 * Spelling with the names in attributes.
		 */
		static Dialect attributes(String prefix, String call, String parameter, boolean hasLayout,
				List<Wrapper> wrappers) {
			return attributes("<" + prefix, "</" + prefix, call, parameter, hasLayout, wrappers);
		}

		static Dialect attributes(String open, String close, String call, String parameter, boolean hasLayout,
				List<Wrapper> wrappers) {
			List<String> neighbours = Stream.concat(Wrapper.closers(wrappers).stream(), Stream.of(open + call))
				.toList();
			AttributeSyntax syntax = new AttributeSyntax(open, close, call, parameter, hasLayout, neighbours);
			return new Dialect(syntax, open + call, wrappers);
		}

		/**
		 * Spelling with the names assigned to the tags.
		 */
		static Dialect assignments(List<Wrapper> wrappers) {
			List<String> neighbours = Stream
				.concat(Wrapper.closers(wrappers).stream(), Stream.of(AssignmentSyntax.CALL))
				.toList();
			return new Dialect(new AssignmentSyntax(neighbours), AssignmentSyntax.CALL, wrappers);
		}

		/**
		 * Spelling with keys and values in elements of their own.
		 */
		static Dialect pairs(PairSyntax syntax, List<Wrapper> wrappers) {
			return new Dialect(syntax, syntax.callOpener(), wrappers);
		}

	}

}
