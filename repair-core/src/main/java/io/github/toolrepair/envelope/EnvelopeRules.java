package io.github.toolrepair.envelope;

import java.util.List;

/**
 * All envelope rules, in the order in which they are tried.
 */
final class EnvelopeRules {

	private static final List<EnvelopeRule> ALL = List.of(new DecodeJsonStringRule(), new StripCodeFenceRule(),
			new LenientSyntaxRule(), new EscapeControlCharactersRule(), new LiteralBackslashRule(),
			new EscapeInnerQuoteRule(), new UnwrapSingletonArrayRule(), new EmptyArgumentsRule(),
			new CompleteTruncatedObjectRule(), new ExtractObjectRule(), new MergeConcatenatedRule(),
			new UnwrapArgumentsRule());

	private EnvelopeRules() {
	}

	static List<EnvelopeRule> all() {
		return ALL;
	}

}
