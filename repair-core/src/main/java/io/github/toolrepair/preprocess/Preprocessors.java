package io.github.toolrepair.preprocess;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;

import io.github.toolrepair.model.PreprocessorDefinition;
import io.github.toolrepair.model.RepairConfigurationException;
import io.github.toolrepair.model.Selector;

/**
 * All kinds of preprocessors by name.
 */
final class Preprocessors {

	static final String ALIAS = "alias";

	/** Kinds that need nothing but a selector. */
	private static final Map<String, Function<Selector, Preprocessor>> BY_SELECTOR = new TreeMap<>(Map.of( //
			"filesystem-path", FilesystemPathPreprocessor::new, //
			"filesystem-path-array", FilesystemPathArrayPreprocessor::new, //
			"string-or-array", StringOrArrayPreprocessor::new, //
			"scalar", ScalarPreprocessor::new, //
			"json-text", JsonTextPreprocessor::new, //
			"root-string", RootStringPreprocessor::new, //
			"anchor-bleed", AnchorBleedPreprocessor::new, //
			"grammar-tokens", GrammarTokensPreprocessor::new, //
			"html-entities", HtmlEntitiesPreprocessor::new));

	private static final Set<String> KINDS = kinds(BY_SELECTOR.keySet());

	private Preprocessors() {
	}

	private static Set<String> kinds(Set<String> bySelector) {
		Set<String> kinds = new TreeSet<>(bySelector);
		kinds.add(ALIAS);
		return Collections.unmodifiableSet(kinds);
	}

	/**
	 * Names of all kinds, in alphabetical order.
	 */
	static Set<String> kinds() {
		return KINDS;
	}

	/**
	 * Preprocessor for its definition.
	 * @param definition the definition
	 * @param others further definitions, which may claim the same alias
	 * @throws UnknownPreprocessorException if there is no such kind
	 * @throws RepairConfigurationException if the definition does not fit its kind
	 */
	static Preprocessor create(PreprocessorDefinition definition, List<PreprocessorDefinition> others) {
		if (definition.kind().equals(ALIAS)) {
			return new AliasPreprocessor(definition, others);
		}
		Function<Selector, Preprocessor> kind = BY_SELECTOR.get(definition.kind());
		if (kind == null) {
			throw new UnknownPreprocessorException(definition.kind(), KINDS);
		}
		if (!definition.values().isEmpty() || !definition.options().isEmpty()) {
			throw new RepairConfigurationException("The preprocessor '" + definition.kind() + "' for '"
					+ definition.selector() + "' takes neither values nor options");
		}
		return kind.apply(definition.selector());
	}

}
