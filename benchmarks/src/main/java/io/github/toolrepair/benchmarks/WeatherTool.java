package io.github.toolrepair.benchmarks;

import java.util.List;

import io.github.toolrepair.model.Selector;
import io.github.toolrepair.model.ToolAlias;
import io.github.toolrepair.model.ToolContract;

/**
 * A tool of usual size.
 */
final class WeatherTool {

	static final String SCHEMA = """
			{"$schema":"https://json-schema.org/draft/2020-12/schema","type":"object","properties":{
			"city":{"type":"string","description":"City to look up"},
			"days":{"type":"integer","format":"int32"},
			"unit":{"type":"string","enum":["CELSIUS","FAHRENHEIT"]},
			"include":{"type":"array","items":{"type":"string"}}},
			"required":["city","days"],"additionalProperties":false}""";

	static final String ARGUMENTS = """
			{"city":"Lisbon","days":3,"unit":"CELSIUS","include":["wind","rain"]}""";

	private WeatherTool() {
	}

	static ToolContract contract() {
		return new ToolContract("weather", SCHEMA,
				List.of(new ToolAlias(Selector.parse("/city"), List.of("town", "place"))));
	}

}
