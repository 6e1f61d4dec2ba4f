package io.github.toolrepair.preprocess;

import java.util.List;

import io.github.toolrepair.model.RuleId;
import io.github.toolrepair.model.Selector;
import org.jspecify.annotations.Nullable;

/**
 * Takes each path of an array out of the Markdown link that a chat front end makes of it,
 * as {@link FilesystemPathPreprocessor} does for a single one. A single path that was
 * sent for the array is cleaned too.
 */
final class FilesystemPathArrayPreprocessor implements TextPreprocessor {

	private static final RuleId ID = new RuleId("preprocess.filesystem-path-array");

	private final Selector selector;

	FilesystemPathArrayPreprocessor(Selector selector) {
		this.selector = selector;
	}

	@Override
	public RuleId id() {
		return ID;
	}

	@Override
	public List<Selector> selectors() {
		return List.of(this.selector, this.selector.items());
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
