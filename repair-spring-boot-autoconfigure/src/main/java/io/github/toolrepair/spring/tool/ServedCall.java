package io.github.toolrepair.spring.tool;

import java.util.List;

import org.jspecify.annotations.Nullable;

/**
 * A call that the application answers as a server, such as an MCP server, after it was
 * looked at.
 */
public final class ServedCall {

	private final String toolName;

	private final CallVerdict verdict;

	private final RunningCalls running;

	ServedCall(String toolName, CallVerdict verdict, RunningCalls running) {
		this.toolName = toolName;
		this.verdict = verdict;
		this.running = running;
	}

	/**
	 * What the model is told instead of a result, the text of a JSON object; null if the
	 * tool is to run.
	 */
	public @Nullable String refusal() {
		return (this.verdict instanceof CallVerdict.Refuse refusal) ? refusal.answer() : null;
	}

	/**
	 * Arguments for the tool, the text of a JSON object; empty for a call that is
	 * refused.
	 */
	public String arguments() {
		return (this.verdict instanceof CallVerdict.Run run) ? run.arguments() : "";
	}

	/**
	 * Repair notes for the result.
	 */
	public List<String> notes() {
		return (this.verdict instanceof CallVerdict.Run run) ? run.notes() : List.of();
	}

	/**
	 * Takes note that the tool runs, so that callbacks behind it don't tell of the call
	 * once more.
	 * @param written text of the arguments as the tool gets them
	 */
	public void start(String written) {
		this.running.startServed(this.toolName, written);
	}

	/**
	 * Takes note that the tool that was started with this text has returned.
	 */
	public void end(String written) {
		this.running.endServed(this.toolName, written);
	}

}
