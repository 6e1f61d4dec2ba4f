package io.github.toolrepair.model;

import java.util.List;

import io.github.toolrepair.Calls;
import io.github.toolrepair.Json;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class IssueTreeTests {

	private static final String SCHEMA = """
			{'required':['q'],'properties':{'list':{'items':{'anyOf':[{'type':'integer'},
			{'oneOf':[{'type':'object','properties':{'a':{'type':'integer'}},'additionalProperties':false},
			{'type':'null'}]}]}}}}""";

	@Test
	void issuesAreOrderedByTheBranchesInWhichTheyLie() {
		IssueTree tree = tree("{'list':[{'a':'x','b':1},5,'y']}");
		assertThat(tree.certain()).extracting((issue) -> issue.location().toString()).containsExactly("/q");
		assertThat(tree.unions()).extracting((union) -> union.location().toString())
			.containsExactly("/list/0", "/list/2");
		IssueTree.Union first = tree.unions().get(0);
		assertThat(first.branches()).hasSize(2);
		assertThat(first.branches().get(0).certain()).hasSize(1);
		assertThat(first.branches().get(1).unions()).singleElement()
			.satisfies((nested) -> assertThat(nested.branches().get(0).certain())
				.extracting((issue) -> issue.location().toString())
				.containsExactlyInAnyOrder("/list/0/a", "/list/0/b"));
	}

	@Test
	void issuesAreAllThatWereReported() {
		List<Issue> issues = Calls.schema(SCHEMA).validate(Json.of("{'list':[{'a':'x','b':1},5,'y']}"));
		assertThat(IssueTree.of(issues).issues()).containsExactlyInAnyOrderElementsOf(issues);
		assertThat(IssueTree.of(List.of()).isEmpty()).isTrue();
	}

	@Test
	void unionIsSatisfiedOnceOneBranchHasNoIssueLeft() {
		IssueTree tree = tree("{'q':1,'list':[{'a':1,'b':1}]}");
		assertThat(tree.isEmpty()).isFalse();
		assertThat(tree.without((issue) -> issue.keyword().equals("additionalProperties")).isEmpty()).isTrue();
		assertThat(tree.without((issue) -> issue.keyword().equals("required")).isEmpty()).isFalse();
	}

	private static IssueTree tree(String arguments) {
		return IssueTree.of(Calls.schema(SCHEMA).validate(Json.of(arguments)));
	}

}
