package io.github.toolrepair.schema;

import java.util.List;

import io.github.toolrepair.model.UnionBranch;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

class UnionPathTests {

	@ParameterizedTest
	@CsvSource(delimiter = '|',
			textBlock = """
					type                                             | ''
					properties/anyOf/type                            | ''
					properties/a/anyOf                               | ''
					anyOf/0/type                                     | 0 anyOf 0
					allOf/0/oneOf/2/type                             | 0 allOf/0/oneOf 2
					properties/a/anyOf/1/type                        | 1 properties/a/anyOf 1
					properties/a/items/anyOf/1/type                  | 2 properties/a/items/anyOf 1
					properties/a/items/0/anyOf/1/type                | 2 properties/a/items/0/anyOf 1
					properties/a/prefixItems/0/anyOf/1/type          | 2 properties/a/prefixItems/0/anyOf 1
					patternProperties/^anyOf/additionalProperties/anyOf/0/type | 2 patternProperties/^anyOf/additionalProperties/anyOf 0
					$ref/anyOf/0/$ref/properties/a/oneOf/1/type      | 0 $ref/anyOf 0, 1 $ref/properties/a/oneOf 1
					if/then/dependentSchemas/x/anyOf/0/required      | 0 if/then/dependentSchemas/x/anyOf 0
					""",
			quoteCharacter = '\'')
	void branchesAreReadFromThePath(String path, String expected) {
		List<String> branches = UnionPath.branches(List.of(path.split("/")))
			.stream()
			.map(UnionPathTests::text)
			.toList();
		assertThat(String.join(", ", branches)).isEqualTo(expected);
	}

	private static String text(UnionBranch branch) {
		return branch.depth() + " " + branch.union() + " " + branch.index();
	}

}
