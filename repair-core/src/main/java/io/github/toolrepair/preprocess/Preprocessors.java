package io.github.toolrepair.preprocess;

import java.util.Map;
import java.util.TreeMap;
import java.util.function.Function;

import io.github.toolrepair.model.PreprocessorDefinition;

/**
 * All kinds of preprocessors by name.
 */
final class Preprocessors {

	private static final Map<String, Function<PreprocessorDefinition, Preprocessor>> KINDS = new TreeMap<>(
			Map.of("alias", AliasPreprocessor::new, "filesystem-path", FilesystemPathPreprocessor::new));

	private Preprocessors() {
	}

	static Map<String, Function<PreprocessorDefinition, Preprocessor>> kinds() {
		return KINDS;
	}

	/**
	 * Preprocessor for its definition.
	 * @throws UnknownPreprocessorException if there is no such kind
	 */
	static Preprocessor create(PreprocessorDefinition definition) {
		Function<PreprocessorDefinition, Preprocessor> kind = KINDS.get(definition.kind());
		if (kind == null) {
			throw new UnknownPreprocessorException(definition.kind(), KINDS.keySet());
		}
		return kind.apply(definition);
	}

}
