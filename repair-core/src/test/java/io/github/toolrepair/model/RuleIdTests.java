package io.github.toolrepair.model;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

class RuleIdTests {

	@ParameterizedTest
	@ValueSource(strings = { "schema.drop-null", "owner.a", "a1.b-2" })
	void idsAreTwoPartsInLowerCase(String value) {
		assertThat(new RuleId(value)).hasToString(value);
	}

	@ParameterizedTest
	@ValueSource(strings = { "", "schema", "schema.", ".drop-null", "Schema.drop-null", "schema.dropNull",
			"schema.drop_null", "schema.drop.null", "schema.drop null", " schema.drop-null", "1schema.drop-null",
			"schema.drop-null\n" })
	void otherTextIsNoId(String value) {
		assertThatIllegalArgumentException().isThrownBy(() -> new RuleId(value));
	}

	@Test
	void idsSortAlphabetically() {
		assertThat(new RuleId("schema.a")).isLessThan(new RuleId("schema.b"));
		assertThat(new RuleId("envelope.z")).isLessThan(new RuleId("schema.a"));
	}

}
