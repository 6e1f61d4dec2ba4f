package io.github.toolrepair.grammar;

import java.util.List;

/**
 * Text that is no call but changes how what follows is read.
 *
 * @param kind what it is
 * @param openers with what it begins
 * @param closer with what it ends, so that nothing in it is a call; empty for a mark
 */
record Region(Kind kind, List<String> openers, String closer) {

	private static final List<Region> ALL = List.of(new Region(Kind.REASONING, List.of("<think>"), "</think>"),
			new Region(Kind.REASONING, List.of("<thinking>"), "</thinking>"),
			new Region(Kind.REASONING, List.of("<seed:think>"), "</seed:think>"),
			new Region(Kind.REASONING, List.of("[THINK]"), "[/THINK]"),
			new Region(Kind.REASONING, List.of("<|START_THINKING|>"), "<|END_THINKING|>"),
			new Region(Kind.REASONING, List.of("<|channel>thought"), "<channel|>"),
			new Region(Kind.REASONING, List.of("<|content_thinking|>"), "<|end_message|>"),
			new Region(Kind.REASONING_END,
					List.of("</think>", "</thinking>", "</seed:think>", "[/THINK]", "<|END_THINKING|>"), ""),
			new Region(Kind.EXAMPLE, List.of("<!--"), "-->"),
			new Region(Kind.EXAMPLE, List.of("<pre>", "<pre "), "</pre>"),
			new Region(Kind.EXAMPLE, List.of("<code>", "<code "), "</code>"),
			new Region(Kind.EXAMPLE, List.of("<PRE>"), "</PRE>"),
			new Region(Kind.EXAMPLE, List.of("<CODE>"), "</CODE>"),
			new Region(Kind.EXAMPLE, List.of("<script>", "<script "), "</script>"),
			new Region(Kind.EXAMPLE, List.of("<example>", "<example "), "</example>"),
			new Region(Kind.EXAMPLE, List.of("<examples>", "<examples "), "</examples>"),
			new Region(Kind.EXAMPLE, List.of("<blockquote>", "<blockquote "), "</blockquote>"),
			new Region(Kind.EXAMPLE, List.of("<textarea>", "<textarea "), "</textarea>"),
			new Region(Kind.EXAMPLE, List.of("<samp>", "<samp "), "</samp>"),
			new Region(Kind.EXAMPLE, List.of("<kbd>", "<kbd "), "</kbd>"), new Region(Kind.RESULT,
					List.of("<tool_response>", "<tool_result>", "<function_results>", "Observation:"), ""));

	static List<Region> all() {
		return ALL;
	}

	/**
	 * Whether what is inside was only considered.
	 */
	boolean isReasoning() {
		return this.kind == Kind.REASONING;
	}

	/**
	 * What a region is.
	 */
	enum Kind {

		/** What the model thinks. */
		REASONING,

		/** End of reasoning whose start stood in the prompt. */
		REASONING_END,

		/** Text that is shown. */
		EXAMPLE,

		/** Result of a call, which a model can only have invented. */
		RESULT,

		/** End of a value of some family. */
		VALUE_END

	}

}
