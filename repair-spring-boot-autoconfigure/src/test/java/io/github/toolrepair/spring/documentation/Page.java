package io.github.toolrepair.spring.documentation;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A page of the documentation.
 *
 * @param path where it is, from the project's root
 * @param text all of it
 */
record Page(Path path, String text) {

	/** The project's root; tests run in the module's directory. */
	static final Path ROOT = Path.of("..").toAbsolutePath().normalize();

	private static final Pattern LINK = Pattern.compile("\\]\\(([^)\\s]+)\\)");

	private static final Pattern HEADING = Pattern.compile("(?m)^#+ (.+)$");

	private static final Pattern BLOCK = Pattern.compile("(?ms)^```(\\w*)\\n(.*?)^```$");

	static List<Page> all() {
		try (Stream<Path> top = Files.list(ROOT); Stream<Path> docs = Files.walk(ROOT.resolve("docs"))) {
			return Stream.concat(top, docs)
				.filter((path) -> path.toString().endsWith(".md"))
				.sorted()
				.map(Page::read)
				.toList();
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	private static Page read(Path path) {
		try {
			return new Page(ROOT.relativize(path), Files.readString(path));
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	/**
	 * Targets of the links, outside code.
	 */
	List<String> links() {
		String prose = BLOCK.matcher(this.text).replaceAll("").replaceAll("`[^`\n]*`", "");
		return LINK.matcher(prose).results().map((match) -> match.group(1)).toList();
	}

	/**
	 * What a link may name behind its {@code #}: headings in lower case, blanks as
	 * hyphens, without other punctuation.
	 */
	Set<String> anchors() {
		Set<String> anchors = new LinkedHashSet<>();
		HEADING.matcher(this.text)
			.results()
			.map((match) -> match.group(1).toLowerCase(Locale.ROOT))
			.forEach((heading) -> anchors.add(heading.replaceAll("[^\\p{L}\\p{N} _-]", "").replace(' ', '-')));
		return anchors;
	}

	/**
	 * Blocks of code in the language.
	 */
	List<Snippet> snippets(String language) {
		List<Snippet> snippets = new ArrayList<>();
		for (MatchResult match : BLOCK.matcher(this.text).results().toList()) {
			if (match.group(1).equals(language)) {
				int line = (int) this.text.substring(0, match.start()).lines().count() + 1;
				snippets.add(new Snippet(this.path + ":" + line, match.group(2)));
			}
		}
		return snippets;
	}

	@Override
	public String toString() {
		return this.path.toString();
	}

	/**
	 * A block of code.
	 *
	 * @param place page and line
	 * @param code what stands in it
	 */
	record Snippet(String place, String code) {

		@Override
		public String toString() {
			return this.place;
		}

	}

}
