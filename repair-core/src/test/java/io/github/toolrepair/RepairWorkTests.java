package io.github.toolrepair;

import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import io.github.toolrepair.model.RepairOutcome;
import io.github.toolrepair.model.ToolContract;
import io.github.toolrepair.model.UnrepairableReason;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Work that arguments can cause out of proportion to their size. All of it is counted.
 */
class RepairWorkTests {

	/** Each level multiplies the ways in which the next one is looked at. */
	private static final String TREE = """
			{'$ref':'#/$defs/node','$defs':{'node':{'anyOf':[
			{'type':'object','properties':{'a':{'$ref':'#/$defs/node'}},'additionalProperties':false},
			{'type':'object','properties':{'a':{'$ref':'#/$defs/node'},'b':{'type':'integer'}},
			'additionalProperties':false},
			{'type':'object','properties':{'a':{'$ref':'#/$defs/node'},'c':{'type':'integer'}},
			'additionalProperties':false}]}}}""";

	private final RepairPipeline pipeline = RepairPipeline.builder().build();

	@ParameterizedTest
	@ValueSource(ints = { 12, 18, 150 })
	void unionThatRefersToItselfIsTooComplexWhenItNestsDeep(int depth) {
		for (String leaf : new String[] { "{'x':1}", "{'b':'5'}", "{'b':5,'c':null}" }) {
			RepairResult result = repair(TREE, nested(depth, leaf));
			assertThat(result.reason()).isEqualTo(UnrepairableReason.TOO_COMPLEX);
			assertThat(result.arguments()).isEqualTo(nested(depth, leaf));
			assertThat(String.valueOf(result.retryMessage())).hasSizeLessThan(4_000);
		}
	}

	@Test
	void unionThatRefersToItselfIsRepairedWhenItIsFlat() {
		assertThat(repair(TREE, nested(4, "{'b':5,'c':null}")).arguments()).isEqualTo(nested(4, "{'b':5}"));
		assertThat(repair(TREE, nested(4, "{'b':'5'}")).arguments()).isEqualTo(nested(4, "{'b':5}"));
	}

	@Test
	void validUnionStaysAsItIsAtAnyDepth() {
		String text = nested(150, "{}");
		RepairResult result = repair(TREE, text);
		assertThat(result.outcome()).isEqualTo(RepairOutcome.VALID);
		assertThat(result.arguments()).isSameAs(text);
	}

	@Test
	void longListOfAUnionStaysAsItIs() {
		String text = list(20_000, (index) -> (index % 2 == 0) ? "{'a':{'b':1}}" : "{'c':1}");
		assertThat(repair("{'properties':{'list':{'items':" + TREE
			.replace("'$ref':'#/$defs/node',", "'anyOf':[{'$ref':" + "'#/properties/list/items/$defs/node'}],")
			.replace("'#/$defs", "'#/properties/list/items/$defs") + "}}}", text).arguments()).isSameAs(text);
	}

	@Test
	void itemsWithTheSameHashAreToldApart() {
		String text = list(1 << 14, (index) -> "'" + sameHash(index) + "'");
		RepairResult result = repair("{'properties':{'list':{'uniqueItems':true}}}", text);
		assertThat(result.outcome()).isEqualTo(RepairOutcome.VALID);
	}

	@Test
	void patternThatTriesEachWayIsTooComplex() {
		String text = Json.text("{'s':'" + "a".repeat(500) + "!'}");
		assertThat(repair("{'properties':{'s':{'pattern':'^a*a*a*a*b$'}}}", text).reason())
			.isEqualTo(UnrepairableReason.TOO_COMPLEX);
		assertThat(repair("{'patternProperties':{'^a*a*a*a*b$':{}},'additionalProperties':false}",
				text.replace("\"s\":", "").replace("!\"", "!\":1"))
			.reason()).isEqualTo(UnrepairableReason.TOO_COMPLEX);
	}

	private RepairResult repair(String schema, String text) {
		RepairRequest request = RepairRequest.of(ToolContract.of("tool", Json.text(schema)), text);
		RepairResult result = this.pipeline.repair(request);
		assertThat(this.pipeline.repair(request)).isEqualTo(result);
		return result;
	}

	private static String nested(int depth, String leaf) {
		return Json.text("{'a':".repeat(depth) + leaf + "}".repeat(depth));
	}

	private static String list(int size, IntFunction<String> item) {
		return Json.text("{'list':[" + IntStream.range(0, size).mapToObj(item).collect(Collectors.joining(",")) + "]}");
	}

	/**
	 * Text whose hash is that of each other one with the same number of bits.
	 */
	private static String sameHash(int number) {
		return IntStream.range(0, 14)
			.mapToObj((bit) -> ((number >> bit) % 2 == 0) ? "Aa" : "BB")
			.collect(Collectors.joining());
	}

}
