package io.github.toolrepair.preprocess;

import java.util.List;

import io.github.toolrepair.model.RuleId;
import io.github.toolrepair.model.Selector;
import org.jspecify.annotations.Nullable;

/**
 * Takes a path out of the Markdown link that a chat front end makes of it:
 * {@code docs/[plan.md](http://plan.md)} becomes {@code docs/plan.md}.
 * <p>
 * Only where the link's text equals its URL without the protocol. Any other link may be
 * part of a file's name.
 */
final class FilesystemPathPreprocessor implements TextPreprocessor {

	private static final RuleId ID = new RuleId("preprocess.filesystem-path");

	private final Selector selector;

	FilesystemPathPreprocessor(Selector selector) {
		this.selector = selector;
	}

	@Override
	public RuleId id() {
		return ID;
	}

	@Override
	public List<Selector> selectors() {
		return List.of(this.selector);
	}

	@Override
	public String note() {
		return "Send paths as plain text, without Markdown links.";
	}

	@Override
	public @Nullable String clean(String text) {
		return MarkdownLinks.unlink(text);
	}

}
