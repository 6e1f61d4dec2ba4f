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
	 * @param repeated whether the same call was made so often in this turn that the model
	 * is told to stop if it fails once more
	 */
	record Run(String arguments, List<String> notes, boolean repeated) implements CallVerdict {

		public Run {
			notes = List.copyOf(notes);
		}

	}

	/**
	 * The tool runs as if there were no repair, and is observed only.
	 */
	record Pass() implements CallVerdict {

	}

	/**
	 * The tool does not run.
	 *
	 * @param answer answer for the model, the text of a JSON object
	 */
	record Refuse(String answer) implements CallVerdict {

	}

}
