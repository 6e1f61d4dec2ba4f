package io.github.toolrepair.sample.tool;

import java.util.List;

import org.jspecify.annotations.Nullable;

import org.springframework.ai.chat.model.ToolContext;
import org.springframework.ai.tool.annotation.Tool;
import org.springframework.ai.tool.annotation.ToolParam;
import org.springframework.stereotype.Component;

/**
 * Reads, searches and edits the files of the workspace. Written as most tools are: it
 * trusts that its arguments are what its schema says.
 */
@Component
class FileTools {

	@Tool(description = "Read a text file of the workspace")
	String readFile(@ToolParam(description = "Path of the file, such as docs/notes.md") String path,
			ToolContext context) {
		ToolSession session = ToolSession.of(context);
		session.ran(ToolRun.of("readFile").with("path", path));
		String text = session.workspace().read(path);
		return (text != null) ? text : "No such file: " + path;
	}

	@Tool(description = "Search the files of the workspace for a text")
	List<Match> searchFiles(@ToolParam(description = "Text to look for") String query,
			@ToolParam(description = "Folders to search, such as src") List<String> include,
			@ToolParam(description = "Largest number of matches", required = false) @Nullable Integer limit,
			ToolContext context) {
		ToolSession session = ToolSession.of(context);
		session.ran(ToolRun.of("searchFiles").with("query", query).with("include", include).with("limit", limit));
		return session.workspace()
			.paths()
			.stream()
			.filter((path) -> include.stream().anyMatch((folder) -> path.startsWith(folder + "/")))
			.flatMap((path) -> matches(session.workspace(), path, query).stream())
			.limit((limit != null) ? limit : Integer.MAX_VALUE)
			.toList();
	}

	@Tool(description = "Replace texts in a file of the workspace")
	EditResult editFile(@ToolParam(description = "Path of the file") String path,
			@ToolParam(description = "Replacements, applied in this order") List<Edit> edits, ToolContext context) {
		ToolSession session = ToolSession.of(context);
		session.ran(ToolRun.of("editFile").with("path", path).with("edits", edits));
		String text = session.workspace().read(path);
		if (text == null) {
			throw new IllegalArgumentException("No such file: " + path);
		}
		for (Edit edit : edits) {
			if (!text.contains(edit.oldText())) {
				throw new IllegalArgumentException("Text to replace not found: " + edit.oldText());
			}
			text = text.replace(edit.oldText(), edit.newText());
		}
		session.workspace().write(path, text);
		return new EditResult(path, edits.size());
	}

	private static List<Match> matches(Workspace workspace, String path, String query) {
		String text = workspace.read(path);
		return (text != null) ? text.lines()
			.filter((line) -> line.contains(query))
			.map((line) -> new Match(path, line.strip()))
			.toList() : List.of();
	}

	record Match(String path, String line) {
	}

	record Edit(@ToolParam(description = "Text to replace") String oldText,
			@ToolParam(description = "Text to put in its place") String newText) {
	}

	record EditResult(String path, int editsApplied) {
	}

}
