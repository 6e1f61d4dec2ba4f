package io.github.toolrepair.preprocess;

import java.util.ArrayList;
import java.util.List;

import io.github.toolrepair.model.CallContext;
import io.github.toolrepair.model.JsonLocation;
import io.github.toolrepair.model.PatchOperation;
import io.github.toolrepair.model.PreprocessorDefinition;
import io.github.toolrepair.model.RepairConfigurationException;
import io.github.toolrepair.model.RuleId;
import io.github.toolrepair.model.Selector;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;

/**
 * Takes a path out of the Markdown link that a chat front end makes of it:
 * {@code docs/[plan.md](http://plan.md)} becomes {@code docs/plan.md}.
 * <p>
 * Only where the link's text equals its URL without the protocol. Any other link may be
 * part of a file's name.
 */
final class FilesystemPathPreprocessor implements Preprocessor {

	private static final RuleId ID = new RuleId("preprocess.filesystem-path");

	private static final List<String> PROTOCOLS = List.of("http://", "https://");

	private final Selector selector;

	FilesystemPathPreprocessor(PreprocessorDefinition definition) {
		if (!definition.values().isEmpty()) {
			throw new RepairConfigurationException(
					"The preprocessor 'filesystem-path' for '" + definition.selector() + "' takes no values");
		}
		this.selector = definition.selector();
	}

	@Override
	public RuleId id() {
		return ID;
	}

	@Override
	public List<Finding> inspect(JsonNode arguments, CallContext call) {
		List<Finding> findings = new ArrayList<>();
		for (JsonLocation location : this.selector.locations(arguments)) {
			JsonNode value = location.in(arguments);
			String path = value.isString() ? plain(value.stringValue()) : "";
			if (value.isString() && !path.equals(value.stringValue())) {
				JsonNode replacement = JsonNodeFactory.instance.stringNode(path);
				findings.add(new Finding(location, List.of(new PatchOperation.Replace(location, replacement)),
						"Send paths as plain text, without Markdown links."));
			}
		}
		return findings;
	}

	/**
	 * The path without links; the path as it is if links are nested, since what is meant
	 * then can't be told.
	 */
	private static String plain(String path) {
		String plain = unlink(path);
		return unlink(plain).equals(plain) ? plain : path;
	}

	private static String unlink(String path) {
		StringBuilder plain = new StringBuilder(path.length());
		int done = 0;
		int open = -1;
		for (int i = 0; i < path.length(); i++) {
			if (path.charAt(i) == '[') {
				open = i;
			}
			else if (open >= done && path.startsWith("](", i)) {
				String text = path.substring(open + 1, i);
				int end = endOfOwnUrl(path, i + 2, text);
				if (end > 0) {
					plain.append(path, done, open).append(text);
					done = end;
				}
				open = -1;
			}
		}
		return plain.append(path, done, path.length()).toString();
	}

	/**
	 * Index behind the bracket that closes the URL of the text itself; -1 if the URL is
	 * another one.
	 */
	private static int endOfOwnUrl(String path, int url, String text) {
		for (String protocol : PROTOCOLS) {
			int end = url + protocol.length() + text.length();
			if (!text.isEmpty() && path.startsWith(protocol, url) && path.startsWith(text, url + protocol.length())
					&& path.startsWith(")", end)) {
				return end + 1;
			}
		}
		return -1;
	}

}
