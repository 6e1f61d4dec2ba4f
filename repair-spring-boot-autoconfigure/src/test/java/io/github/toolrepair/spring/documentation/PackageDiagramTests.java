package io.github.toolrepair.spring.documentation;

import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import com.tngtech.archunit.core.domain.Dependency;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import io.github.toolrepair.RepairPipeline;
import io.github.toolrepair.spring.tool.RepairToolCallingManager;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class PackageDiagramTests {

	private static final String ROOT = RepairPipeline.class.getPackageName();

	/** Every package may use these, so the diagram leaves them out. */
	private static final Set<String> FOUNDATIONS = Set.of("model", "json");

	private static final Pattern ARROW = Pattern.compile("(?m)^\\s+(\\w+) --> (\\w+)$");

	@Test
	void diagramShowsTheDependenciesOfPackages() {
		Page page = Page.all()
			.stream()
			.filter((candidate) -> candidate.path().endsWith("architecture.md"))
			.findFirst()
			.orElseThrow();
		Set<String> drawn = ARROW.matcher(page.text())
			.results()
			.map((match) -> match.group(1) + " --> " + match.group(2))
			.collect(Collectors.toCollection(TreeSet::new));
		assertThat(drawn).containsExactlyElementsOf(dependencies());
	}

	private static Set<String> dependencies() {
		JavaClasses classes = new ClassFileImporter().withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
			.importPackagesOf(RepairPipeline.class, RepairToolCallingManager.class);
		Set<String> dependencies = new TreeSet<>();
		for (JavaClass type : classes) {
			for (Dependency dependency : type.getDirectDependenciesFromSelf()) {
				String from = name(type);
				String to = name(dependency.getTargetClass());
				if (!from.equals(to) && !to.isEmpty() && !FOUNDATIONS.contains(to) && !FOUNDATIONS.contains(from)) {
					dependencies.add(from + " --> " + to);
				}
			}
		}
		return dependencies;
	}

	/**
	 * Name of the type's package in the diagram; empty if it is none of ours.
	 */
	private static String name(JavaClass type) {
		String name = type.getBaseComponentType().getPackageName();
		if (name.equals(ROOT)) {
			return "root";
		}
		return name.startsWith(ROOT + ".") ? name.substring(ROOT.length() + 1).replace('.', '_') : "";
	}

}
