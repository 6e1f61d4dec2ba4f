package io.github.toolrepair.sample.scripted;

import java.util.List;

import io.github.toolrepair.sample.scenario.ScriptedCall;

/**
 * The scripted model's next message.
 */
sealed interface ModelTurn {

	/**
	 * Gives the finish reason, as OpenAI spells it.
	 */
	String finishReason();

	/**
	 * The model speaks.
	 */
	record Text(String text) implements ModelTurn {

		@Override
		public String finishReason() {
			return "stop";
		}

	}

	/**
	 * The model calls tools.
	 *
	 * @param calls the calls
	 * @param idPrefix what the IDs of the calls start with; the number of the call
	 * follows
	 */
	record Calls(List<ScriptedCall> calls, String idPrefix, String finishReason) implements ModelTurn {

		public Calls {
			calls = List.copyOf(calls);
		}

		String id(int index) {
			return this.idPrefix + index;
		}

	}

}
