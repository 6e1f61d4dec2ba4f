package io.github.toolrepair.spring.actuate;

import java.util.List;

import io.github.toolrepair.RepairPipeline;
import io.github.toolrepair.model.PreprocessorDefinition;
import io.github.toolrepair.model.RepairPolicy;
import io.github.toolrepair.model.Selector;
import io.github.toolrepair.model.ToolContract;
import io.github.toolrepair.model.ToolSettings;
import io.github.toolrepair.spring.actuate.DryRunDescriptor.ChangeDescriptor;
import io.github.toolrepair.spring.actuate.DryRunDescriptor.StageDescriptor;
import io.github.toolrepair.telemetry.KnownTools;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.StringNode;

import org.springframework.boot.actuate.endpoint.web.WebEndpointResponse;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

class RepairDryRunWebExtensionTests {

	private static final String SCHEMA = """
			{"type":"object","properties":{"path":{"type":"string"},"limit":{"type":"integer"}},
			"required":["path"],"additionalProperties":false}""";

	private final RepairDryRunWebExtension endpoint = new RepairDryRunWebExtension(pipeline(), tools());

	@Test
	void showsEachStageWithWhatItChanged() {
		DryRunDescriptor run = run("read", "[{\"file_path\":\"a\",\"limit\":\"5\",}]");
		assertThat(run.outcome()).isEqualTo("repaired");
		assertThat(run.arguments()).isEqualTo("{\"limit\":5,\"path\":\"a\"}");
		assertThat(run.stages()).extracting(StageDescriptor::stage)
			.containsExactly("envelope", "preprocess", "conversion");
		assertThat(run.stages()).extracting(StageDescriptor::before)
			.containsExactly(StringNode.valueOf("[{\"file_path\":\"a\",\"limit\":\"5\",}]"),
					json("{\"file_path\":\"a\",\"limit\":\"5\"}"), json("{\"limit\":\"5\",\"path\":\"a\"}"));
		assertThat(run.stages()).extracting(StageDescriptor::after)
			.containsExactly(json("{\"file_path\":\"a\",\"limit\":\"5\"}"), json("{\"limit\":\"5\",\"path\":\"a\"}"),
					json("{\"limit\":5,\"path\":\"a\"}"));
		assertThat(run.stages().get(0).changes()).extracting(ChangeDescriptor::rule)
			.containsExactly("envelope.lenient-syntax", "envelope.unwrap-singleton-array");
		assertThat(run.stages().get(1).changes()).extracting(ChangeDescriptor::rule, ChangeDescriptor::location)
			.containsExactly(tuple("preprocess.alias", "/path"));
		assertThat(run.repairNotes()).isNotEmpty();
		assertThat(run.retryMessage()).isNull();
	}

	@Test
	void showsWhatTheModelWouldBeTold() {
		DryRunDescriptor run = run("read", "{\"limit\":\"many\"}");
		assertThat(run.outcome()).isEqualTo("unrepairable");
		assertThat(run.reason()).isEqualTo("invalid");
		assertThat(run.arguments()).isNull();
		assertThat(run.stages()).isEmpty();
		assertThat(run.issues()).extracting(DryRunDescriptor.IssueDescriptor::location)
			.containsExactlyInAnyOrder("/path", "/limit");
		JsonNode message = run.retryMessage();
		assertThat(message).isNotNull();
		assertThat(message.path("error").stringValue()).isEqualTo("invalid");
	}

	@Test
	void validArgumentsPassAsTheyAre() {
		DryRunDescriptor run = run("read", " {\"path\": \"a\"} ");
		assertThat(run.outcome()).isEqualTo("valid");
		assertThat(run.arguments()).isEqualTo(" {\"path\": \"a\"} ");
		assertThat(run.stages()).isEmpty();
	}

	@Test
	void showsTheNameThatIsMeant() {
		DryRunDescriptor run = run("functions.Read", "{\"path\":\"a\"}");
		assertThat(run.tool()).isEqualTo("read");
		assertThat(run.stages()).singleElement().satisfies((stage) -> {
			assertThat(stage.stage()).isEqualTo("name");
			assertThat(stage.before()).isEqualTo(StringNode.valueOf("functions.Read"));
			assertThat(stage.after()).isEqualTo(StringNode.valueOf("read"));
		});
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "null", "7", "not JSON", "[]", "{\"path\":\"a\"", "\"{\\\"path\\\":\\\"a\\\"}\"",
			"{\"arguments\":{\"path\":\"a\"}}", "{}{\"path\":\"a\"}", "{\"path\":[\"a\"]}", "\uD83D",
			"<|x|>{\"path\":\"a\"}" })
	void anyTextGivesAnAnswer(String arguments) {
		assertThat(run("read", arguments).outcome()).isIn("valid", "repaired", "unrepairable");
	}

	@Test
	void unknownToolIsNotFound() {
		WebEndpointResponse<DryRunDescriptor> response = this.endpoint.dryRun("delete", "{}", null, null);
		assertThat(response.getStatus()).isEqualTo(404);
		assertThat(response.getBody()).isNull();
	}

	@Test
	void finishReasonAndModelCount() {
		DryRunDescriptor run = this.endpoint.dryRun("read", "{\"path\":\"a\"", "gpt", "length").getBody();
		assertThat(run).isNotNull().extracting(DryRunDescriptor::reason).isEqualTo("cut-off");
	}

	private DryRunDescriptor run(String tool, String arguments) {
		DryRunDescriptor run = this.endpoint.dryRun(tool, arguments, null, null).getBody();
		assertThat(run).isNotNull();
		return run;
	}

	private static @Nullable JsonNode json(String text) {
		return JsonMapper.shared().readTree(text);
	}

	private static RepairPipeline pipeline() {
		return RepairPipeline.builder()
			.tool("read", new ToolSettings(RepairPolicy.defaults(),
					List.of(new PreprocessorDefinition("alias", Selector.parse("/path"), List.of("file_path")))))
			.build();
	}

	private static KnownTools tools() {
		KnownTools tools = new KnownTools();
		tools.add(ToolContract.of("read", SCHEMA));
		return tools;
	}

}
