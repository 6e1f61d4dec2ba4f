package io.github.toolrepair.preprocess;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;

import io.github.toolrepair.model.PreprocessorDefinition;
import io.github.toolrepair.model.RepairConfigurationException;

/**
 * Lists of names under which coding agents' tools know one and the same parameter. No
 * name stands in two of them.
 */
final class AliasPresets {

	private static final String PREFIX = "preset:";

	private static final Map<String, List<String>> ALL = new TreeMap<>(Map.of( //
			"path",
			List.of("path", "file_path", "filePath", "filepath", "file", "filename", "file_name", "fileName",
					"absolute_path", "absolutePath", "target_file", "targetFile", "TargetFile", "AbsolutePath"),
			"command",
			List.of("command", "cmd", "shell_command", "shellCommand", "bash_command", "bashCommand", "command_line",
					"commandLine", "CommandLine"),
			"content",
			List.of("content", "contents", "text", "file_text", "fileText", "file_content", "fileContent",
					"file_contents", "fileContents"),
			"pattern",
			List.of("pattern", "regex", "regexp", "query", "search_pattern", "searchPattern", "search_regex",
					"searchRegex"),
			"old-text",
			List.of("old_text", "oldText", "old_string", "oldString", "old_str", "oldStr", "old_content", "oldContent",
					"original_text", "originalText", "search"),
			"new-text", List.of("new_text", "newText", "new_string", "newString", "new_str", "newStr", "new_content",
					"newContent", "replacement_text", "replacementText", "replacement", "replace")));

	private AliasPresets() {
	}

	/**
	 * All presets by name.
	 */
	static Map<String, List<String>> all() {
		return ALL;
	}

	/**
	 * Other names of the definition with those of its presets in their place, each once.
	 * The parameter's own name is left out of a preset.
	 * @throws RepairConfigurationException if there is no preset of a name
	 */
	static List<String> names(PreprocessorDefinition definition) {
		List<String> names = new ArrayList<>();
		for (String value : definition.values()) {
			List<String> expanded = value.startsWith(PREFIX) ? preset(value) : List.of(value);
			boolean preset = value.startsWith(PREFIX);
			expanded.stream()
				.filter((name) -> !names.contains(name) && !(preset && name.equals(definition.selector().name())))
				.forEach(names::add);
		}
		return names;
	}

	private static List<String> preset(String value) {
		List<String> names = ALL.get(value.substring(PREFIX.length()));
		if (names == null) {
			throw new RepairConfigurationException("There is no alias preset '" + value.substring(PREFIX.length())
					+ "'; known presets are " + String.join(", ", new TreeSet<>(ALL.keySet())));
		}
		return names;
	}

}
