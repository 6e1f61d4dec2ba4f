package io.github.toolrepair.integration;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import io.github.toolrepair.integration.wire.Ending;
import io.github.toolrepair.integration.wire.ScriptedCall;
import io.github.toolrepair.integration.wire.Turn;
import org.jspecify.annotations.Nullable;

/**
 * Something that models do wrong, and what becomes of each of the calls.
 *
 * @param title what is wrong
 * @param ending why the model stopped
 * @param calls the calls of one message
 */
record Fault(String title, Ending ending, List<Call> calls) {

	Fault {
		calls = List.copyOf(calls);
	}

	static Fault of(String title, Call... calls) {
		return new Fault(title, Ending.CALLS, Arrays.asList(calls));
	}

	static Fault cut(String title, Call... calls) {
		return new Fault(title, Ending.LENGTH, Arrays.asList(calls));
	}

	Turn turn() {
		List<ScriptedCall> scripted = new ArrayList<>();
		this.calls.forEach((call) -> scripted
			.add(new ScriptedCall("call-" + (scripted.size() + 1), call.tool(), call.arguments())));
		return new Turn("", scripted, this.ending, null);
	}

	/**
	 * How the tools run.
	 */
	List<String> runs() {
		List<String> runs = new ArrayList<>();
		for (Call call : this.calls) {
			if (call.runs() != null) {
				runs.add(call.runs());
			}
		}
		return runs;
	}

	@Override
	public String toString() {
		return this.title;
	}

	/**
	 * One call.
	 *
	 * @param tool name of the called tool
	 * @param arguments raw arguments
	 * @param runs how the tool runs; null if it does not
	 * @param noted whether the result carries a note
	 * @param error ID of the refusal; null if it is not refused
	 */
	record Call(String tool, String arguments, @Nullable String runs, boolean noted, @Nullable String error) {

		static Call runs(String tool, String arguments, String runs) {
			return new Call(tool, arguments, runs, false, null);
		}

		static Call repaired(String tool, String arguments, String runs) {
			return new Call(tool, arguments, runs, true, null);
		}

		static Call refused(String tool, String arguments, String error) {
			return new Call(tool, arguments, null, false, error);
		}

	}

}
