package io.github.toolrepair.model;

import java.util.List;

import io.github.toolrepair.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

class SelectorTests {

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			/path            | path
			/edits/*/path    | edits, *, path
			/a~1b/m~0n       | a/b, m~n
			/~01             | ~1
			/                | ''
			/a//b            | a, '', b
			/0               | 0
			""")
	void parseSplitsTextIntoUnescapedSegments(String text, String segments) {
		List<String> expected = List.of(segments.replace("''", "").split(", ", -1));
		assertThat(Selector.parse(text).segments()).isEqualTo(expected);
		assertThat(Selector.parse(text)).hasToString(text);
	}

	@Test
	void parseOfEmptyTextSelectsTheRoot() {
		Selector root = Selector.parse("");
		assertThat(root.segments()).isEmpty();
		assertThat(root.name()).isEmpty();
		assertThat(root.parent()).isEqualTo(root);
		assertThat(root.locations(Json.of("{'a':1}"))).containsExactly(JsonLocation.root());
	}

	@ParameterizedTest
	@CsvSource({ "path, 0", "$.path, 0", "/a~, 2", "/a~2b, 2", "/a/b~x, 4", "/~, 1" })
	void parseNamesPositionOfWhatIsWrong(String text, int position) {
		assertThatExceptionOfType(InvalidSelectorException.class).isThrownBy(() -> Selector.parse(text))
			.satisfies((ex) -> assertThat(ex.selector()).isEqualTo(text))
			.satisfies((ex) -> assertThat(ex.position()).isEqualTo(position))
			.withMessageContaining("'" + text + "'")
			.withMessageContaining("position " + position)
			.withMessageContaining("/edits/*/path");
	}

	@Test
	void nameParentAndSiblingNavigate() {
		Selector selector = Selector.parse("/edits/*/path");
		assertThat(selector.name()).isEqualTo("path");
		assertThat(selector.parent()).isEqualTo(Selector.parse("/edits/*"));
		assertThat(selector.sibling("text")).isEqualTo(Selector.parse("/edits/*/text"));
	}

	@ParameterizedTest
	@CsvSource({ "/edits/*/path, /edits/0/path, true", "/edits/*/path, /edits/12/path, true",
			"/edits/1/path, /edits/1/path, true", "/edits/1/path, /edits/2/path, false", "/edits/*, /edits, false",
			"/edits/*, /edits/0/path, false", "/a, /b, false" })
	void matchesComparesSegmentBySegment(String selector, String location, boolean matches) {
		JsonLocation place = new JsonLocation(Selector.parse(location).segments());
		assertThat(Selector.parse(selector).matches(place)).isEqualTo(matches);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			/edits/*/path   | /edits/0/path, /edits/2/path
			/edits/*        | /edits/0, /edits/1, /edits/2
			/edits/1/old    | /edits/1/old
			/edits/3        | ''
			/edits/one      | ''
			/edits/-1       | ''
			/edits/*/path/x | ''
			/*              | ''
			/none/*         | ''
			/a~1b           | /a~1b
			""")
	void locationsAreThoseThatExist(String selector, String expected) {
		JsonNode document = Json.of("{'edits':[{'path':'a'},{'old':'b'},{'path':null}],'a/b':1}");
		List<String> locations = Selector.parse(selector)
			.locations(document)
			.stream()
			.map(JsonLocation::toString)
			.toList();
		assertThat(locations).isEqualTo(expected.isEmpty() ? List.of() : List.of(expected.split(", ")));
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "/" })
	void locationsInAScalarAreOnlyItself(String selector) {
		List<JsonLocation> locations = Selector.parse(selector).locations(Json.of("5"));
		assertThat(locations).hasSize(selector.isEmpty() ? 1 : 0);
	}

}
