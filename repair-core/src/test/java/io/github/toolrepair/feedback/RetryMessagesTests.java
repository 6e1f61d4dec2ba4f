package io.github.toolrepair.feedback;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import io.github.toolrepair.Calls;
import io.github.toolrepair.Json;
import io.github.toolrepair.model.CallContext;
import io.github.toolrepair.model.FeedbackOptions;
import io.github.toolrepair.model.Issue;
import io.github.toolrepair.model.JsonKind;
import io.github.toolrepair.model.JsonLocation;
import io.github.toolrepair.model.RepairPolicy;
import io.github.toolrepair.model.UnrepairableReason;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.MissingNode;
import tools.jackson.databind.node.ObjectNode;

import static org.assertj.core.api.Assertions.assertThat;

class RetryMessagesTests {

	private static final String SCHEMA = """
			{'type':'object','required':['path'],'additionalProperties':false,'properties':{'path':{'type':'string'}}}""";

	@ParameterizedTest
	@EnumSource(UnrepairableReason.class)
	void unrepairableNamesReasonAndToolAndSaysThatNothingWasRun(UnrepairableReason reason) {
		JsonNode answer = answer(Calls.of(SCHEMA), reason, List.of(), "SECRET");
		assertThat(answer.path("error").stringValue()).isEqualTo(reason.id());
		assertThat(answer.path("tool").stringValue()).isEqualTo("tool");
		assertThat(answer.path("message").stringValue()).contains("Nothing was run.").endsWith(".");
		assertThat(answer.toString()).doesNotContain("SECRET").hasSizeLessThan(1_000);
	}

	@ParameterizedTest
	@CsvSource({ "NOT_JSON, true", "NO_ARGUMENTS, true", "NOT_AN_OBJECT, true", "SEVERAL_OBJECTS, true",
			"TOO_COMPLEX, true", "INVALID, false", "CUT_OFF, false", "TOO_LARGE, false", "AMBIGUOUS, false" })
	void unrepairableShowsTheSchemaWhereNothingCouldBeRead(UnrepairableReason reason, boolean shown) {
		JsonNode answer = answer(Calls.of(SCHEMA), reason, List.of(), "");
		assertThat(answer.has("schema")).isEqualTo(shown);
		assertThat(answer.path("schema").has("properties")).isEqualTo(shown);
	}

