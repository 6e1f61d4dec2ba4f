package io.github.toolrepair.spring.contract;

import java.lang.annotation.Annotation;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

import com.fasterxml.jackson.annotation.JsonAlias;
import io.github.toolrepair.model.PreprocessorDefinition;
import io.github.toolrepair.model.Selector;
import io.github.toolrepair.model.ToolAlias;
import io.github.toolrepair.spring.tool.annotation.FilesystemPath;
import io.github.toolrepair.spring.tool.annotation.RepairAlias;
import org.jspecify.annotations.Nullable;

/**
 * What the annotations of a tool's owner declare, by the parameter that carries them.
 */
final class OwnerDeclarations {

	private final Map<Selector, Set<String>> aliases = new LinkedHashMap<>();

	private final Set<PreprocessorDefinition> preprocessors = new LinkedHashSet<>();

	/**
	 * Takes the annotations of one parameter.
	 * @param selector the parameter
	 * @param list whether it takes several values
	 * @param annotations gives its annotation of a type; null if it has none
	 */
	void add(Selector selector, boolean list, Function<Class<? extends Annotation>, @Nullable Annotation> annotations) {
		if (annotations.apply(RepairAlias.class) instanceof RepairAlias alias) {
			addAliases(selector, Arrays.asList(alias.value()));
		}
		if (annotations.apply(JsonAlias.class) instanceof JsonAlias alias) {
			addAliases(selector, Arrays.asList(alias.value()));
		}
		if (annotations.apply(FilesystemPath.class) != null) {
			String kind = list ? "filesystem-path-array" : "filesystem-path";
			this.preprocessors.add(new PreprocessorDefinition(kind, selector, List.of()));
		}
	}

	private void addAliases(Selector selector, List<String> names) {
		this.aliases.computeIfAbsent(selector, (at) -> new LinkedHashSet<>()).addAll(names);
	}

	/**
	 * Other names of the parameters. A name that is blank or the parameter's own means
	 * nothing.
	 */
	List<ToolAlias> aliases() {
		List<ToolAlias> declared = new ArrayList<>();
		this.aliases.forEach((selector, names) -> {
			List<String> others = names.stream()
				.filter((name) -> !name.isBlank() && !name.equals(selector.name()))
				.toList();
			if (!others.isEmpty()) {
				declared.add(new ToolAlias(selector, others));
			}
		});
		return declared;
	}

	List<PreprocessorDefinition> preprocessors() {
		return List.copyOf(this.preprocessors);
	}

}
