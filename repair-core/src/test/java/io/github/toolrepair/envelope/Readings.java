package io.github.toolrepair.envelope;

import java.util.List;

/**
 * Readings in a form that assertions can show.
 */
final class Readings {

	private Readings() {
	}

	/**
	 * The texts of readings that are text, and the JSON of those that are values.
	 */
	static List<String> of(List<Reading> readings) {
		return readings.stream()
			.map((reading) -> (reading instanceof Reading.Text text) ? text.text()
					: ((Reading.Value) reading).value().toString())
			.toList();
	}

}
