package io.github.toolrepair.feedback;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

import io.github.toolrepair.model.ArgumentShape;
import io.github.toolrepair.model.Issue;
import io.github.toolrepair.model.IssueTree;
import io.github.toolrepair.model.JsonLocation;
import io.github.toolrepair.model.UnionBranch;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * Issues as a model reads them: one entry for each place.
 */
final class IssueEntries {

	/** Places that are looked at for one entry, since many may read the same. */
	private static final int PLACES_OF_AN_ENTRY = 10;

	private final ArgumentShape shape;

	IssueEntries(ArgumentShape shape) {
		this.shape = shape;
	}

	/**
	 * Entries for the issues, in their order: at least one.
	 * @param most entries above this number are left out
	 * @param longest entries that take more characters together are left out
	 */
	List<ObjectNode> of(List<Issue> issues, int most, int longest) {
		Map<Place, List<Issue>> places = new LinkedHashMap<>();
		for (Issue issue : ClosestBranches.of(IssueTree.of(issues)).issues()) {
			places.computeIfAbsent(place(issue), (place) -> new ArrayList<>()).add(issue);
		}
		Set<ObjectNode> entries = new LinkedHashSet<>();
		int length = 0;
		for (Map.Entry<Place, List<Issue>> place : first(places, most * PLACES_OF_AN_ENTRY)) {
			ObjectNode entry = entry(place.getKey(), place.getValue());
			length += entries.contains(entry) ? 0 : entry.toString().length();
			if (entries.size() == most || (length > longest && !entries.isEmpty())) {
				break;
			}
			entries.add(entry);
		}
		return List.copyOf(entries);
	}

	private static List<Map.Entry<Place, List<Issue>>> first(Map<Place, List<Issue>> places, int most) {
		return places.entrySet().stream().limit(most).toList();
	}

	private static Place place(Issue issue) {
		boolean undeclared = Expectation.isAboutUndeclared(issue);
		return new Place(undeclared ? issue.location().parent() : issue.location(), undeclared);
	}

	private ObjectNode entry(Place place, List<Issue> issues) {
		ObjectNode entry = JsonNodeFactory.instance.objectNode();
		entry.put("location", readable(place.location()));
		entry.put("expected", expected(issues));
		entry.put("received", place.undeclared() ? "a parameter that is not declared" : issues.get(0).received().id());
		return entry;
	}

	/**
	 * What one branch expects goes together; what another one expects is another
	 * possibility.
	 */
	private String expected(List<Issue> issues) {
		Map<List<UnionBranch>, List<Issue>> byBranch = new LinkedHashMap<>();
		issues
			.forEach((issue) -> byBranch.computeIfAbsent(issue.branches(), (branches) -> new ArrayList<>()).add(issue));
		Set<String> possibilities = new LinkedHashSet<>();
		byBranch.values().forEach((together) -> possibilities.add(together(together)));
		return Expectation.cut(String.join(", or ", possibilities));
	}

	private String together(List<Issue> issues) {
		boolean typed = issues.stream().anyMatch((issue) -> issue.keyword().equals("type"));
		Set<String> texts = new LinkedHashSet<>();
		for (Issue issue : issues) {
			boolean said = typed && issue.keyword().equals("enum") && issue.schema().has("type");
			if (!said) {
				texts.add(Expectation.of(issue, this.shape));
			}
		}
		return String.join(", and ", texts);
	}

	/**
	 * The location as a JSON Pointer in which a star stands for each name that the schema
	 * does not declare.
	 */
	private String readable(JsonLocation location) {
		JsonLocation parent = JsonLocation.root();
		JsonLocation readable = JsonLocation.root();
		for (String segment : location.segments()) {
			boolean index = segment.length() < 10 && segment.chars().allMatch(Character::isDigit);
			boolean named = index || this.shape.declaredIn(parent).contains(segment);
			readable = readable.property(named ? segment : "*");
			parent = parent.property(segment);
		}
		return readable.isRoot() ? "/" : readable.toString();
	}

	/**
	 * What an entry speaks of: a value, or the names of an object.
	 */
	private record Place(JsonLocation location, boolean undeclared) {

	}

}
