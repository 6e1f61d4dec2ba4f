package io.github.toolrepair.spring.autoconfigure;

import java.util.List;
import java.util.stream.Stream;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

import org.springframework.ai.openai.OpenAiChatOptions;
import org.springframework.ai.tool.function.FunctionToolCallback;
import org.springframework.ai.tool.method.MethodToolCallback;
import org.springframework.aot.hint.MemberCategory;
import org.springframework.aot.hint.RuntimeHints;
import org.springframework.aot.hint.TypeReference;
import org.springframework.aot.hint.predicate.RuntimeHintsPredicates;
import org.springframework.context.annotation.ImportRuntimeHints;

import static org.assertj.core.api.Assertions.assertThat;

class RepairRuntimeHintsTests {

	private final RuntimeHints hints = new RuntimeHints();

	RepairRuntimeHintsTests() {
		new RepairRuntimeHints().registerHints(this.hints, getClass().getClassLoader());
	}

	@Test
	void areImportedWithTheAutoConfiguration() {
		assertThat(RepairAutoConfiguration.class.getAnnotation(ImportRuntimeHints.class).value())
			.containsExactly(RepairRuntimeHints.class);
	}

	@ParameterizedTest
	@MethodSource
	void kindsOfCachesInUseAreRegistered(Cache<?, ?> cache) {
		assertThat(RuntimeHintsPredicates.reflection()
			.onType(cache.asMap().getClass())
			.withMemberCategories(MemberCategory.INVOKE_DECLARED_CONSTRUCTORS, MemberCategory.ACCESS_DECLARED_FIELDS))
			.accepts(this.hints);
	}

	static Stream<Cache<?, ?>> kindsOfCachesInUseAreRegistered() {
		return Stream.of(Caffeine.newBuilder().maximumSize(1).build(), Caffeine.newBuilder().weakKeys().build());
	}

	@ParameterizedTest
	@ValueSource(strings = { "PSMS", "FS" })
	void factoriesOfEntriesAreRegistered(String name) {
		assertThat(RuntimeHintsPredicates.reflection()
			.onType(TypeReference.of("com.github.benmanes.caffeine.cache." + name))
			.withMemberCategory(MemberCategory.INVOKE_DECLARED_CONSTRUCTORS)).accepts(this.hints);
	}

	@Test
	void whatIsReadOfSpringAiIsRegistered() {
		for (Class<?> callback : List.of(MethodToolCallback.class, FunctionToolCallback.class)) {
			assertThat(RuntimeHintsPredicates.reflection()
				.onType(callback)
				.withMemberCategory(MemberCategory.ACCESS_DECLARED_FIELDS)).accepts(this.hints);
		}
		assertThat(RuntimeHintsPredicates.reflection()
			.onType(OpenAiChatOptions.class)
			.withMemberCategory(MemberCategory.INVOKE_PUBLIC_METHODS)).accepts(this.hints);
	}

	@Test
	void nothingIsRegisteredWithoutTheClasses() {
		RuntimeHints none = new RuntimeHints();
		new RepairRuntimeHints().registerHints(none, ClassLoader.getPlatformClassLoader());
		assertThat(none.reflection().typeHints()).isEmpty();
	}

}
