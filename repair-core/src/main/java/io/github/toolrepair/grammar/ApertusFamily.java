package io.github.toolrepair.grammar;

import java.util.ArrayList;
import java.util.List;

import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Apertus: a list of objects whose only key is the tool's name.
 */
final class ApertusFamily implements GrammarFamily {

	private static final Wrapper WRAPPER = new Wrapper("<|tools_prefix|>", "<|tools_suffix|>");

	@Override
	public String id() {
		return "apertus";
	}

	@Override
	public List<String> openers() {
		return List.of(WRAPPER.opener());
	}

	@Override
	public @Nullable Block parse(Cursor cursor, OfferedTools tools) {
		cursor.take(WRAPPER.opener());
		cursor.skipBlanks();
		JsonNode list = JsonBody.container(cursor);
		if (list == null || !list.isArray() || list.isEmpty()) {
			return null;
		}
		List<ParsedCall> calls = new ArrayList<>();
		for (JsonNode item : list) {
			String name = (item.size() == 1) ? item.propertyNames().stream().findFirst().orElse("") : "";
			if (!(item.path(name) instanceof ObjectNode arguments)) {
				return null;
			}
			calls.add(new ParsedCall(name, arguments));
		}
		cursor.takeBehindBlanks(WRAPPER.closer());
		return new Block(calls);
	}

}
