package io.github.toolrepair.grammar;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Text that is no call but changes how what follows is read.
 *
 * @param kind what it is
 * @param openers with what it begins
 * @param closer with what it ends, so that nothing in it is a call; empty for a mark
 */
record Region(Kind kind, List<String> openers, String closer) {

	private static final List<String> REASONING = List.of("think", "THINK", "thinking", "seed:think", "thought",
			"thoughts", "reasoning", "reflection", "scratchpad");

	private static final List<String> EXAMPLES = List.of("pre", "PRE", "code", "CODE", "samp", "kbd", "xmp", "script",
			"style", "textarea", "blockquote", "example", "examples", "sample", "output");

	private static final List<Region> ALL = Stream.of(elements(Kind.REASONING, REASONING),
			Stream.of(new Region(Kind.REASONING, List.of("[THINK]"), "[/THINK]"),
					new Region(Kind.REASONING, List.of("<|START_THINKING|>"), "<|END_THINKING|>"),
					new Region(Kind.REASONING, List.of("<|channel>thought"), "<channel|>"),
					new Region(Kind.REASONING, List.of("<|content_thinking|>"), "<|end_message|>"),
					new Region(Kind.REASONING, List.of("\u25c1think\u25b7"), "\u25c1/think\u25b7"),
					new Region(Kind.REASONING_END,
							List.of("</think>", "</thinking>", "</seed:think>", "[/THINK]", "<|END_THINKING|>",
									"\u25c1/think\u25b7"),
							"")),
			elements(Kind.EXAMPLE, EXAMPLES),
			Stream.of(new Region(Kind.EXAMPLE, List.of("<!--"), "-->"),
					new Region(Kind.EXAMPLE, List.of("<![CDATA["), "]]>"),
					new Region(Kind.INVENTED,
							List.of("<tool_response>", "<tool_result>", "<function_results>", "[TOOL_RESULTS]",
									"Observation:"),
							""),
					new Region(Kind.INVENTED,
							List.of("<|im_start|>user", "<|im_start|>tool", "<|im_start|>system", "<|start|>user",
									"<|start|>system", "<|start|>developer", "<|start|>functions",
									"<|start_header_id|>user", "<|start_header_id|>tool", "<|start_header_id|>ipython"),
							"")))
		.flatMap(Function.identity())
		.toList();

	private static Stream<Region> elements(Kind kind, List<String> names) {
		return names.stream()
			.map((name) -> new Region(kind, List.of("<" + name + ">", "<" + name + " "), "</" + name + ">"));
	}

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

		/**
		 * Result of a call, or what someone else says: a model can only have invented it.
		 */
		INVENTED,

		/** End of a value of some family. */
		VALUE_END

	}

}
