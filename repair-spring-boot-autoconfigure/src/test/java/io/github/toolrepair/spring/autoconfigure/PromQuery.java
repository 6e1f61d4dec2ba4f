package io.github.toolrepair.spring.autoconfigure;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * As much of PromQL as the dashboard uses: which metrics a query selects, and by which
 * labels it selects and groups.
 */
final class PromQuery {

	/** A metric of ours, with its label matchers if there are any. */
	private static final Pattern METRIC = Pattern.compile("(repair_\\w+)(?:\\{([^}]*)})?");

	private static final Pattern MATCHER = Pattern.compile("(\\w+)\\s*(?:=~|!~|!=|=)\\s*\"[^\"]*\"");

	private static final Pattern GROUPING = Pattern.compile("\\bby \\(([^)]*)\\)");

	private PromQuery() {
	}

	static List<Selection> selections(String query) {
		Set<String> grouping = new LinkedHashSet<>();
		Matcher groups = GROUPING.matcher(query);
		while (groups.find()) {
			grouping.addAll(List.of(groups.group(1).split("\\s*,\\s*")));
		}
		List<Selection> selections = new ArrayList<>();
		Matcher metrics = METRIC.matcher(query);
		while (metrics.find()) {
			Set<String> labels = new LinkedHashSet<>(grouping);
			if (metrics.group(2) != null) {
				Matcher matchers = MATCHER.matcher(metrics.group(2));
				while (matchers.find()) {
					labels.add(matchers.group(1));
				}
			}
			selections.add(new Selection(metrics.group(1), labels));
		}
		return selections;
	}

	/**
	 * One metric of a query.
	 *
	 * @param metric name of the metric
	 * @param labels labels that its series must have
	 */
	record Selection(String metric, Set<String> labels) {

	}

}
