package io.github.toolrepair.grammar;

import java.util.List;

import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ObjectNode;

/**
 * A message from which the server removed harmony's control tokens: {@code commentary
 * to=functions.f json{…}}.
 */
final class BareHarmonyFamily implements GrammarFamily {

	private static final String RECIPIENT = " to=functions.";

	@Override
	public String id() {
		return "bare-harmony";
	}

	@Override
	public List<String> openers() {
		return List.of();
	}

	@Override
	public @Nullable Block parse(Cursor cursor, OfferedTools tools) {
		cursor.take("assistant");
		if (!cursor.take("commentary") || !cursor.take(RECIPIENT)) {
			return null;
		}
		String name = cursor.takeName();
		int end = cursor.at();
		cursor.skipBlanks();
		if (name.endsWith("json") && cursor.at() == end && tools.resolve(name) == null) {
			name = name.substring(0, name.length() - "json".length());
		}
		else {
			cursor.take("json");
			cursor.skipBlanks();
		}
		ObjectNode arguments = JsonBody.object(cursor);
		return (arguments != null) ? Block.of(new ParsedCall(name, arguments)) : null;
	}

}
