package io.github.toolrepair.spring.tool;

import java.util.List;

/**
 * What is to happen to one tool call.
 */
sealed interface CallVerdict {

	/**
	 * The tool runs.
	 *
	 * @param arguments text of the arguments that it gets; not blank
	 * @param notes repair notes for its result
	 */
	record Run(String arguments, List<String> notes) implements CallVerdict {

		public Run {
			notes = List.copyOf(notes);
		}

	}

	/**
	 * The tool does not run.
	 *
	 * @param answer answer for the model, the text of a JSON object
	 */
	record Refuse(String answer) implements CallVerdict {

	}

}
