package io.github.toolrepair.model;

import java.util.List;

import io.github.toolrepair.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;

import static org.assertj.core.api.Assertions.assertThat;

class JsonLocationTests {

	private static final JsonNode DOCUMENT = Json.of("{'edits':[{'path':'a'},7],'0':'zero','a/b':{'m~n':1}}");

	@Test
	void locationsAreBuiltFromTheRoot() {
		JsonLocation location = JsonLocation.root().property("edits").item(0).property("path");
		assertThat(location).isEqualTo(JsonLocation.of("edits", "0", "path"));
		assertThat(location.name()).isEqualTo("path");
		assertThat(location.parent()).isEqualTo(JsonLocation.of("edits", "0"));
		assertThat(location.isRoot()).isFalse();
	}

	@Test
	void rootIsItsOwnParent() {
		assertThat(JsonLocation.root().isRoot()).isTrue();
		assertThat(JsonLocation.root().parent()).isEqualTo(JsonLocation.root());
		assertThat(JsonLocation.root().name()).isEmpty();
		assertThat(JsonLocation.root().in(DOCUMENT)).isSameAs(DOCUMENT);
	}

	@Test
	void textIsAPointer() {
		assertThat(JsonLocation.root()).hasToString("");
		assertThat(JsonLocation.of("edits", "0", "path")).hasToString("/edits/0/path");
		assertThat(JsonLocation.of("a/b", "m~n", "~1")).hasToString("/a~1b/m~0n/~01");
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			edits/0/path     | "a"
			edits/1          | 7
			0                | "zero"
			edits/2          | ''
			edits/-1         | ''
			edits/one        | ''
			edits/9999999999 | ''
			edits/0/path/x   | ''
			none/none        | ''
			""", quoteCharacter = '\'')
	void inFollowsNamesAndIndexes(String segments, String value) {
		JsonLocation location = new JsonLocation(List.of(segments.split("/")));
		assertThat(location.in(DOCUMENT).toString()).isEqualTo(value);
		assertThat(location.in(DOCUMENT).isMissingNode()).isEqualTo(value.isEmpty());
	}

	@Test
	void compareToIsConsistentWithEquals() {
		JsonLocation path = JsonLocation.of("edits", "0", "path");
		assertThat(path).isEqualByComparingTo(JsonLocation.of("edits", "0", "path"));
		assertThat(path).isGreaterThan(JsonLocation.of("edits", "0"));
		assertThat(path).isLessThan(JsonLocation.of("edits", "1"));
		assertThat(JsonLocation.root()).isLessThan(path);
	}

}
