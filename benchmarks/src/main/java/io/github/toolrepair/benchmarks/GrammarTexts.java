package io.github.toolrepair.benchmarks;

import java.util.List;

import io.github.toolrepair.GrammarRecovery;
import io.github.toolrepair.grammar.GrammarContext;
import io.github.toolrepair.grammar.GrammarMessage;
import io.github.toolrepair.model.GrammarMode;
import io.github.toolrepair.model.GrammarPolicy;
import io.github.toolrepair.model.ToolContract;

/**
 * Texts as a model writes them, and what is needed to look for calls in them.
 */
final class GrammarTexts {

	/** Prose with all that looks a little like a call. */
	private static final String PROSE = """
			The parser reads the file line by line (see [1] and [the guide](https://example.org/guide)), and \
			keeps a map of names -> values.

			- `read` opens the file; a[i] < b[j] holds for sorted rows.
			- The <b>default</b> is {"rows": 10}, which f(x) may raise.

			```java
			if (count < limit && rows[count] != null) {
				return List.of(rows[count]);
			}
			```

			> It "just works" [for me], as <someone> put it.

			""";

	private static final String LEAK = """
			<tool_call>
			{"name": "get_weather", "arguments": {"city": "Lisbon", "days": 3}}
			</tool_call>
			""";

	private static final GrammarContext CONTEXT = GrammarContext.of(List.of(ToolContract.of("get_weather", """
			{"type":"object","properties":{"city":{"type":"string"},"days":{"type":"integer"}},"required":["city"]}"""),
			ToolContract.of("list_jobs", "{\"type\":\"object\",\"properties\":{}}")));

	private GrammarTexts() {
	}

	static GrammarRecovery recovery() {
		return new GrammarRecovery(GrammarPolicy.defaults().withMode(GrammarMode.RECOVER));
	}

	static GrammarContext context() {
		return CONTEXT;
	}

	static GrammarMessage message(String text) {
		return new GrammarMessage(CONTEXT, text, "stop", false);
	}

	/**
	 * Text of that many characters without a call.
	 */
	static String prose(int length) {
		return repeated(PROSE, length);
	}

	/**
	 * Text of about that many characters with five calls.
	 */
	static String withLeaks(int length) {
		return (prose(length / 5).strip() + "\n\n" + LEAK).repeat(5);
	}

	/**
	 * The pattern again and again, up to that many characters.
	 */
	static String repeated(String pattern, int length) {
		return pattern.repeat(length / pattern.length() + 1).substring(0, length);
	}

}
