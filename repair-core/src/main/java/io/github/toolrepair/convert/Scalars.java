package io.github.toolrepair.convert;

import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

import io.github.toolrepair.model.CallContext;
import io.github.toolrepair.model.Issue;
import io.github.toolrepair.model.IssueTree;
import io.github.toolrepair.model.JsonKind;
import io.github.toolrepair.model.JsonLocation;
import io.github.toolrepair.model.PatchOperation;
import io.github.toolrepair.model.RepairChange;
import io.github.toolrepair.model.RepairStage;
import io.github.toolrepair.model.RuleStanding;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * Conversions of the scalars of one candidate.
 */
final class Scalars {

	private final JsonNode arguments;

	private final CallContext call;

	Scalars(JsonNode arguments, CallContext call) {
		this.arguments = arguments;
		this.call = call;
	}

	/**
	 * Conversions that the issues ask for.
	 * @param left is given the issues that ask for none
	 */
	List<RepairChange> convert(List<Issue> issues, List<Issue> left) {
		Map<JsonLocation, List<Issue>> byLocation = new TreeMap<>();
		issues.forEach((issue) -> byLocation.computeIfAbsent(issue.location(), (at) -> new ArrayList<>()).add(issue));
		List<RepairChange> changes = new ArrayList<>();
		byLocation.forEach((location, there) -> {
			RepairChange change = change(location, there);
			if (change != null) {
				changes.add(change);
			}
			else {
				left.addAll(there);
			}
		});
		return changes;
	}

	/**
	 * Ways to satisfy one branch of the union by nothing but conversions. Ways that
	 * differ only in how a number is written are one.
	 */
	List<List<RepairChange>> convert(IssueTree.Union union) {
		List<List<RepairChange>> ways = new ArrayList<>();
		for (IssueTree branch : union.branches()) {
			for (List<RepairChange> way : ofBranch(branch)) {
				int same = indexOfSame(way, ways);
				if (same < 0) {
					ways.add(way);
				}
				else if (rank(way) < rank(ways.get(same))) {
					ways.set(same, way);
				}
			}
		}
		return ways;
	}

	private List<List<RepairChange>> ofBranch(IssueTree branch) {
		List<Issue> left = new ArrayList<>();
		List<List<RepairChange>> ways = new ArrayList<>();
		ways.add(convert(branch.certain(), left));
		for (IssueTree.Union nested : branch.unions()) {
			List<List<RepairChange>> further = convert(nested);
			if (further.isEmpty()) {
				return List.of();
			}
			ways = combine(ways, further);
		}
		return left.isEmpty() ? ways : List.of();
	}

	/**
	 * The first way with each of the further ones, and each way with the first further
	 * one; that is enough to tell whether there is only one.
	 */
	private static List<List<RepairChange>> combine(List<List<RepairChange>> ways, List<List<RepairChange>> further) {
		List<List<RepairChange>> combined = new ArrayList<>();
		for (int i = 0; i < ways.size(); i++) {
			for (int j = 0; j < further.size(); j++) {
				if (i == 0 || j == 0) {
					List<RepairChange> way = new ArrayList<>(ways.get(i));
					way.addAll(further.get(j));
					combined.add(way);
				}
			}
		}
		return combined;
	}

	/**
	 * Collects the issues of all branches that ask for no conversion.
	 */
	void collectLeft(IssueTree.Union union, List<Issue> left) {
		for (IssueTree branch : union.branches()) {
			convert(branch.certain(), left);
			branch.unions().forEach((nested) -> collectLeft(nested, left));
		}
	}

	private @Nullable RepairChange change(JsonLocation location, List<Issue> issues) {
		Set<JsonKind> kinds = EnumSet.noneOf(JsonKind.class);
		issues.forEach((issue) -> kinds.addAll(wanted(issue)));
		if (kinds.isEmpty()) {
			return null;
		}
		JsonNode value = location.in(this.arguments);
		for (Conversion conversion : Conversions.all()) {
			JsonNode converted = kinds.contains(conversion.target()) ? conversion.convert(value) : null;
			if (converted != null && this.call.standing(conversion.id(), true) == RuleStanding.APPLY) {
				return new RepairChange(conversion.id(), RepairStage.CONVERSION, location, "",
						List.of(new PatchOperation.Replace(location, converted)));
			}
		}
		return null;
	}

	private static Set<JsonKind> wanted(Issue issue) {
		return switch (issue.keyword()) {
			case "type" -> kinds(issue.schema());
			case "enum" -> kindsOf(issue.schema().path("enum").values());
			case "const" -> kindsOf(List.of(issue.schema().path("const")));
			default -> Set.of();
		};
	}

	private static Set<JsonKind> kinds(JsonNode schema) {
		Set<JsonKind> kinds = EnumSet.noneOf(JsonKind.class);
		JsonNode type = schema.path("type");
		for (JsonKind kind : JsonKind.values()) {
			boolean listed = type.isArray() && type.valueStream().anyMatch((name) -> isNamed(name, kind));
			if (listed || isNamed(type, kind)) {
				kinds.add(kind);
			}
		}
		return kinds;
	}

	private static Set<JsonKind> kindsOf(Collection<JsonNode> constants) {
		return constants.stream().map(JsonKind::of).collect(Collectors.toSet());
	}

	private static boolean isNamed(JsonNode name, JsonKind kind) {
		return name.isString() && name.stringValue().equals(kind.id());
	}

	private static int indexOfSame(List<RepairChange> way, List<List<RepairChange>> ways) {
		for (int i = 0; i < ways.size(); i++) {
			if (isSame(way, ways.get(i))) {
				return i;
			}
		}
		return -1;
	}

	private static boolean isSame(List<RepairChange> way, List<RepairChange> other) {
		if (way.size() != other.size()) {
			return false;
		}
		for (int i = 0; i < way.size(); i++) {
			boolean same = way.get(i).location().equals(other.get(i).location())
					&& isSame(result(way.get(i)), result(other.get(i)));
			if (!same) {
				return false;
			}
		}
		return true;
	}

	private static boolean isSame(JsonNode value, JsonNode other) {
		return (value.isNumber() && other.isNumber()) ? value.decimalValue().compareTo(other.decimalValue()) == 0
				: value.equals(other);
	}

	private static JsonNode result(RepairChange change) {
		return ((PatchOperation.Replace) change.operations().get(0)).value();
	}

	/**
	 * Sum of the positions of the conversions in their list: the smaller, the more of the
	 * text is kept.
	 */
	private static int rank(List<RepairChange> way) {
		return way.stream().mapToInt((change) -> position(change)).sum();
	}

	private static int position(RepairChange change) {
		for (int i = 0; i < Conversions.all().size(); i++) {
			if (Conversions.all().get(i).id().equals(change.ruleId())) {
				return i;
			}
		}
		return Conversions.all().size();
	}

}
