package io.github.toolrepair.grammar;

import java.util.List;

import io.github.toolrepair.model.JsonLocation;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * A message that is an element named after an offered tool, with an element for each
 * declared parameter, as coding agents ask for.
 */
final class TagAsToolFamily implements GrammarFamily {

	@Override
	public String id() {
		return "tag-as-tool";
	}

	@Override
	public List<String> openers() {
		return List.of();
	}

	@Override
	public boolean isOnByDefault() {
		return false;
	}

	@Override
	public @Nullable Block parse(Cursor cursor, OfferedTools tools) {
		if (!cursor.take("<") || !BareName.isOffered(cursor, tools, ">")) {
			return null;
		}
		String name = cursor.takeName();
		cursor.take(">");
		ObjectNode arguments = JsonNodeFactory.instance.objectNode();
		while (!cursor.takeBehindBlanks("</" + name + ">")) {
			cursor.skipBlanks();
			String parameter = cursor.take("<") ? cursor.takeName() : "";
			int start = cursor.at() + 1;
			String closer = "</" + parameter + ">";
			boolean known = tools.declares(name, parameter) && !arguments.has(parameter) && cursor.take(">");
			int end = known ? cursor.find(closer, start) : -1;
			if (end < 0) {
				return null;
			}
			cursor.moveTo(end + closer.length());
			arguments.set(parameter,
					TypedValues.bySchema(cursor.text(start, end), name, JsonLocation.of(parameter), tools));
		}
		return Block.of(new ParsedCall(name, arguments));
	}

}
