package io.github.toolrepair.benchmarks;

import java.util.List;
import java.util.concurrent.TimeUnit;

import com.networknt.schema.Error;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import io.github.toolrepair.RepairPipeline;
import io.github.toolrepair.RepairRequest;
import io.github.toolrepair.RepairResult;
import io.github.toolrepair.model.ToolContract;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import tools.jackson.databind.json.JsonMapper;

/**
 * A valid small call through the pipeline, against the floor: what anyone pays who parses
 * the arguments with Jackson and validates them with networknt. The budget is 1.3 times
 * the floor of the same run.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
@Fork(2)
public class ValidSmallCallBenchmark {

	private static final String SCHEMA = """
			{"$schema":"https://json-schema.org/draft/2020-12/schema","type":"object","properties":{
			"city":{"type":"string","description":"City to look up"},
			"days":{"type":"integer","format":"int32"},
			"unit":{"type":"string","enum":["CELSIUS","FAHRENHEIT"]},
			"include":{"type":"array","items":{"type":"string"}}},
			"required":["city","days"],"additionalProperties":false}""";

	private static final String ARGUMENTS = """
			{"city":"Lisbon","days":3,"unit":"CELSIUS","include":["wind","rain"]}""";

	private final JsonMapper mapper = JsonMapper.shared();

	private final Schema schema = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
		.getSchema(SCHEMA);

	private final RepairPipeline pipeline = RepairPipeline.builder().build();

	private final RepairRequest request = RepairRequest.of(ToolContract.of("weather", SCHEMA), ARGUMENTS);

	/**
	 * Parse and validate, nothing else.
	 */
	@Benchmark
	public List<Error> floor() {
		return this.schema.validate(this.mapper.readTree(ARGUMENTS));
	}

	/**
	 * The whole pipeline.
	 */
	@Benchmark
	public RepairResult repair() {
		return this.pipeline.repair(this.request);
	}

}
