package io.github.toolrepair.envelope;

import tools.jackson.databind.JsonNode;

/**
 * What the raw arguments may stand for, on the way to an object.
 */
sealed interface Reading {

	/**
	 * Text that is still to be read as JSON.
	 */
	record Text(String text) implements Reading {

	}

	/**
	 * A JSON value of any kind.
	 */
	record Value(JsonNode value) implements Reading {

	}

}
