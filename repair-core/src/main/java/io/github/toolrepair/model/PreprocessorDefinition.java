package io.github.toolrepair.model;

import java.util.List;

/**
 * One configured preprocessor.
 *
 * @param kind name of the preprocessor, such as {@code alias}
 * @param selector places on which it works
 * @param values what the kind needs besides: the other names for {@code alias}; empty
 * where it needs nothing
 */
public record PreprocessorDefinition(String kind, Selector selector, List<String> values) {

	public PreprocessorDefinition {
		values = List.copyOf(values);
	}

}
