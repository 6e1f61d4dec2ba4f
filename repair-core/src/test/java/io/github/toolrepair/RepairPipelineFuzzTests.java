package io.github.toolrepair;

import java.util.List;

import com.code_intelligence.jazzer.api.FuzzedDataProvider;
import com.code_intelligence.jazzer.junit.DictionaryEntries;
import com.code_intelligence.jazzer.junit.FuzzTest;
import io.github.toolrepair.json.JsonPatch;
import io.github.toolrepair.model.PatchOperation;
import io.github.toolrepair.model.PreprocessorDefinition;
import io.github.toolrepair.model.RepairChange;
import io.github.toolrepair.model.RepairOutcome;
import io.github.toolrepair.model.RepairPolicy;
import io.github.toolrepair.model.Selector;
import io.github.toolrepair.model.ToolAlias;
import io.github.toolrepair.model.ToolContract;
import io.github.toolrepair.model.ToolSettings;
import io.github.toolrepair.model.TruncationRepair;
import tools.jackson.databind.JsonNode;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Looks for argument text that breaks a promise of the pipeline. In a normal build the
 * texts below {@code RepairPipelineFuzzTestsInputs} run again. With the environment
 * variable {@code JAZZER_FUZZ=1} and {@code -Dtest=RepairPipelineFuzzTests} new ones are
 * searched for; what is found becomes a file there. A search goes on from where the last
 * one ended.
 */
class RepairPipelineFuzzTests {

	private static final List<ToolContract> TOOLS = List.of(tool("read", """
			{'type':'object','required':['path'],'additionalProperties':false,'properties':{
			'path':{'type':'string'},'limit':{'type':'integer'},'ratio':{'type':'number'},'force':{'type':'boolean'},
			'tags':{'type':'array','items':{'type':'string'}}}}"""), tool("order", """
			{'type':'object','properties':{'path':{'type':['string','null']},'order':{'$ref':'#/$defs/order'},
			'either':{'anyOf':[{'type':'array','items':{'type':'integer'}},{'type':'object'},{'type':'boolean'}]}},
			'$defs':{'order':{'type':'object','required':['id'],'properties':{'id':{'type':'integer'},
			'next':{'$ref':'#/$defs/order'},'unit':{'enum':['a','b']}},'additionalProperties':false}}}"""),
			tool("list", "{'type':'object','properties':{}}"));

	/** Further tools, one of which is picked for each text. */
	private static final int RANDOM_TOOLS = 64;

	private final RepairPipeline pipeline = RepairPipeline.builder()
		.policy(RepairPolicy.defaults().withTruncation(TruncationRepair.STRINGS))
		.tool("order",
				new ToolSettings(null,
						List.of(new PreprocessorDefinition("alias", Selector.parse("/path"), List.of("file", "p")),
								new PreprocessorDefinition("filesystem-path", Selector.parse("/path"), List.of()))))
		.build();

	@DictionaryEntries({ "{\"path\":\"", "\"arguments\":", "\"item\":[", "```json", "\\\"", "\\u0022", "True", "None",
			"<|tool_call_end|>", "\",\"limit\":", "}{", "[{", "\\n", "'", "null" })
	@FuzzTest(maxDuration = "45s")
	void repairKeepsItsPromisesForAnyText(FuzzedDataProvider data) {
		String raw = data.consumeRemainingAsString();
		TOOLS.forEach((tool) -> assertPromises(tool, raw));
		assertPromises(new RandomCall(Math.floorMod(raw.hashCode(), RANDOM_TOOLS)).contract(), raw);
	}

	private void assertPromises(ToolContract tool, String raw) {
		RepairRequest request = RepairRequest.of(tool, raw);
		RepairResult result = this.pipeline.repair(request);
		assertThat(this.pipeline.repair(request)).isEqualTo(result);
		if (!result.isExecutable()) {
			assertThat(result.arguments()).isSameAs(raw);
			assertThat(result.changes()).isEmpty();
			assertThat(Json.read(String.valueOf(result.retryMessage()))).isNotEmpty();
			return;
		}
		JsonNode arguments = Json.read(result.arguments());
		List<PatchOperation> operations = result.changes()
			.stream()
			.map(RepairChange::operations)
			.flatMap(List::stream)
			.toList();
		assertThat(Json.numeric(JsonPatch.apply(result.parsed(), operations))).isEqualTo(Json.numeric(arguments));
		assertThat(Calls.schema(tool).validate(arguments)).isEmpty();
		RepairResult again = this.pipeline.repair(RepairRequest.of(tool, result.arguments()));
		assertThat(again.outcome()).isEqualTo(RepairOutcome.VALID);
		assertThat(again.arguments()).isSameAs(result.arguments());
	}

	private static ToolContract tool(String name, String schema) {
		return new ToolContract(name, Json.text(schema),
				List.of(new ToolAlias(Selector.parse("/path"), List.of("file_path"))));
	}

}
