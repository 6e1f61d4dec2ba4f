package io.github.toolrepair.name;

import io.github.toolrepair.model.RuleId;
import io.github.toolrepair.model.ToolNameForm;

/**
 * Takes another spelling for the tool's own: {@code Read_File} and
 * {@code functions.readFile} for {@code readFile}, also if it is sent several times in a
 * row, {@code readFilereadFile}.
 */
final class NormalizeRule implements NameRule {

	static final RuleId ID = new RuleId("name.normalize");

	/** No provider lets a tool have a longer name, in characters. */
	private static final int LONGEST = 512;

	@Override
	public RuleId id() {
		return ID;
	}

	@Override
	public boolean matches(String called, String tool) {
		ToolNameForm form = ToolNameForm.of(tool);
		if (form.value().isEmpty() || called.length() > LONGEST) {
			return false;
		}
		return ToolNameForm.of(called).equals(form) || repeats(called, form);
	}

	private static boolean repeats(String called, ToolNameForm form) {
		for (int length = form.value().length(); length <= called.length() / 2; length++) {
			String once = called.substring(0, length);
			boolean repeated = called.length() % length == 0 && ToolNameForm.of(once).equals(form)
					&& once.repeat(called.length() / length).equals(called);
			if (repeated) {
				return true;
			}
		}
		return false;
	}

}
