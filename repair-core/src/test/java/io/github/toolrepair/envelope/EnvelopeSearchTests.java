package io.github.toolrepair.envelope;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

import io.github.toolrepair.Calls;
import io.github.toolrepair.json.JsonTextReader;
import io.github.toolrepair.model.CallContext;
import io.github.toolrepair.model.RepairLimits;
import io.github.toolrepair.model.RepairPolicy;
import io.github.toolrepair.model.RepairProfile;
import io.github.toolrepair.model.RuleId;
import io.github.toolrepair.model.UnrepairableReason;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

import static org.assertj.core.api.Assertions.assertThat;

class EnvelopeSearchTests {

	private static final CallContext CALL = Calls.of("{'type':'object'}");

	private static final CallContext REQUIRED = Calls.of("{'type':'object','required':['a']}");

	private final List<RuleId> observed = new ArrayList<>();

	@Test
	void nextGivesTheCheapestReadingFirst() {
		EnvelopeSearch search = search("start", CALL, new Rewrite("a.dear", 30, "[3]"),
				new Rewrite("a.cheap", 10, "[1]"), new Rewrite("a.middle", 20, "[2]"));
		assertThat(values(search, Integer.MAX_VALUE)).containsExactly("[1]", "[2]", "[3]");
		assertThat(search.isExhausted()).isFalse();
	}

	@Test
	void nextAmongEquallyCheapReadingsGivesTheFirstProposedFirst() {
		EnvelopeSearch search = search("start", CALL, new Rewrite("a.first", 10, "[2]"),
				new Rewrite("a.second", 10, "[1]"));
		assertThat(values(search, Integer.MAX_VALUE)).containsExactly("[2]", "[1]");
	}

	@Test
	void nextGivesOneReadingOnlyOnceAndByItsCheapestWay() {
		EnvelopeSearch search = search("start", CALL, new Rewrite("a.dear", 30, "[1]"),
				new Rewrite("a.cheap", 10, "[1]"));
		Step step = search.next(Integer.MAX_VALUE);
		assertThat(step).isNotNull();
		assertThat(step.cost()).isEqualTo(10);
		assertThat(step.toCandidate().changes()).extracting((change) -> change.ruleId().value())
			.containsExactly("a.cheap");
		assertThat(search.next(Integer.MAX_VALUE)).isNull();
	}

	@Test
	void nextLooksForNothingAboveTheCost() {
		EnvelopeSearch search = search("start", CALL, new Rewrite("a.cheap", 10, "[1]"),
				new Rewrite("a.dear", 30, "[3]"));
		assertThat(values(search, 29)).containsExactly("[1]");
		assertThat(values(search, 30)).containsExactly("[3]");
	}

	@Test
	void nextUsesARuleNoMoreOftenThanItMay() {
		EnvelopeSearch search = search("start", CALL, new Growth());
		assertThat(values(search, Integer.MAX_VALUE)).isEmpty();
		assertThat(search.failure()).isEqualTo(UnrepairableReason.NOT_JSON);
		assertThat(search.isExhausted()).isFalse();
	}

	@Test
	void nextStopsAtTheMostCandidates() {
		CallContext narrow = Calls.with(RepairPolicy.defaults().withLimits(new RepairLimits(1_000, 10, 4, 10)), CALL);
		EnvelopeSearch search = search("start", narrow, new Rewrite("a.first", 10, "[1]"),
				new Rewrite("a.second", 20, "[2]"));
		assertThat(values(search, Integer.MAX_VALUE)).containsExactly("[1]");
		assertThat(search.isExhausted()).isTrue();
	}

	@Test
	void nextChainsRulesAndRecordsEachOfThem() {
		EnvelopeSearch search = search("\"[{\\\"a\\\":\\\"x\\ny\\\"}]\"", CALL,
				EnvelopeRules.all().toArray(EnvelopeRule[]::new));
		EnvelopeCandidates candidates = new EnvelopeCandidates(search, CALL);
		assertThat(candidates.next(Integer.MAX_VALUE)).isNotNull()
			.satisfies((candidate) -> assertThat(candidate.value()).hasToString("{\"a\":\"x\\ny\"}"))
			.satisfies((candidate) -> assertThat(candidate.changes()).extracting((change) -> change.ruleId().value())
				.containsExactly("envelope.decode-json-string", "envelope.escape-control-characters",
						"envelope.unwrap-singleton-array"));
	}

