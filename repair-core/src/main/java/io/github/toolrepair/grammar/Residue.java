package io.github.toolrepair.grammar;

import java.util.List;

/**
 * What models and servers leave behind a block: closers of wrappers that were never
 * opened, separators and end tokens.
 */
final class Residue {

	private static final List<String> TOKENS = List.of("</tool_call>", "</tool_calls>", "</function>",
			"</function_call>", "</function_calls>", "</function_invocation>", "</invoke>", "</minimax:tool_call>",
			"</seed:tool_call>", "<|tool_call_end|>", "<|tool_calls_section_end|>", "<|im_end|>", "<|eot_id|>",
			"<|eom_id|>", "<|end_of_text|>", "<|endoftext|>", "<|return|>", "<|call|>", "<|python_end|>", "[e~[",
			"<turn|>", "<|message_sep|>", "<|END_RESPONSE|>", "<|END_OF_TURN_TOKEN|>", "<|content_model_end_sampling|>",
			"<\uff5cend\u2581of\u2581sentence\uff5c>", "</s>", ";");

	private Residue() {
	}

	/**
	 * Moves the cursor behind all residue that follows, and leaves blanks behind it.
	 */
	static void skip(Cursor cursor) {
		boolean more = true;
		while (more) {
			more = cursor.takeAnyBehindBlanks(TOKENS);
		}
	}

}
