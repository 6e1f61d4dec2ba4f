package io.github.toolrepair.feedback;

import java.util.List;
import java.util.stream.Stream;

import io.github.toolrepair.Json;
import io.github.toolrepair.model.FeedbackOptions;
import io.github.toolrepair.model.JsonLocation;
import io.github.toolrepair.model.RepairChange;
import io.github.toolrepair.model.RepairStage;
import io.github.toolrepair.model.RuleId;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class RepairNotesTests {

	private static final List<String> NOTES = List.of("First.", "Second 'x'.");

	@Test
	void ofGivesDistinctNotesInTheirOrder() {
		assertThat(RepairNotes.of(changes("b", "a", "", "b", "c"), FeedbackOptions.defaults())).containsExactly("b",
				"a", "c");
	}

	@Test
	void ofKeepsToTheMostNotes() {
		FeedbackOptions two = new FeedbackOptions(true, 2, false, true);
		assertThat(RepairNotes.of(changes("b", "b", "a", "c"), two)).containsExactly("b", "a");
	}

	@Test
	void ofGivesNothingWhereNotesAreOff() {
		assertThat(RepairNotes.of(changes("a"), new FeedbackOptions(false, 5, false, true))).isEmpty();
	}

	@ParameterizedTest
	@ValueSource(strings = { "done", "{\"a\":1}", "" })
	void annotateWithoutNotesGivesTheResult(String result) {
		assertThat(RepairNotes.annotate(result, List.of())).isSameAs(result);
	}

	@ParameterizedTest
	@ValueSource(strings = { "done", "a {\"b\":1}", "{\"a\":1} and more", "{\"a\":", "two\nlines", "Error: no",
			"{\"a\":1,\"a\":2} and more", "1e99999 apples" })
	void annotateOfTextAddsElementsBehindIt(String result) {
		assertThat(RepairNotes.annotate(result, NOTES))
			.isEqualTo(result + "\n<repair_note>First.</repair_note>\n<repair_note>Second 'x'.</repair_note>");
	}

	@Test
	void annotateOfDeepBracketsThatAreNoJsonAddsElementsBehindThem() {
		assertThat(RepairNotes.annotate("[".repeat(600), List.of("First.")))
			.isEqualTo("[".repeat(600) + "\n<repair_note>First.</repair_note>");
	}

	@Test
	void annotateOfNothingGivesTheNotes() {
		assertThat(RepairNotes.annotate("", List.of("First."))).isEqualTo("<repair_note>First.</repair_note>");
	}

	@Test
	void annotateOfAJsonStringPutsTheNotesInside() {
		String annotated = RepairNotes.annotate("\"done \\\"so\\\"\"", List.of("First."));
		assertThat(Json.read(annotated).stringValue()).isEqualTo("done \"so\"\n<repair_note>First.</repair_note>");
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			{"a":[1,2]}
			[]
			5
			1.50
			1E5
			true
			null
			{"a":1,"a":2}
			{"a":1e99999}
			""", quoteCharacter = '`')
	void annotateOfOtherJsonWrapsItAsItIs(String result) {
		String annotated = RepairNotes.annotate(result, NOTES);
		assertThat(annotated).isEqualTo("{\"repair_notes\":[\"First.\",\"Second 'x'.\"],\"result\":" + result + "}");
	}

	@ParameterizedTest
	@MethodSource
	void annotateOfJsonStaysJson(String result) {
		assertThat(Json.read(RepairNotes.annotate(result, NOTES)).toString()).contains("First.");
	}

	static Stream<String> annotateOfJsonStaysJson() {
		return Stream.of(" {\n\"a\" : 1 }\n", "\"\"", "\"\uD800\"", "\"\\u0000\"", "[".repeat(400) + "]".repeat(400),
				"9".repeat(900), "{\"a\":\"</repair_note>\"}");
	}

	private static List<RepairChange> changes(String... notes) {
		return Stream.of(notes)
			.map((note) -> new RepairChange(new RuleId("schema.rule"), RepairStage.SCHEMA, JsonLocation.root(), note,
					List.of()))
			.toList();
	}

}