	@ParameterizedTest
	@EnumSource(UnrepairableReason.class)
	void retryMessagesAreRecognized(UnrepairableReason reason) {
		assertThat(RetryMessages.isRetryMessage(answer(Calls.of(SCHEMA), reason, List.of(), "x").toString())).isTrue();
		assertThat(RetryMessages.isRetryMessage(RetryMessages.unknownTool(List.of("read")))).isTrue();
		assertThat(RetryMessages.isRetryMessage(RetryMessages.identicalRetries("read"))).isTrue();
		assertThat(RetryMessages.isRetryMessage(RetryMessages.bindingFailure("read", SCHEMA))).isTrue();
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "done", "{}", "{\"error\":\"file not found\"}", "{\"error\":\"invalid\"",
			"[\"invalid\"]", "{\"error\":7}", "{\"result\":{\"error\":\"invalid\"}}" })
	void resultsOfToolsAreNoRetryMessages(String result) {
		assertThat(RetryMessages.isRetryMessage(result)).isFalse();
	}

	@Test
	void unrepairableNamesTheLimits() {
		assertThat(answer(Calls.of(SCHEMA), UnrepairableReason.TOO_LARGE, List.of(), "").path("message").stringValue())
			.contains("1048576 bytes");
		assertThat(answer(Calls.of(SCHEMA), UnrepairableReason.TOO_DEEP, List.of(), "").path("message").stringValue())
			.contains("200 levels");
	}

	@Test
	void unrepairableOfACutCallListsNoIssue() {
		List<Issue> issues = Calls.schema(SCHEMA).validate(Json.of("{}"));
		JsonNode answer = answer(Calls.of(SCHEMA), UnrepairableReason.CUT_OFF, issues, "");
		assertThat(answer.has("issues")).isFalse();
		assertThat(answer.path("message").stringValue()).contains("cut off").contains("shorter");
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|',
			textBlock = """
					{'type':'integer'}                            | 'x'    | integer | string
					{'type':['integer','null']}                   | 'x'    | integer or null | string
					{'type':'array','items':{'type':'string'}}    | 5      | array of string | integer
					{'type':'string','enum':['a','b']}            | 5      | string, one of a, b | integer
					{'enum':['a','b',3,null]}                     | 'c'    | one of a, b, 3, null | string
					{'const':'a'}                                 | 'b'    | "a" | string
					{'pattern':'^[a-z]+$'}                        | 'B'    | text that matches the regular expression ^[a-z]+$ | string
					{'minimum':1}                                 | 0      | at least 1 | integer
					{'maximum':10.5}                              | 11     | at most 10.5 | integer
					{'exclusiveMinimum':1}                        | 1      | more than 1 | integer
					{'exclusiveMaximum':1}                        | 1.0    | less than 1 | number
					{'multipleOf':5}                              | 7      | a multiple of 5 | integer
					{'minLength':2}                               | 'a'    | text of at least 2 characters | string
					{'maxLength':2}                               | 'abc'  | text of at most 2 characters | string
					{'minItems':1}                                | []     | at least 1 item | array
					{'maxItems':1}                                | [1,2]  | at most 1 item | array
					{'uniqueItems':true}                          | [1,1]  | items that differ from each other | array
					{'minProperties':1}                           | {}     | at least 1 property | object
					{'maxProperties':0}                           | {'a':1} | at most 0 properties | object
					{'not':{}}                                    | 5      | anything but what the schema excludes | integer
					{'not':{'enum':['a','b']}}                    | 'a'    | anything but: one of a, b | string
					{'not':{'type':'string'}}                     | 'a'    | anything but: string | string
					""",
			quoteCharacter = '`')
	void unrepairableSaysWhatIsExpectedAtTheParameter(String schema, String value, String expected, String received) {
		JsonNode issue = issues("{'properties':{'p':" + schema + "}}", "{'p':" + value + "}").path(0);
		assertThat(issue.path("location").stringValue()).isEqualTo("/p");
		assertThat(issue.path("expected").stringValue()).isEqualTo(expected);
		assertThat(issue.path("received").stringValue()).isEqualTo(received);
	}

	@Test
	void unrepairableSaysWhatIsExpectedOfUnions() {
		String oneOf = "{'properties':{'p':{'oneOf':[{'minimum':1},{'minimum':2}]}}}";
		assertThat(issues(oneOf, "{'p':5}").toString()).contains("exactly one of the alternatives");
		String anyOf = "{'properties':{'p':{'anyOf':[{'type':'string'},{'type':'integer'}]}}}";
		assertThat(onlyIssue(anyOf, "{'p':true}").path("expected").stringValue()).isEqualTo("string, or integer");
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|',
			textBlock = """
					anyOf | {'kind':'move','to':5}   | /p/to string integer
					oneOf | {'kind':'move','to':5}   | /p/to string integer
					anyOf | {'kind':'draw'}          | /p/width integer missing
					anyOf | 'move'                   | /p object with kind ("move"), to (string), or object with kind ("draw"), \
					width (integer), or null string
					""",
			quoteCharacter = '`')
	void unrepairableSpeaksOfTheBranchThatWasMeant(String union, String value, String expected) {
		String branch = "{'type':'object','required':['kind','%2$s'],'additionalProperties':false,"
				+ "'properties':{'kind':{'const':'%1$s'},'%2$s':{'type':'%3$s'}}}";
		String schema = "{'properties':{'p':{'" + union + "':[" + branch.formatted("move", "to", "string") + ","
				+ branch.formatted("draw", "width", "integer") + ",{'type':'null'}]}}}";
		JsonNode issue = onlyIssue(schema, "{'p':" + value + "}");
		assertThat(issue.path("location").stringValue() + " " + issue.path("expected").stringValue() + " "
				+ issue.path("received").stringValue())
			.isEqualTo(expected);
	}

	@Test
	void unrepairableHasOneEntryForEachPlace() {
		String schema = """
				{'properties':{'unit':{'type':'string','enum':['a','b']},
				'name':{'type':'string','minLength':3,'pattern':'^x'}}}""";
		assertThat(onlyIssue(schema, "{'unit':5}").path("expected").stringValue()).isEqualTo("string, one of a, b");
		assertThat(onlyIssue(schema, "{'name':'a'}").path("expected").stringValue()).contains("at least 3 characters")
			.contains(", and ")
			.contains("^x");
	}

	@Test
	void unrepairableNamesTheParametersOfAnObjectThatIsMissing() {
		String schema = """
				{'required':['order'],'properties':{'order':{'$ref':'#/$defs/order'}},'$defs':{'order':{'type':'object',
				'required':['customer','items'],'properties':{'customer':{'type':'string'},'items':{'type':'array',
				'items':{'type':'object','required':['article'],'properties':{'article':{'type':'string'},
				'unit':{'enum':['a','b']}}}},'parent':{'$ref':'#/$defs/order'}}}}}""";
		assertThat(onlyIssue(schema, "{}").path("expected").stringValue())
			.startsWith("object with customer (string), items (array of object with article (string), unit "
					+ "(one of a, b; optional)), parent (object with customer (string)");
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|',
			textBlock = """
					{'properties':{'p':false}}                              | {'p':1}       | /p | nothing here
					{'properties':{'p':{'prefixItems':[{}],'items':false}}} | {'p':[1,2]}   | /p | no further items
					{'properties':{'p':{'contains':{'type':'integer'}}}}    | {'p':['a']}   | /p | at least 1 item of this kind: integer
					{'properties':{'p':{'contains':{'type':'integer'},'minContains':2}}} | {'p':[1]} | /p | at least 2 items of this kind: integer
					{'properties':{'p':{'contains':{'const':1},'maxContains':1}}} | {'p':[1,1]} | /p | at most 1 item of this kind: 1
					{'properties':{'p':{'contains':{'minimum':5}}}}         | {'p':[1]}     | /p | at least 1 item of this kind: as the schema describes
					{'propertyNames':{'pattern':'^a'}}                      | {'p':1}       | /  | names that match the regular expression ^a
					{'propertyNames':{'enum':['a','b']}}                    | {'p':1}       | /  | only these names: a, b
					{'propertyNames':{'maxLength':1}}                       | {'pp':1}      | /  | names as the schema describes
					{'properties':{'p':{}},'unevaluatedProperties':false}   | {'q':1}       | /  | only these: p
					{'if':{'required':['p']},'then':{'required':['q'],'properties':{'q':{'type':'string'}}}} | {'p':1} | /q | string
					{'dependentSchemas':{'p':{'properties':{'q':{'type':'string'}},'required':['q']}}} | {'p':1} | /q | string
					{'allOf':[{'properties':{'p':{'type':'string'}}}]}      | {'p':1}       | /p | string
					{'properties':{'q':{'type':'string'}},'dependentRequired':{'p':['q']}} | {'p':1} | /q | string
					{'$schema':'http://json-schema.org/draft-07/schema#','properties':{'q':{'type':'string'}},'dependencies':{'p':['q']}} | {'p':1} | /q | string
					""",
			quoteCharacter = '`')
	void unrepairableHasWordsForEveryKeyword(String schema, String arguments, String location, String expected) {
		JsonNode issue = onlyIssue(schema, arguments);
		assertThat(issue.path("location").stringValue()).isEqualTo(location);
		assertThat(issue.path("expected").stringValue()).isEqualTo(expected);
	}

	@Test
	void unrepairableSaysWhatIsMissing() {
		JsonNode issue = onlyIssue(
				"{'required':['p'],'properties':{'p':{'anyOf':[{'type':'string'},{'type':'array'}]}}}", "{}");
		assertThat(issue.path("location").stringValue()).isEqualTo("/p");
		assertThat(issue.path("expected").stringValue()).isEqualTo("string, or array");
		assertThat(issue.path("received").stringValue()).isEqualTo("missing");
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			{'type':'array','items':{'type':'integer'}}  | array of integer
			{'enum':['a','b']}                           | one of a, b
			{'const':'a'}                                | "a"
			{'type':'string','enum':['a']}               | string, one of a
			{'$ref':'#/$defs/unit'}                      | string, one of c, f
			{'description':'anything'}                   | a value
			""", quoteCharacter = '`')
	void unrepairableSaysWhatTheMissingParameterMayHold(String schema, String expected) {
		JsonNode issue = onlyIssue("{'required':['p'],'properties':{'p':" + schema
				+ "},'$defs':{'unit':{'type':'string','enum':['c','f']}}}", "{}");
		assertThat(issue.path("expected").stringValue()).isEqualTo(expected);
	}

	@Test
	void unrepairableNamesTheAllowedParametersAndNotTheOneThatWasSent() {
		JsonNode issue = onlyIssue("""
				{'properties':{'order':{'additionalProperties':false,'properties':{'id':{},'note':{}}}}}""",
				"{'order':{'id':1,'SECRET':2}}");
		assertThat(issue.path("location").stringValue()).isEqualTo("/order");
		assertThat(issue.path("expected").stringValue()).isEqualTo("only these: id, note");
		assertThat(issue.path("received").stringValue()).isEqualTo("a parameter that is not declared");
		assertThat(onlyIssue("{'additionalProperties':false}", "{'SECRET':1}").toString()).contains("no parameters")
			.contains("\"location\":\"/\"")
			.doesNotContain("SECRET");
	}

	@Test
	void unrepairableShowsAStarForNamesThatTheModelInvented() {
		JsonNode issue = onlyIssue("""
				{'properties':{'map':{'additionalProperties':{'type':'array','items':{'type':'integer'}}}}}""",
				"{'map':{'SECRET':[1,'x']}}");
		assertThat(issue.path("location").stringValue()).isEqualTo("/map/*/1");
	}

	@Test
	void unrepairableSaysUnderWhichNameAConflictIsSolved() {
		Issue conflict = new Issue(JsonLocation.of("path"), "alias", MissingNode.getInstance(), JsonKind.MISSING);
		JsonNode answer = answer(Calls.of(SCHEMA), UnrepairableReason.ALIAS_CONFLICT, List.of(conflict), "");
		assertThat(answer.path("issues").path(0).path("location").stringValue()).isEqualTo("/path");
		assertThat(answer.path("issues").path(0).path("expected").stringValue()).isEqualTo("string");
	}

	@Test
	void unrepairableSuggestsTheReadingsOfAnAmbiguousCall() {
		List<JsonNode> readings = List.of(Json.of("{'a':1}"), Json.of("{'a':2}"), Json.of("{'a':3}"),
				Json.of("{'a':4}"));
		CallContext call = Calls.of(SCHEMA);
		assertThat(Json.read(RetryMessages.unrepairable(call, UnrepairableReason.AMBIGUOUS, List.of(), readings, ""))
			.path("suggestions")).isEqualTo(Json.of("[{'a':1},{'a':2},{'a':3}]"));
		CallContext silent = with(new FeedbackOptions(true, 5, false, false), call);
		assertThat(Json.read(RetryMessages.unrepairable(silent, UnrepairableReason.AMBIGUOUS, List.of(), readings, ""))
			.has("suggestions")).isFalse();
	}

	@Test
	void unrepairableLeavesLongReadingsOut() {
		List<JsonNode> readings = List.of(Json.object("{}").put("a", "x".repeat(100_000)), Json.of("{'a':2}"));
		String answer = RetryMessages.unrepairable(Calls.of(SCHEMA), UnrepairableReason.AMBIGUOUS, List.of(), readings,
				"");
		assertThat(answer).hasSizeLessThan(1_000).doesNotContain("suggestions");
	}

	@Test
	void unrepairableQuotesOnlyWhereThatIsConfigured() {
		CallContext quoting = with(new FeedbackOptions(true, 5, true, true), Calls.of(SCHEMA));
		assertThat(received(quoting, "{'a'")).isEqualTo("{'a'");
		assertThat(received(quoting, "x".repeat(300))).isEqualTo("x".repeat(300));
		assertThat(received(quoting, "x".repeat(301))).isEqualTo("x".repeat(299) + "…");
		assertThat(received(quoting, "\uD83D\uDE00".repeat(500))).hasSizeLessThanOrEqualTo(300)
			.matches("(\uD83D\uDE00)+…");
		assertThat(answer(Calls.of(SCHEMA), UnrepairableReason.NOT_JSON, List.of(), "x").has("received")).isFalse();
	}

	@Test
	void unrepairableStaysShortForHugeSchemas() {
		ArrayNode names = Json.object("{}").putArray("enum");
		IntStream.range(0, 10_000).forEach((i) -> names.add("name-" + i));
		String huge = "{'required':['p'],'properties':{'p':{'type':'string','enum':"
				+ names.toString().replace('"', '\'') + "}}}";
		assertThat(issues(huge, "{'p':5}").toString()).hasSizeLessThan(2_000).contains("name-0").contains("…");
		assertThat(answer(Calls.of(huge), UnrepairableReason.NOT_JSON, List.of(), "").toString())
			.hasSizeLessThan(1_000);
	}

	@Test
	void unrepairableStaysShortForManyIssues() {
		ObjectNode arguments = Json.object("{}");
		ArrayNode list = arguments.putArray("list");
		IntStream.range(0, 1_000).forEach((i) -> list.add(true));
		String schema = "{'properties':{'list':{'type':'array','items':{'type':'object'}}}}";
		List<Issue> issues = Calls.schema(schema).validate(arguments);
		assertThat(issues).hasSize(1_000);
		JsonNode answer = answer(Calls.of(schema), UnrepairableReason.INVALID, issues, "");
		assertThat(answer.path("issues")).hasSize(20);
		assertThat(answer.path("issues").path(0).path("location").stringValue()).isEqualTo("/list/0");
	}

	@Test
	void unrepairableStaysShortForManyIssuesThatHaveMuchToSay() {
		String constants = IntStream.range(0, 200)
			.mapToObj((i) -> "'constant-" + i + "'")
			.collect(Collectors.joining(","));
		String branches = IntStream.range(0, 50)
			.mapToObj((i) -> "{'required':['kind-" + i + "'],'properties':{'kind-" + i + "':{'enum':[" + constants
					+ "]}}}")
			.collect(Collectors.joining(","));
		String items = IntStream.range(0, 1_000).mapToObj((i) -> "{}").collect(Collectors.joining(","));
		String schema = "{'properties':{'list':{'items':{'anyOf':[" + branches + "]}}}}";
		List<Issue> issues = Calls.schema(schema).validate(Json.of("{'list':[" + items + "]}"));
		assertThat(issues).hasSizeGreaterThan(1_000);
		JsonNode answer = answer(Calls.of(schema), UnrepairableReason.INVALID, issues, "");
		assertThat(answer.toString()).hasSizeLessThan(4_096);
		assertThat(answer.path("issues").path(0).path("expected").stringValue()).endsWith(" …");
	}

	@ParameterizedTest
	@ValueSource(strings = { "{'type':'object'}", "{'required':['SECRET']}", "{'enum':[1]}", "{'const':1}",
			"{'minProperties':9}", "{'maxProperties':0}", "{'additionalProperties':false}", "{'propertyNames':false}",
			"{'anyOf':[false,{'type':'string'}]}", "{'oneOf':[true,{}]}", "{'not':{}}", "false",
			"{'unevaluatedProperties':false}", "{'dependentRequired':{'p':['q']}}", "{'properties':{'p':false}}",
			"{'patternProperties':{'p':{'type':'string'}}}", "{'allOf':[{'type':'array'}]}",
			"{'if':true,'then':{'type':'array'}}" })
	void unrepairableNeverSpeaksOfJavaOrTheValidator(String schema) {
		String answer = answer(Calls.of(schema), UnrepairableReason.INVALID,
				Calls.schema(schema).validate(Json.of("{'p':5}")), "")
			.toString();
		assertThat(answer).doesNotContain("java", "networknt", "Exception", "$.", "#/", "evaluat")
			.hasSizeLessThan(4_096);
	}

	@Test
	void unknownToolNamesTheAvailableOnes() {
		JsonNode answer = Json.read(RetryMessages.unknownTool(List.of("read", "write")));
		assertThat(answer.path("error").stringValue()).isEqualTo("unknown-tool");
		assertThat(answer.path("available_tools")).isEqualTo(Json.of("['read','write']"));
		assertThat(Json.read(RetryMessages.unknownTool(List.of())).path("message").stringValue())
			.contains("There are no tools");
	}

	@Test
	void bindingFailureShowsTheSchema() {
		JsonNode answer = Json.read(RetryMessages.bindingFailure("read", Json.text(SCHEMA)));
		assertThat(answer.path("error").stringValue()).isEqualTo("not-bound");
		assertThat(answer.path("tool").stringValue()).isEqualTo("read");
		assertThat(answer.path("schema")).isEqualTo(Json.of(SCHEMA));
		assertThat(Json.read(RetryMessages.bindingFailure("read", "no schema")).has("schema")).isFalse();
	}

	@Test
	void identicalRetriesTellsToStop() {
		JsonNode answer = Json.read(RetryMessages.identicalRetries("read"));
		assertThat(answer.path("error").stringValue()).isEqualTo("repeated");
		assertThat(answer.path("message").stringValue()).contains("Do not send it again").contains("Tell the user");
	}

	private static JsonNode onlyIssue(String schema, String arguments) {
		JsonNode issues = issues(schema, arguments);
		assertThat(issues).hasSize(1);
		return issues.path(0);
	}

	private static JsonNode issues(String schema, String arguments) {
		List<Issue> issues = Calls.schema(schema).validate(Json.of(arguments));
		return answer(Calls.of(schema), UnrepairableReason.INVALID, issues, arguments).path("issues");
	}

	private static JsonNode answer(CallContext call, UnrepairableReason reason, List<Issue> issues, String raw) {
		return Json.read(RetryMessages.unrepairable(call, reason, issues, List.of(), raw));
	}

	private static String received(CallContext call, String raw) {
		return answer(call, UnrepairableReason.NOT_JSON, List.of(), raw).path("received").stringValue();
	}

	private static CallContext with(FeedbackOptions feedback, CallContext call) {
		return Calls.with(RepairPolicy.defaults().withFeedback(feedback), call);
	}

}
