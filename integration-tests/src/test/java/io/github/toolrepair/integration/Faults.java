package io.github.toolrepair.integration;

import java.util.List;

import io.github.toolrepair.integration.Fault.Call;

/**
 * The kinds of faults after which the conversation must go on with every provider.
 */
final class Faults {

	private static final String ALIAS = "{\"file_path\":\"a\"}";

	private static final String VALID = "{\"path\":\"a\"}";

	private static final List<Fault> ALL = List.of(Fault.of("none", Call.runs("read", VALID, "read a null")),
			Fault.of("a converted scalar", Call.runs("read", "{\"path\":\"a\",\"limit\":\"5\"}", "read a 5")),
			Fault.of("an alias", Call.repaired("read", ALIAS, "read a null")),
			Fault.of("a code fence", Call.repaired("read", "```json\n{\"path\":\"a\"}\n```", "read a null")),
			Fault.of("arguments encoded twice", Call.repaired("read", "\"{\\\"path\\\":\\\"a\\\"}\"", "read a null")),
			Fault.of("wrapped arguments", Call.repaired("read", "{\"arguments\":{\"path\":\"a\"}}", "read a null")),
			Fault.of("null for an optional parameter",
					Call.repaired("read", "{\"path\":\"a\",\"limit\":null}", "read a null")),
			Fault.of("a list as text",
					Call.repaired("order", "{\"items\":\"[\\\"tea\\\"]\",\"count\":1}", "order [tea] 1")),
			Fault.of("lost closers", Call.repaired("read", "{\"path\":\"a\"", "read a null")),
			Fault.of("no JSON", Call.refused("read", "{\"path\":]", "not-json")),
			Fault.of("prose", Call.refused("read", "I read the file.", "not-json")),
			Fault.of("two calls in one", Call.refused("read", "{\"path\":\"a\"}{\"path\":\"b\"}", "several-objects")),
			Fault.of("a list for an object", Call.refused("read", "[1,2]", "not-an-object")),
			Fault.of("half of a surrogate pair",
					Call.repaired("read", "{\"file_path\":\"\\ud83d\"}", "read \ud83d null")),
			Fault.cut("text that was cut", Call.refused("read", "{\"path\":\"a\"", "cut-off")),
			Fault.cut("an object that was cut", Call.refused("read", "{}", "cut-off")),
			Fault.cut("a valid call before the cut", Call.runs("read", VALID, "read a null")),
			Fault.of("a missing parameter", Call.refused("read", "{\"limit\":3}", "invalid")),
			Fault.of("an unknown property", Call.refused("read", "{\"path\":\"a\",\"dryRun\":true}", "invalid")),
			Fault.of("a fraction for an integer",
					Call.refused("order", "{\"items\":[\"tea\"],\"count\":5.7}", "invalid")),
			Fault.of("an unknown tool", Call.refused("open_file", VALID, "unknown-tool")),
			Fault.of("no arguments where some are required", Call.refused("read", "", "no-arguments")),
			Fault.of("blank arguments where none are required", Call.repaired("status", " ", "status")),
			Fault.of("arguments that the tool does not accept", Call.refused("visit", "{\"code\":\"7\"}", "not-bound")),
			Fault.of("a tool that fails", Call.runs("delete", VALID, "delete a")),
			Fault.of("a result that is no JSON", Call.runs("shout", "{\"text\":\"hi\"}", "shout {\"text\":\"hi\"}")),
			Fault.of("a note on a result that is no JSON",
					Call.repaired("shout", "{\"arguments\":{\"text\":\"hi\"}}", "shout {\"text\":\"hi\"}")),
			Fault.of("a tool with a context",
					Call.repaired("user", "{\"arguments\":{\"greeting\":\"Hi\"}}", "user Hi")),
			Fault.of("a bad call among good ones", Call.runs("read", VALID, "read a null"),
					Call.refused("read", "{}", "invalid"), Call.refused("raed", "{}", "unknown-tool"),
					Call.runs("order", "{\"items\":[\"tea\"],\"count\":2}", "order [tea] 2")),
			Fault.of("one tool with several faults", Call.repaired("read", ALIAS, "read a null"),
					Call.refused("read", "{\"path\":7.5,\"limit\":\"many\"}", "invalid"),
					Call.runs("read", "{\"path\":\"b\"}", "read b null"), Call.repaired("read", ALIAS, "read a null")));

	private Faults() {
	}

	static List<Fault> all() {
		return ALL;
	}

}
