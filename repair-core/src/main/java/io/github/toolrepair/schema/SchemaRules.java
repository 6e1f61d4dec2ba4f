package io.github.toolrepair.schema;

import java.util.List;

/**
 * All schema rules, in the order in which they are tried at an issue.
 */
final class SchemaRules {

	private static final List<SchemaRule> ALL = List.of(new RenameAliasRule(), new CleanPropertyNameRule(),
			new DropNullRule(), new DropNullLiteralRule(), new DropEmptyObjectRule(), new DropUnknownPropertyRule(),
			new ParseStringifiedArrayRule(), new ParseStringifiedObjectRule(), new UnwrapItemRule(),
			new MatchEnumRule(), new WrapSingleValueRule(), new NestFlattenedRule());

	private SchemaRules() {
	}

	static List<SchemaRule> all() {
		return ALL;
	}

}
