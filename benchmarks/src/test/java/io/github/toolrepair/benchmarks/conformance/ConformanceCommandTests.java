package io.github.toolrepair.benchmarks.conformance;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

import io.github.toolrepair.RepairPipeline;
import io.github.toolrepair.grammar.GrammarFamilies;
import io.github.toolrepair.model.RuleId;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import static org.assertj.core.api.Assertions.assertThat;

class ConformanceCommandTests {

	private static final Path OWN_CASES = Path.of("src/test/resources/conformance/args.jsonl");

	private static final Path OWN_GRAMMAR_CASES = Path.of("src/test/resources/conformance/grammar.jsonl");

	private static final String VALID_CALL = """
			{"id":"one","tool":{"name":"read","inputSchema":{"type":"object","properties":{"path":{"type":"string"}},\
			"required":["path"]}},"input":"{\\"path\\":\\"a\\"}","expect":{"outcome":"valid","args":{"path":"%s"}}}""";

	private final ByteArrayOutputStream results = new ByteArrayOutputStream();

	private final ByteArrayOutputStream messages = new ByteArrayOutputStream();

	@TempDir
	private Path directory = Path.of("");

	@ParameterizedTest
	@ValueSource(strings = { "args", "grammar", "grammar-stream" })
	void ownCasesAreAsExpected(String name) throws IOException {
		Path cases = Path.of("src/test/resources/conformance", name + ".jsonl");
		int code = run("--strict", cases.toString());
		long count = Files.readAllLines(cases).size();
		assertThat(messages()).containsExactly(count + " cases, " + count + " as expected");
		assertThat(code).isEqualTo(ConformanceCommand.DONE);
	}

	@Test
	void ownCasesNameEachRuleThatCasesCanReach() {
		run(OWN_CASES.toString());
		Set<String> seen = new TreeSet<>();
		results().forEach((line) -> line.path("rules").valueStream().map(JsonNode::stringValue).forEach(seen::add));
		Set<String> reachable = RepairPipeline.ruleIds()
			.stream()
			.map(RuleId::value)
			.filter((rule) -> !rule.startsWith("owner."))
			.collect(Collectors.toCollection(TreeSet::new));
		assertThat(seen).isEqualTo(reachable);
	}

	@Test
	void ownGrammarCasesHoldEachFamily() throws IOException {
		Set<String> families = Files.readAllLines(OWN_GRAMMAR_CASES)
			.stream()
			.map((line) -> JsonMapper.shared().readTree(line).path("family").stringValue())
			.collect(Collectors.toSet());
		assertThat(families).containsExactlyInAnyOrderElementsOf(GrammarFamilies.ids());
	}

	@Test
	void writesOneLineForEachCaseInTheirOrder() throws IOException {
		List<String> ids = Files.readAllLines(OWN_CASES)
			.stream()
			.map((line) -> JsonMapper.shared().readTree(line).path("id").stringValue())
			.toList();
		run(OWN_CASES.toString());
		assertThat(results()).extracting((line) -> line.path("id").stringValue()).isEqualTo(ids);
	}

	@Test
	void writesArgumentsOnlyForCallsThatRun() {
		run(OWN_CASES.toString());
		assertThat(results()).isNotEmpty()
			.allSatisfy((line) -> assertThat(line.path("executed").booleanValue()).isEqualTo(line.has("args"))
				.isEqualTo(!line.path("outcome").stringValue().equals("unrepairable")));
	}

	@Test
	void strictFailsAndNamesTheCaseThatIsNotAsExpected() throws IOException {
		Path file = file(VALID_CALL.formatted("a"), VALID_CALL.formatted("b").replace("\"one\"", "\"two\""));
		assertThat(run("--strict", file.toString())).isEqualTo(ConformanceCommand.NOT_AS_EXPECTED);
		assertThat(messages()).containsExactly("Not as expected: two", "2 cases, 1 as expected");
	}

	@Test
	void withoutStrictOnlyCounts() throws IOException {
		assertThat(run(file(VALID_CALL.formatted("b")).toString())).isEqualTo(ConformanceCommand.DONE);
		assertThat(messages()).containsExactly("1 cases, 0 as expected");
	}

	@Test
	void otherOutcomeIsNotAsExpected() throws IOException {
		Path file = file(VALID_CALL.formatted("a").replace("\"valid\"", "\"repaired\""));
		assertThat(run("--strict", file.toString())).isEqualTo(ConformanceCommand.NOT_AS_EXPECTED);
	}

	@Test
	void goesOnAfterCasesThatCanNotBeRun() throws IOException {
		Path file = file("{\"id\":\"no-tool\"}", "no JSON", "",
				VALID_CALL.formatted("a").replace("\"input\"", "\"config\":{\"aliases\":{\"path\":[\"p\"]}},\"input\""),
				VALID_CALL.formatted("a").replace("\"input\"", "\"config\":{\"mode\":\"x\"},\"input\""),
				VALID_CALL.formatted("a"));
		assertThat(run(file.toString())).isEqualTo(ConformanceCommand.DONE);
		assertThat(results()).extracting((line) -> line.path("id").stringValue())
			.containsExactly("no-tool", "line 2", "one", "one", "one");
		assertThat(results()).extracting((line) -> line.has("error")).containsExactly(true, true, true, true, false);
		assertThat(messages()).containsExactly("5 cases, 1 as expected");
	}

	@Test
	void keepsTextThatIsNoUnicode() throws IOException {
		String call = VALID_CALL.replace("\"a\\\"", "\"\\\\ud800\\\"").formatted("\\ud800");
		assertThat(run("--strict", file(call).toString())).isEqualTo(ConformanceCommand.DONE);
		assertThat(results().get(0).path("args").path("path").stringValue()).isEqualTo("\ud800");
	}

	@Test
	void wrongArgumentsAreExplained() {
		assertThat(run()).isEqualTo(ConformanceCommand.UNUSABLE);
		assertThat(run("--loud", "file")).isEqualTo(ConformanceCommand.UNUSABLE);
		assertThat(run("one", "two")).isEqualTo(ConformanceCommand.UNUSABLE);
		assertThat(messages()).hasSize(3).containsOnly("Usage: conformance [--strict] FILE");
	}

	@Test
	void fileThatIsMissingOrEmptyIsExplained() throws IOException {
		assertThat(run(this.directory.resolve("none").toString())).isEqualTo(ConformanceCommand.UNUSABLE);
		assertThat(run(file("").toString())).isEqualTo(ConformanceCommand.UNUSABLE);
		assertThat(messages()).hasSize(2);
		assertThat(messages().get(0)).startsWith("Can't read ");
		assertThat(messages().get(1)).startsWith("No case in ");
	}

	private Path file(String... lines) throws IOException {
		return Files.write(this.directory.resolve("cases.jsonl"), List.of(lines));
	}

	private int run(String... arguments) {
		return new ConformanceCommand(print(this.results), print(this.messages)).run(List.of(arguments));
	}

	private static PrintStream print(ByteArrayOutputStream bytes) {
		return new PrintStream(bytes, true, StandardCharsets.UTF_8);
	}

	private List<JsonNode> results() {
		return text(this.results).lines().map(JsonMapper.shared()::readTree).toList();
	}

	private List<String> messages() {
		return text(this.messages).lines().toList();
	}

	private static String text(ByteArrayOutputStream bytes) {
		return bytes.toString(StandardCharsets.UTF_8);
	}

}
