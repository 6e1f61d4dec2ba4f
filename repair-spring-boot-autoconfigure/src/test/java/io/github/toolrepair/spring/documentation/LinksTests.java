package io.github.toolrepair.spring.documentation;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

class LinksTests {

	@ParameterizedTest
	@MethodSource("pages")
	void linksLeadToWhatExists(Page page) {
		Map<Path, Page> pages = pagesByPath();
		for (String link : page.links()) {
			if (link.startsWith("https://")) {
				continue;
			}
			String[] parts = link.split("#", 2);
			Path target = parts[0].isEmpty() ? page.path() : target(page, parts[0]);
			assertThat(Files.exists(Page.ROOT.resolve(target))).as("%s links to %s", page, link).isTrue();
			if (parts.length == 2) {
				Page linked = pages.get(target);
				assertThat(linked).as("%s links to %s", page, link).isNotNull();
				assertThat(linked.anchors()).as("%s links to %s", page, link).contains(parts[1]);
			}
		}
	}

	@Test
	void everyPageIsReachedFromTheFirst() {
		Map<Path, Page> pages = pagesByPath();
		Set<Path> reached = new LinkedHashSet<>();
		collect(Path.of("README.md"), pages, reached);
		assertThat(reached).containsAll(pages.keySet());
	}

	private static void collect(Path path, Map<Path, Page> pages, Set<Path> reached) {
		Page page = pages.get(path);
		if (page == null || !reached.add(path)) {
			return;
		}
		for (String link : page.links()) {
			if (!link.startsWith("https://") && !link.startsWith("#")) {
				collect(target(page, link.split("#", 2)[0]), pages, reached);
			}
		}
	}

	private static Path target(Page page, String link) {
		Path parent = page.path().getParent();
		return ((parent != null) ? parent : Path.of("")).resolve(link).normalize();
	}

	private static Map<Path, Page> pagesByPath() {
		return pages().stream().collect(Collectors.toMap(Page::path, Function.identity()));
	}

	static List<Page> pages() {
		return Page.all();
	}

}
