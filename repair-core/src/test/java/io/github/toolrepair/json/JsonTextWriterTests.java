package io.github.toolrepair.json;

import io.github.toolrepair.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

import static org.assertj.core.api.Assertions.assertThat;

class JsonTextWriterTests {

	@Test
	void writeLeavesOutBlanks() {
		assertThat(JsonTextWriter.write(Json.of("{ 'a' : [ 1 , true ], 'b' : null }")))
			.isEqualTo(Json.text("{'a':[1,true],'b':null}"));
	}

	@ParameterizedTest
	@ValueSource(
			strings = { "\uD800", "x\uDC00", "\uDC00\uD800", "\uD83D\uDE00\uD83D", "\0", "\u2028", "\uD83D\uDE00" })
	void textIsReadAgainAsItWas(String text) {
		JsonNode node = JsonNodeFactory.instance.stringNode(text);
		assertThat(Json.read(JsonTextWriter.write(node))).isEqualTo(node);
	}

	@Test
	void loneSurrogatesAreEscaped() {
		JsonNode node = JsonNodeFactory.instance.stringNode("a\uD800b\uD83D\uDE00");
		assertThat(JsonTextWriter.write(node)).isEqualToIgnoringCase("\"a\\ud800b\uD83D\uDE00\"");
	}

}
