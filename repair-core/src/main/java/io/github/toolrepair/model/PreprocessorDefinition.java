package io.github.toolrepair.model;

import java.util.List;
import java.util.Map;

/**
 * One configured preprocessor.
 *
 * @param kind name of the preprocessor, such as {@code alias}
 * @param selector places on which it works
 * @param values what the kind needs besides: the other names for {@code alias}; empty
 * where it needs nothing
 * @param options how the kind differs from its default, by option: {@code replace-empty}
 * for {@code alias}; empty for the default
 */
public record PreprocessorDefinition(String kind, Selector selector, List<String> values, Map<String, String> options) {

	public PreprocessorDefinition {
		values = List.copyOf(values);
		options = Map.copyOf(options);
	}

	/**
	 * Preprocessor with the default of each option.
	 */
	public PreprocessorDefinition(String kind, Selector selector, List<String> values) {
		this(kind, selector, values, Map.of());
	}

}
