package io.github.toolrepair.schema;

import java.util.List;

/**
 * All schema rules, in the order in which they are tried at an issue.
 */
final class SchemaRules {

	private static final List<SchemaRule> ALL = List.of(new RenameAliasRule(), new DropNullRule(),
			new DropEmptyObjectRule(), new ParseStringifiedArrayRule(), new ParseStringifiedObjectRule(),
			new WrapSingleValueRule());

	private SchemaRules() {
	}

	static List<SchemaRule> all() {
		return ALL;
	}

}
