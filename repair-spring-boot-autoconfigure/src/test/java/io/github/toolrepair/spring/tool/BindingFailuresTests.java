package io.github.toolrepair.spring.tool;

import java.util.List;
import java.util.NoSuchElementException;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

import org.springframework.ai.util.JsonHelper;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchRuntimeException;

class BindingFailuresTests {

	static final List<RuntimeException> BINDING = List.of(new IllegalArgumentException("argument type mismatch"),
			catchRuntimeException(() -> JsonMapper.shared().readTree("{")),
			catchRuntimeException(() -> new JsonHelper().fromJson("[]", Integer.class)),
			catchRuntimeException(() -> new JsonHelper().fromJsonToMap("{")));

	static final List<RuntimeException> OTHERS = List.of(new IllegalStateException("down"),
			new IllegalStateException(new NoSuchElementException()), new NullPointerException(),
			new RuntimeException(catchRuntimeException(() -> JsonMapper.shared().readTree("{"))));

	@ParameterizedTest
	@FieldSource("BINDING")
	void exceptionFromBindingIsBindingFailure(RuntimeException ex) {
		assertThat(BindingFailures.isBindingFailure(ex)).isTrue();
	}

	@ParameterizedTest
	@FieldSource("OTHERS")
	void exceptionOfToolIsNone(RuntimeException ex) {
		assertThat(BindingFailures.isBindingFailure(ex)).isFalse();
		assertThat(ex).isNotInstanceOf(JacksonException.class);
	}

}
