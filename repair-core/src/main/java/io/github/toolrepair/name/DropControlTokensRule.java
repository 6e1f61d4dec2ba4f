package io.github.toolrepair.name;

import io.github.toolrepair.model.RuleId;
import io.github.toolrepair.model.ToolNameForm;

/**
 * Takes control tokens off a name on which a server left them:
 * {@code read<|channel|>commentary} becomes {@code read}.
 */
final class DropControlTokensRule implements NameRule {

	static final RuleId ID = new RuleId("name.drop-control-tokens");

	@Override
	public RuleId id() {
		return ID;
	}

	@Override
	public boolean matches(String called, String tool) {
		ToolNameForm form = ToolNameForm.of(tool);
		return ToolNameResidue.cut(called, (name) -> ToolNameForm.of(name).equals(form)) != null;
	}

}
