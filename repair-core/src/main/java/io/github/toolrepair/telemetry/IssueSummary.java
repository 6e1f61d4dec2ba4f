package io.github.toolrepair.telemetry;

import java.util.List;

import io.github.toolrepair.model.ArgumentShape;
import io.github.toolrepair.model.Issue;
import io.github.toolrepair.model.JsonLocation;

/**
 * What is wrong with arguments, and where, in words of the tool's schema alone.
 *
 * @param location JSON Pointer in which {@code *} stands for each array index and for
 * each name that the schema does not declare; {@code /} for the arguments as a whole
 * @param keyword JSON Schema keyword that is not satisfied, such as {@code required}
 */
public record IssueSummary(String location, String keyword) {

	/** Most places that one event names. */
	private static final int MOST = 20;

	/** Most issues that are looked at for them. */
	private static final int MOST_ISSUES = 200;

	/**
	 * Summary of the issues, each place and keyword once, at most {@value #MOST}.
	 * @param issues issues as validation found them
	 * @param shape what the schema declares
	 */
	public static List<IssueSummary> of(List<Issue> issues, ArgumentShape shape) {
		return issues.stream()
			.limit(MOST_ISSUES)
			.map((issue) -> new IssueSummary(declared(issue.location(), shape), issue.keyword()))
			.distinct()
			.limit(MOST)
			.toList();
	}

	private static String declared(JsonLocation location, ArgumentShape shape) {
		JsonLocation parent = JsonLocation.root();
		JsonLocation declared = JsonLocation.root();
		for (String segment : location.segments()) {
			declared = declared.property(shape.declaredIn(parent).contains(segment) ? segment : "*");
			parent = parent.property(segment);
		}
		return declared.isRoot() ? "/" : declared.toString();
	}

	@Override
	public String toString() {
		return this.location + " " + this.keyword;
	}

}
