package io.github.toolrepair.model;

import java.util.regex.Pattern;

/**
 * Stable name of one repair, {@code stage.what-it-does}, such as
 * {@code schema.drop-null}. An ID is never reused for something else.
 *
 * @param value two parts of lower-case letters, digits and hyphens, joined by one full
 * stop; anything else is an {@link IllegalArgumentException}
 */
public record RuleId(String value) implements Comparable<RuleId> {

	private static final Pattern SHAPE = Pattern.compile("[a-z][a-z0-9-]*\\.[a-z][a-z0-9-]*");

	public RuleId {
		if (!SHAPE.matcher(value).matches()) {
			throw new IllegalArgumentException("A rule ID reads 'stage.what-it-does' in lower case");
		}
	}

	@Override
	public int compareTo(RuleId other) {
		return this.value.compareTo(other.value);
	}

	@Override
	public String toString() {
		return this.value;
	}

}
