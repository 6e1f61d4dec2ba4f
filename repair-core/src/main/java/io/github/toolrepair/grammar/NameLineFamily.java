package io.github.toolrepair.grammar;

import java.util.List;

import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ObjectNode;

/**
 * GLM-4: a message of the tool's name on one line and a JSON object on the next.
 */
final class NameLineFamily implements GrammarFamily {

	@Override
	public String id() {
		return "glm4-legacy";
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
		if (!BareName.isOffered(cursor, tools, "\n")) {
			return null;
		}
		String name = cursor.takeName();
		cursor.take("\n");
		ObjectNode arguments = JsonBody.object(cursor);
		return (arguments != null) ? Block.of(new ParsedCall(name, arguments)) : null;
	}

}
