package io.github.toolrepair.envelope;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import io.github.toolrepair.model.CallContext;
import io.github.toolrepair.model.RuleId;

/**
 * Takes the one object out of the prose, the control tokens or the surplus closing
 * brackets around it: <code>{"term":"a"}&lt;|call|&gt;</code> becomes
 * <code>{"term":"a"}</code>.
 * <p>
 * Text with a second object, or with something around the object that looks like more
 * data, like the value of a further parameter or like the name of another tool, is left
 * alone.
 */
final class ExtractObjectRule implements EnvelopeRule {

	private static final RuleId ID = new RuleId("envelope.extract-object");

	/** A name with the sign that gives it a value, or that ends its tag. */
	private static final Pattern ASSIGNMENT = Pattern.compile("(?<![\\w$.-])([\\w$.-]++)[\"'`*]{0,3}\\s{0,3}[:=>]",
			Pattern.UNICODE_CHARACTER_CLASS);

	@Override
	public RuleId id() {
		return ID;
	}

	@Override
	public int cost() {
		return 25;
	}

	@Override
	public boolean exact() {
		return false;
	}

	@Override
	public boolean nested() {
		return false;
	}

	@Override
	public String note() {
		return "Send nothing but the JSON object as arguments.";
	}

	@Override
	public List<Reading> fromText(String text, CallContext call) {
		List<Reading> readings = new ArrayList<>();
		ControlTokens tokens = ControlTokens.around(text);
		String inside = text.substring(tokens.start(), tokens.end());
		boolean begins = !inside.isEmpty() && "{[\"'`".indexOf(inside.charAt(0)) >= 0;
		if (tokens.any() && begins && !isThought(text.substring(tokens.end()))
				&& !ToolNames.namesAnother(text.substring(0, tokens.start()), call)) {
			readings.add(new Reading.Text(inside));
		}
		ObjectRegions regions = ObjectRegions.of(text);
		if (regions.size() == 1 && !regions.isUnfinished()) {
			Around around = Around.of(text, regions.start(0), regions.end(0));
			String object = text.substring(regions.start(0), regions.end(0));
			if (around.isAnything() && !around.isData(call) && !around.assignsOther(object, call)
					&& !ToolNames.namesAnother(around.before(), call)) {
				readings.add(new Reading.Text(object));
			}
		}
		return readings;
	}

	/**
	 * Whether what stands behind an object says that it was only considered.
	 */
	private static boolean isThought(String after) {
		return after.contains("</think") || after.contains("[/THINK]");
	}

	/**
	 * What stands around an object.
	 *
	 * @param before text before it
	 * @param after text behind it
	 */
	private record Around(String before, String after) {

		/**
		 * What stands around the object in the text. The brackets of an array that holds
		 * nothing else count as part of the object.
		 */
		static Around of(String text, int start, int end) {
			String before = text.substring(0, start).strip();
			String after = text.substring(end).strip();
			if (before.endsWith("[") && after.startsWith("]")) {
				return new Around(before.substring(0, before.length() - 1).strip(), after.substring(1).strip());
			}
			return new Around(before, after);
		}

		boolean isAnything() {
			return !this.before.isEmpty() || !this.after.isEmpty();
		}

		/**
		 * Whether it looks like further arguments, or as if the object were a part of
		 * something larger.
		 */
		boolean isData(CallContext call) {
			String behind = behindSurplus();
			// A further closer is that of an object whose strings were cut in two.
			boolean goesOn = !behind.isEmpty() && (",:\"'[".indexOf(behind.charAt(0)) >= 0 || behind.indexOf('}') >= 0);
			return goesOn || isCut(this.after) || isThought(this.after) || endsWithData(call);
		}

		/**
		 * Whether a string may end in it that began inside the object: its quotes do not
		 * come in pairs.
		 */
		private static boolean isCut(String after) {
			return after.chars().filter((character) -> character == '"').count() % 2 != 0;
		}

		/**
		 * Whether it gives a value to a parameter of which the object says nothing.
		 */
		boolean assignsOther(String object, CallContext call) {
			return Stream.of(this.before, this.after)
				.flatMap((text) -> ASSIGNMENT.matcher(text).results())
				.map((assignment) -> assignment.group(1))
				.filter(call.shape().declared()::contains)
				.distinct()
				.anyMatch((name) -> !object.contains(name));
		}

		private String behindSurplus() {
			int i = 0;
			while (i < this.after.length()
					&& ("]})>`".indexOf(this.after.charAt(i)) >= 0 || Character.isWhitespace(this.after.charAt(i)))) {
				i++;
			}
			String rest = this.after.substring(i);
			ControlTokens tokens = ControlTokens.around(rest);
			return rest.substring(tokens.start());
		}

		private boolean endsWithData(CallContext call) {
			if (this.before.isEmpty()) {
				return false;
			}
			char last = this.before.charAt(this.before.length() - 1);
			if (",[\"'{".indexOf(last) >= 0) {
				return true;
			}
			if (last != ':' && last != '=') {
				return false;
			}
			String name = this.before.substring(0, this.before.length() - 1).stripTrailing();
			int start = name.length();
			while (start > 0 && Character.isJavaIdentifierPart(name.charAt(start - 1))) {
				start--;
			}
			boolean quoted = name.endsWith("\"") || name.endsWith("'");
			return quoted || call.shape().declared().contains(name.substring(start));
		}

	}

}
