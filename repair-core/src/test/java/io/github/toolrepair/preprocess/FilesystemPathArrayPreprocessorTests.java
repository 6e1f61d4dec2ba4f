package io.github.toolrepair.preprocess;

import io.github.toolrepair.Calls;
import io.github.toolrepair.Json;
import io.github.toolrepair.model.CallContext;
import io.github.toolrepair.model.Selector;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class FilesystemPathArrayPreprocessorTests {

	private static final CallContext CALL = Calls.of("{'type':'object'}");

	private final FilesystemPathArrayPreprocessor preprocessor = new FilesystemPathArrayPreprocessor(
			Selector.parse("/paths"));

	@Test
	void inspectUnwrapsEachItem() {
		assertThat(this.preprocessor.inspect(Json.of("{'paths':['[a](http://a)','b',5,'x/[c](https://c)']}"), CALL))
			.extracting((finding) -> finding.location().toString())
			.containsExactly("/paths/0", "/paths/3");
	}

	@Test
	void inspectUnwrapsASinglePath() {
		assertThat(this.preprocessor.inspect(Json.of("{'paths':'[a](http://a)'}"), CALL)).singleElement()
			.satisfies((finding) -> assertThat(finding.location()).hasToString("/paths"));
	}

	@ParameterizedTest
	@ValueSource(strings = { "{'paths':[]}", "{'paths':['[a](http://b)']}", "{'paths':[['[a](http://a)']]}",
			"{'paths':{'a':'[a](http://a)'}}", "{'path':['[a](http://a)']}", "{}" })
	void inspectLeavesEverythingElseAlone(String arguments) {
		assertThat(this.preprocessor.inspect(Json.of(arguments), CALL)).isEmpty();
	}

}
