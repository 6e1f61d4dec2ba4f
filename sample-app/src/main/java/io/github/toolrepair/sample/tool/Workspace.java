package io.github.toolrepair.sample.tool;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import org.jspecify.annotations.Nullable;

import org.springframework.core.io.Resource;
import org.springframework.core.io.support.PathMatchingResourcePatternResolver;

/**
 * A few text files in memory, by path. Edits stay in memory, and no path leads out of it.
 */
public final class Workspace {

	private static final String ROOT = "/workspace/";

	private final Map<String, String> files;

	private Workspace(Map<String, String> files) {
		this.files = new TreeMap<>(files);
	}

	/**
	 * Reads the sample's files from the class path.
	 */
	public static Workspace fromClassPath() {
		Map<String, String> files = new TreeMap<>();
		try {
			for (Resource resource : new PathMatchingResourcePatternResolver().getResources("classpath:workspace/**")) {
				String location = resource.getURL().toString();
				if (resource.isReadable() && !location.endsWith("/")) {
					String path = location.substring(location.lastIndexOf(ROOT) + ROOT.length());
					files.put(path, resource.getContentAsString(StandardCharsets.UTF_8));
				}
			}
		}
		catch (IOException ex) {
			throw new UncheckedIOException("The workspace on the class path cannot be read", ex);
		}
		return new Workspace(files);
	}

	/**
	 * Gives a workspace with the same files, whose edits stay apart from this one's.
	 */
	public synchronized Workspace copy() {
		return new Workspace(this.files);
	}

	/**
	 * Gives a file's text, or {@code null} if there is no such file.
	 */
	synchronized @Nullable String read(@Nullable String path) {
		return (path != null) ? this.files.get(path) : null;
	}

	synchronized void write(String path, String text) {
		this.files.put(path, text);
	}

	/**
	 * Gives the paths of all files, sorted.
	 */
	synchronized List<String> paths() {
		return List.copyOf(this.files.keySet());
	}

}
