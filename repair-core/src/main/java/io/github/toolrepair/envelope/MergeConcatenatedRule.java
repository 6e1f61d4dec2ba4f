package io.github.toolrepair.envelope;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

import io.github.toolrepair.json.JsonReading;
import io.github.toolrepair.json.JsonTextReader;
import io.github.toolrepair.model.CallContext;
import io.github.toolrepair.model.RepairLimits;
import io.github.toolrepair.model.RuleId;
import tools.jackson.databind.JsonNode;

/**
 * Reads objects that were printed one after the other as one, where only one says
 * something: <code>{}{"path":"a"}</code>, or the same object twice, becomes
 * <code>{"path":"a"}</code>.
 * <p>
 * Two different objects are two calls; choosing one would be a guess.
 */
final class MergeConcatenatedRule implements EnvelopeRule {

	private static final RuleId ID = new RuleId("envelope.merge-concatenated");

	/** Most objects that are looked at. */
	private static final int MOST = 64;

	private static final JsonTextReader READER = new JsonTextReader(RepairLimits.DEEPEST_NESTING);

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
		return "Send the arguments once, as one JSON object.";
	}

	@Override
	public List<Reading> fromText(String text, CallContext call) {
		Set<Object> distinct = distinct(text);
		if (distinct.size() != 1) {
			return List.of();
		}
		Object only = distinct.iterator().next();
		return List
			.of((only instanceof JsonNode value) ? new Reading.Value(value) : new Reading.Text(String.valueOf(only)));
	}

	/**
	 * Whether the text holds nothing but JSON objects, at least two of which differ.
	 */
	static boolean holdsSeveral(String text) {
		Set<Object> distinct = distinct(text);
		return distinct.size() > 1 && distinct.stream().allMatch(JsonNode.class::isInstance);
	}

	/**
	 * The different objects that the text is made of, empty ones left out if there are
	 * others: values where they are JSON, else their text. Empty if the text is anything
	 * but two or more objects.
	 */
	private static Set<Object> distinct(String text) {
		ObjectRegions regions = ObjectRegions.of(text);
		if (regions.size() < 2 || regions.size() > MOST || regions.isUnfinished() || !isAll(text, regions)) {
			return Set.of();
		}
		Set<Object> distinct = new LinkedHashSet<>();
		for (int i = 0; i < regions.size(); i++) {
			String object = text.substring(regions.start(i), regions.end(i));
			distinct.add((READER.read(object) instanceof JsonReading.Value read) ? read.value() : object);
		}
		if (distinct.size() > 1) {
			distinct.removeIf((object) -> object instanceof JsonNode value && value.isEmpty());
		}
		return distinct;
	}

	private static boolean isAll(String text, ObjectRegions regions) {
		int end = 0;
		for (int i = 0; i < regions.size(); i++) {
			if (!text.substring(end, regions.start(i)).isBlank()) {
				return false;
			}
			end = regions.end(i);
		}
		return text.substring(end).isBlank();
	}

}
