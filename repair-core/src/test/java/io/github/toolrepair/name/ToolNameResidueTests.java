package io.github.toolrepair.name;

import java.util.Set;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

class ToolNameResidueTests {

	private static final Set<String> OFFERED = Set.of("read", "tool_12", "mcp.files[0]");

	@ParameterizedTest
	@CsvSource({ "read<|channel|>commentary,read", "tool_12</arg_value>,tool_12", "read<\uff5cend,read",
			"read[ARGS],read", "read <|call|>,read", "read\uff5ctool,read" })
	void cutWhenOfferedNamePrecedesMarkerReturnsThatName(String name, String expected) {
		assertThat(ToolNameResidue.cut(name, OFFERED::contains)).isEqualTo(expected);
	}

	@ParameterizedTest
	@ValueSource(strings = { "read", "write<|channel|>commentary", "<|channel|>read", "readfile", "", "mcp.files[1]" })
	void cutWhenNothingProvesTheNameReturnsNull(String name) {
		assertThat(ToolNameResidue.cut(name, OFFERED::contains)).isNull();
	}

	@Test
	void cutTakesTheFirstMarkerOnly() {
		assertThat(ToolNameResidue.cut("write<|x|>read<|y|>", OFFERED::contains)).isNull();
	}

}
