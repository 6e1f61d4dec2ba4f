package io.github.toolrepair.telemetry;

import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import io.github.toolrepair.model.ToolContract;
import io.github.toolrepair.schema.StrictValidator;
import io.github.toolrepair.schema.ToolSchema;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

import static org.assertj.core.api.Assertions.assertThat;

class IssueSummaryTests {

	private static final String ORDER = """
			{
			  "type": "object",
			  "properties": {
			    "customer": { "type": "string" },
			    "items": {
			      "type": "array",
			      "items": {
			        "type": "object",
			        "properties": { "count": { "type": "integer" } },
			        "required": [ "count" ],
			        "additionalProperties": false
			      }
			    },
			    "labels": { "type": "object", "additionalProperties": { "type": "string" } }
			  },
			  "required": [ "customer" ],
			  "additionalProperties": false
			}""";

	@Test
	void namesWhatTheSchemaDeclares() {
		assertThat(summary("{}")).containsExactly("/customer required");
		assertThat(summary("{\"customer\":7}")).containsExactly("/customer type");
	}

	@Test
	void namesNothingThatTheModelInvented() {
		assertThat(summary("{\"customer\":\"Ada\",\"s3cret\":1}")).containsExactly("/* additionalProperties");
		assertThat(summary("{\"customer\":\"Ada\",\"labels\":{\"s3cret\":1}}")).containsExactly("/labels/* type");
		assertThat(summary("{\"customer\":\"Ada\",\"7\":{\"count\":1}}")).containsExactly("/* additionalProperties");
	}

	@Test
	void namesNoIndexSoThatEachMistakeIsNamedOnce() {
		assertThat(summary("{\"customer\":\"Ada\",\"items\":[{},{},{\"count\":\"x\"}]}"))
			.containsExactlyInAnyOrder("/items/*/count required", "/items/*/count type");
	}

	@Test
	void namesTheRootAsSlash() {
		assertThat(summary("[]")).containsExactly("/ type");
	}

	@Test
	void namesNoMoreThanTwentyPlaces() {
		String properties = IntStream.range(0, 50)
			.mapToObj((i) -> "\"p" + i + "\":{\"type\":\"string\"}")
			.collect(Collectors.joining(","));
		String arguments = IntStream.range(0, 50).mapToObj((i) -> "\"p" + i + "\":1").collect(Collectors.joining(","));
		assertThat(summary("{\"type\":\"object\",\"properties\":{" + properties + "}}", "{" + arguments + "}"))
			.hasSize(20);
	}

	private static List<String> summary(String arguments) {
		return summary(ORDER, arguments);
	}

	private static List<String> summary(String inputSchema, String arguments) {
		ToolSchema schema = Objects
			.requireNonNull(new StrictValidator().schemaOf(ToolContract.of("order", inputSchema)));
		return IssueSummary.of(schema.validate(JsonMapper.shared().readTree(arguments)), schema)
			.stream()
			.map(IssueSummary::toString)
			.toList();
	}

}
