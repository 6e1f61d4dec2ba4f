package io.github.toolrepair.spring.documentation;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import io.github.toolrepair.model.UnrepairableReason;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

class TroubleshootingTests {

	/** Messages are quoted as code of several words that begin with a capital. */
	private static final Pattern MESSAGE = Pattern.compile("`([A-Z][^`]+ [^`]+)`");

	private static final Page PAGE = Page.all()
		.stream()
		.filter((page) -> page.path().endsWith("troubleshooting.md"))
		.findFirst()
		.orElseThrow();

	@ParameterizedTest
	@EnumSource
	void pageExplainsEachReason(UnrepairableReason reason) {
		assertThat(PAGE.text()).contains("`" + reason.id() + "`");
	}

	@ParameterizedTest
	@MethodSource("messages")
	void quotedMessagesExist(String message) {
		List<String> parts = List.of(message.split("…"));
		assertThat(sources()).anyMatch((source) -> parts.stream().allMatch(source::contains));
	}

	@Test
	void pageQuotesMessages() {
		assertThat(messages()).hasSizeGreaterThan(5);
	}

	static List<String> messages() {
		return MESSAGE.matcher(PAGE.text()).results().map((MatchResult match) -> match.group(1)).toList();
	}

	private static List<String> sources() {
		try (Stream<Path> files = Files.walk(Page.ROOT)) {
			return files.filter((file) -> file.toString().endsWith(".java") && file.toString().contains("src/main"))
				.map(TroubleshootingTests::read)
				.toList();
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	private static String read(Path file) {
		try {
			return Files.readString(file);
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

}
