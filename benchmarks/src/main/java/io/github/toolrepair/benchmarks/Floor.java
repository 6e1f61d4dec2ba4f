package io.github.toolrepair.benchmarks;

import java.util.List;

import com.networknt.schema.Error;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * What anyone pays who parses arguments with Jackson and validates them with networknt:
 * the floor against which the pipeline is measured.
 */
final class Floor {

	private static final JsonMapper MAPPER = JsonMapper.shared();

	private final Schema schema;

	Floor(String schema) {
		this.schema = compile(schema);
	}

	static Schema compile(String schema) {
		Schema compiled = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12).getSchema(schema);
		compiled.initializeValidators();
		return compiled;
	}

	static JsonNode parse(String arguments) {
		return MAPPER.readTree(arguments);
	}

	List<Error> validate(String arguments) {
		return this.schema.validate(parse(arguments));
	}

}
