package io.github.toolrepair.preprocess;

import java.util.List;

import io.github.toolrepair.json.JsonDepth;
import io.github.toolrepair.json.JsonReading;
import io.github.toolrepair.json.JsonTextReader;
import io.github.toolrepair.model.CallContext;
import io.github.toolrepair.model.JsonKind;
import io.github.toolrepair.model.JsonLocation;
import io.github.toolrepair.model.RepairLimits;
import io.github.toolrepair.model.RuleId;
import io.github.toolrepair.model.Selector;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * Reads a JSON array that was sent as text, also where the text is valid too:
 * <code>"[\"a\",\"b\"]"</code> becomes <code>["a","b"]</code>.
 * <p>
 * Only where the schema accepts such an array. The text must be JSON to the letter, since
 * it may be meant as text.
 */
final class StringOrArrayPreprocessor implements ValuePreprocessor {

	private static final RuleId ID = new RuleId("preprocess.string-or-array");

	private static final JsonTextReader READER = new JsonTextReader(RepairLimits.DEEPEST_NESTING);

	private final Selector selector;

	StringOrArrayPreprocessor(Selector selector) {
		this.selector = selector;
	}

	@Override
	public RuleId id() {
		return ID;
	}

	@Override
	public List<Selector> selectors() {
		return List.of(this.selector);
	}

	@Override
	public String note() {
		return "Send an array as JSON, not as text that holds JSON.";
	}

	@Override
	public @Nullable JsonNode replacement(JsonNode value, JsonLocation location, CallContext call) {
		boolean array = value.isString() && value.stringValue().stripLeading().startsWith("[");
		if (!array || !AcceptedKinds.at(location, call).mayBe(JsonKind.ARRAY)) {
			return null;
		}
		int room = call.policy().limits().maxDepth() - location.segments().size();
		return (READER.read(value.stringValue()) instanceof JsonReading.Value read
				&& !JsonDepth.exceeds(read.value(), room)) ? read.value() : null;
	}

}
