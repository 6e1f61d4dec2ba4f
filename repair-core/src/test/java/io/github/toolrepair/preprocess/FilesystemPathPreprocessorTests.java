package io.github.toolrepair.preprocess;

import java.util.List;

import io.github.toolrepair.Calls;
import io.github.toolrepair.Json;
import io.github.toolrepair.model.CallContext;
import io.github.toolrepair.model.PatchOperation;
import io.github.toolrepair.model.Selector;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class FilesystemPathPreprocessorTests {

	private static final CallContext CALL = Calls.of("{'type':'object'}");

	private final FilesystemPathPreprocessor preprocessor = new FilesystemPathPreprocessor(Selector.parse("/path"));

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			[plan.md](http://plan.md)            | plan.md
			[plan.md](https://plan.md)           | plan.md
			docs/[plan.md](http://plan.md)       | docs/plan.md
			[a.io](http://a.io)/[b](https://b)/c | a.io/b/c
			[id]/[a.md](http://a.md)             | [id]/a.md
			[[a.md](http://a.md)                 | [a.md
			[a.md](http://a.md))                 | a.md)
			""")
	void inspectUnwrapsALinkToItsOwnText(String path, String expected) {
		assertThat(inspect(path)).singleElement()
			.satisfies((finding) -> assertThat(finding.operations()).containsExactly(new PatchOperation.Replace(
					finding.location(), Json.object("{}").put("path", expected).path("path"))))
			.satisfies((finding) -> assertThat(finding.note())
				.isEqualTo("Send paths as plain text, without Markdown links."));
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "plan.md", "[plan.md](http://other.md)", "[plan](http://plan.md)",
			"[plan.md](plan.md)", "[plan.md](ftp://plan.md)", "[plan.md](http://plan.md", "[](http://)",
			"[plan.md] (http://plan.md)", "app/[id]/(group)/page.tsx", "](http://a)", "[a](HTTP://a)",
			"[[a](http://a)](http://a)", "[a](http://[a](http://a))" })
	void inspectLeavesOtherPathsAlone(String path) {
		assertThat(inspect(path)).isEmpty();
	}

	@ParameterizedTest
	@ValueSource(strings = { "{'path':5}", "{'path':null}", "{'path':['[a](http://a)']}", "{'other':'[a](http://a)'}" })
	void inspectLeavesOtherValuesAlone(String arguments) {
		assertThat(this.preprocessor.inspect(Json.of(arguments), CALL)).isEmpty();
	}

	private List<Finding> inspect(String path) {
		return this.preprocessor.inspect(Json.object("{}").put("path", path), CALL);
	}

}
