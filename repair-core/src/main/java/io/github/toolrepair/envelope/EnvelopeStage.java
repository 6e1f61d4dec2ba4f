package io.github.toolrepair.envelope;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

import io.github.toolrepair.json.JsonReading;
import io.github.toolrepair.json.JsonTextReader;
import io.github.toolrepair.json.TextReader;
import io.github.toolrepair.model.CallContext;
import io.github.toolrepair.model.RepairLimits;
import io.github.toolrepair.model.RuleId;
import tools.jackson.databind.JsonNode;

/**
 * First stage: raw text to one JSON object. Text that is JSON already is read as it is;
 * rules are asked for what it may stand for only where it is not, or is not an object.
 */
public final class EnvelopeStage {

	private static final List<EnvelopeRule> NESTED = EnvelopeRules.all().stream().filter(EnvelopeRule::nested).toList();

	private final JsonTextReader reader;

	/**
	 * Stage within the given limits.
	 */
	public EnvelopeStage(RepairLimits limits) {
		this.reader = new JsonTextReader(limits.maxDepth());
	}

	/**
	 * IDs of all rules of this stage, in the order in which they are tried.
	 */
	public static List<RuleId> ruleIds() {
		return EnvelopeRules.all().stream().map(EnvelopeRule::id).toList();
	}

	/**
	 * IDs of the rules that profile {@code conservative} only observes.
	 */
	public static List<RuleId> validatedRuleIds() {
		return EnvelopeRules.all().stream().filter((rule) -> !rule.exact()).map(EnvelopeRule::id).toList();
	}

	/**
	 * The text read strictly, without any rule.
	 */
	public JsonReading read(String text) {
		return this.reader.read(text);
	}

	/**
	 * Objects that the text may stand for.
	 * @param text raw arguments
	 * @param reading what {@link #read(String)} gave for them
	 * @param call the call
	 * @param observer is told each rule that would act but may only be observed
	 */
	public EnvelopeCandidates candidates(String text, JsonReading reading, CallContext call,
			Consumer<RuleId> observer) {
		EnvelopeSearch search = new EnvelopeSearch(this.reader, EnvelopeRules.all(), text, reading, call, observer);
		return new EnvelopeCandidates(search, call);
	}

	/**
	 * Reader for JSON that stands as text inside a value of the call. It uses those rules
	 * that can tell nothing but the syntax apart.
	 */
	public TextReader textReader(CallContext call) {
		return (text) -> readNested(text, call);
	}

	private List<JsonNode> readNested(String text, CallContext call) {
		JsonReading reading = this.reader.read(text);
		if (reading instanceof JsonReading.Value value && value.value().isContainer()) {
			// Nothing that a rule does is as cheap as doing nothing.
			return List.of(value.value());
		}
		EnvelopeSearch search = new EnvelopeSearch(this.reader, NESTED, text, reading, call, (ruleId) -> {
		});
		List<JsonNode> cheapest = new ArrayList<>();
		int cost = Integer.MAX_VALUE;
		for (Step step = search.next(cost); step != null; step = search.next(cost)) {
			JsonNode value = step.toCandidate().value();
			if (value.isContainer()) {
				cheapest.add(value);
				cost = step.cost();
			}
		}
		return cheapest;
	}

}
