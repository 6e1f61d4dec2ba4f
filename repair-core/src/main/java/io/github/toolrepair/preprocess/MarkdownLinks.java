package io.github.toolrepair.preprocess;

import java.util.List;

import org.jspecify.annotations.Nullable;

/**
 * Markdown links that chat front ends make of file names that end like a domain.
 */
final class MarkdownLinks {

	private static final List<String> PROTOCOLS = List.of("http://", "https://");

	private MarkdownLinks() {
	}

	/**
	 * The path without links whose text equals their URL without the protocol. Null if
	 * there is none, or if links are nested, since what is meant then can't be told.
	 */
	static @Nullable String unlink(String path) {
		String plain = unlinkOnce(path);
		return (!plain.equals(path) && unlinkOnce(plain).equals(plain)) ? plain : null;
	}

	private static String unlinkOnce(String path) {
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
