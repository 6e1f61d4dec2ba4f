package io.github.toolrepair.schema;

import io.github.toolrepair.Calls;
import io.github.toolrepair.Json;
import io.github.toolrepair.model.Issue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class UniqueItemsKeywordTests {

	private final ToolSchema schema = Calls.schema("{'properties':{'list':{'uniqueItems':true}}}");

	@ParameterizedTest
	@ValueSource(strings = { "[1,1.0]", "['a','b','a']", "[{'a':1,'b':2},{'b':2.0,'a':1}]", "[[1],[1]]", "[null,null]",
			"[0,0.00]", "[1e2,100]" })
	void repeatedItemsAreOneIssueOfTheList(String list) {
		assertThat(this.schema.validate(Json.of("{'list':" + list + "}"))).singleElement()
			.returns("uniqueItems", Issue::keyword)
			.satisfies((issue) -> assertThat(issue.location()).hasToString("/list"));
	}

	@ParameterizedTest
	@ValueSource(strings = { "[]", "[1]", "[1,'1']", "[1,true,'true',null,'null']", "[[1,2],[12]]",
			"[{'a':'b'},{'a:b':1}]", "[{'a':1},{'a':2}]", "[[],{}]", "['[]',[]]" })
	void otherItemsAreNone(String list) {
		assertThat(this.schema.validate(Json.of("{'list':" + list + "}"))).isEmpty();
	}

	@Test
	void issueIsThatOfADraftOfOtherDays() {
		ToolSchema draft = Calls
			.schema("{'$schema':'http://json-schema.org/draft-07/schema#','properties':{'list':{'uniqueItems':true}}}");
		assertThat(draft.validate(Json.of("{'list':[1,1]}"))).hasSize(1);
	}

	@Test
	void keywordMayBeSwitchedOff() {
		ToolSchema off = Calls.schema("{'properties':{'list':{'uniqueItems':false}}}");
		assertThat(off.validate(Json.of("{'list':[1,1]}"))).isEmpty();
	}

}
