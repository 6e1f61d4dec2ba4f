package io.github.toolrepair.sample.tool;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CopyOnWriteArrayList;

import org.springframework.ai.chat.model.ToolContext;

/**
 * The state of one conversation: its own copy of the workspace, and a record of what its
 * tools really ran. It travels in Spring AI's tool context, which no model sees.
 */
public final class ToolSession {

	private static final String KEY = ToolSession.class.getName();

	private final Workspace workspace;

	private final List<ToolRun> runs = new CopyOnWriteArrayList<>();

	/**
	 * Creates the session of one conversation.
	 * @param workspace the files that the conversation's tools read and edit
	 */
	public ToolSession(Workspace workspace) {
		this.workspace = workspace;
	}

	/**
	 * Gives the session that travels in a tool context.
	 */
	static ToolSession of(ToolContext context) {
		Object session = context.getContext().get(KEY);
		return (ToolSession) Objects.requireNonNull(session, "The tool context holds no tool session");
	}

	/**
	 * Gives the entries by which a conversation hands this session to its tools.
	 */
	public Map<String, Object> toToolContext() {
		return Map.of(KEY, this);
	}

	/**
	 * Gives what ran so far, oldest first.
	 */
	public List<ToolRun> runs() {
		return List.copyOf(this.runs);
	}

	void ran(ToolRun run) {
		this.runs.add(run);
	}

	Workspace workspace() {
		return this.workspace;
	}

}