	@Test
	void rulesThatAreOffAreNotAsked() {
		CallContext off = Calls.with(RepairPolicy.defaults().withDisabledRules(Set.of(new RuleId("a.rule"))), CALL);
		EnvelopeSearch search = search("start", off, new Rewrite("a.rule", 10, "[1]"));
		assertThat(values(search, Integer.MAX_VALUE)).isEmpty();
		assertThat(this.observed).isEmpty();
	}

	@Test
	void rulesThatAreOnlyObservedProposeNothing() {
		CallContext conservative = Calls.with(RepairPolicy.defaults().withProfile(RepairProfile.CONSERVATIVE), CALL);
		EnvelopeSearch search = search("start", conservative, new Rewrite("a.rule", 10, "[1]"));
		assertThat(values(search, Integer.MAX_VALUE)).isEmpty();
		assertThat(this.observed).containsExactly(new RuleId("a.rule"));
	}

	@Test
	void rulesThatWouldNotActAreNotObserved() {
		CallContext conservative = Calls.with(RepairPolicy.defaults().withProfile(RepairProfile.CONSERVATIVE), CALL);
		assertThat(values(search("other", conservative, new Rewrite("a.rule", 10, "[1]")), 100)).isEmpty();
		assertThat(this.observed).isEmpty();
	}

	@Test
	void failureTellsWhyTheTextCouldNotBeRead() {
		assertThat(failure("{\"a\":1,\"a\":2}")).isEqualTo(UnrepairableReason.DUPLICATE_NAME);
		assertThat(failure("[".repeat(11))).isEqualTo(UnrepairableReason.TOO_DEEP);
		assertThat(failure("1e99999")).isEqualTo(UnrepairableReason.NUMBER_OUT_OF_RANGE);
		assertThat(failure("words")).isEqualTo(UnrepairableReason.NOT_JSON);
		assertThat(failure(" ")).isEqualTo(UnrepairableReason.NO_ARGUMENTS);
		assertThat(failure("[1]")).isEqualTo(UnrepairableReason.NOT_AN_OBJECT);
		assertThat(failure("\"[1]\"")).isEqualTo(UnrepairableReason.NOT_AN_OBJECT);
		assertThat(failure("{\"a\":1}{\"a\":2}")).isEqualTo(UnrepairableReason.SEVERAL_OBJECTS);
		assertThat(failure("{a b}{c d}")).isEqualTo(UnrepairableReason.NOT_JSON);
	}

	@Test
	void failureOfTextInsideAStringIsThatOfTheText() {
		assertThat(failure("\"{\\\"a\\\":1,\\\"a\\\":2}\"")).isEqualTo(UnrepairableReason.DUPLICATE_NAME);
	}

	private UnrepairableReason failure(String text) {
		EnvelopeCandidates candidates = new EnvelopeCandidates(
				search(text, REQUIRED, EnvelopeRules.all().toArray(EnvelopeRule[]::new)), REQUIRED);
		assertThat(candidates.next(Integer.MAX_VALUE)).isNull();
		return candidates.failure();
	}

	private EnvelopeSearch search(String text, CallContext call, EnvelopeRule... rules) {
		JsonTextReader reader = new JsonTextReader(10);
		return new EnvelopeSearch(reader, List.of(rules), text, reader.read(text), call, this.observed::add);
	}

	private static List<String> values(EnvelopeSearch search, int mostCost) {
		List<String> values = new ArrayList<>();
		for (Step step = search.next(mostCost); step != null; step = search.next(mostCost)) {
			values.add(step.toCandidate().value().toString());
		}
		return values;
	}

	/**
	 * Reads the text {@code start} as some JSON.
	 */
	private record Rewrite(String name, int cost, String json) implements EnvelopeRule {

		@Override
		public RuleId id() {
			return new RuleId(this.name);
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
			return "";
		}

		@Override
		public List<Reading> fromText(String text, CallContext call) {
			return text.equals("start") ? List.of(new Reading.Text(this.json)) : List.of();
		}

	}

	/**
	 * Finds another reading of any text, without end.
	 */
	private record Growth() implements EnvelopeRule {

		@Override
		public RuleId id() {
			return new RuleId("a.growth");
		}

		@Override
		public int cost() {
			return 1;
		}

		@Override
		public boolean exact() {
			return true;
		}

		@Override
		public boolean nested() {
			return true;
		}

		@Override
		public int most() {
			return 5;
		}

		@Override
		public String note() {
			return "";
		}

		@Override
		public List<Reading> fromText(String text, CallContext call) {
			return (text.length() < 10) ? List.of(new Reading.Text(text + "x"))
					: List.of(new Reading.Value(value(text)));
		}

		private static JsonNode value(String text) {
			return JsonNodeFactory.instance.stringNode(text);
		}

	}

}
