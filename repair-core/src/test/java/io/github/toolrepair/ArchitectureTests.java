package io.github.toolrepair;

import java.time.Clock;
import java.time.Instant;
import java.util.Set;
import java.util.TreeSet;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.domain.JavaPackage;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.syntax.ArchRuleDefinition;
import com.tngtech.archunit.library.dependencies.SlicesRuleDefinition;
import org.jspecify.annotations.NullMarked;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Holds the packages of the core in their order: root, then stages that do not know each
 * other, then {@code json}, then {@code model}.
 */
@AnalyzeClasses(packages = ArchitectureTests.ROOT, importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTests {

	static final String ROOT = "io.github.toolrepair";

	/** Public types beside those of the root, {@code model} and {@code json}. */
	private static final Set<String> PUBLIC_TYPES = Set.of("cleanup.CleanupStage", "cleanup.ValueCleanup",
			"convert.Converted", "convert.ConversionStage", "envelope.EnvelopeCandidates", "envelope.EnvelopeStage",
			"feedback.RepairNotes", "feedback.RetryMessages", "grammar.GrammarAction", "grammar.GrammarCall",
			"grammar.GrammarContext", "grammar.GrammarFamilies", "grammar.GrammarMessage", "grammar.GrammarObservation",
			"grammar.GrammarReason", "grammar.GrammarResult", "grammar.GrammarStage", "grammar.GrammarStream",
			"name.NameStage", "owner.OwnerHook", "owner.OwnerHookStage", "preprocess.PreprocessStage",
			"preprocess.StructuralRepair", "preprocess.UnknownPreprocessorException", "schema.SchemaRepairStage",
			"schema.StrictValidator", "schema.ToolSchema", "schema.UnusableSchemaException",
			"schema.ValidationLimitException", "telemetry.BoundedNames", "telemetry.CallHandling",
			"telemetry.IssueSummary", "telemetry.KnownTools", "telemetry.LeakAction", "telemetry.LeakEvent",
			"telemetry.RecentEvents", "telemetry.RepairEvent", "telemetry.RepairListener", "telemetry.RepairStatistics",
			"telemetry.RetryKind", "telemetry.TelemetryEvent");

	/** With the root: a pattern that names it would leave it out and miss its cycles. */
	@ArchTest
	static final ArchRule packagesAreFreeOfCycles = SlicesRuleDefinition.slices()
		.matching("(**)")
		.should()
		.beFreeOfCycles();

	@ArchTest
	static final ArchRule stagesDoNotKnowEachOther = SlicesRuleDefinition.slices()
		.matching(ROOT + ".(name|envelope|owner|preprocess|cleanup|schema|convert|feedback|grammar|telemetry)..")
		.should()
		.notDependOnEachOther();

	@ArchTest
	static final ArchRule modelStandsOnNothingOfOurs = ArchRuleDefinition.noClasses()
		.that()
		.resideInAPackage(ROOT + ".model")
		.should()
		.dependOnClassesThat(oursOutside(ROOT + ".model"));

	@ArchTest
	static final ArchRule jsonStandsOnModelOnly = ArchRuleDefinition.noClasses()
		.that()
		.resideInAPackage(ROOT + ".json")
		.should()
		.dependOnClassesThat(oursOutside(ROOT + ".json", ROOT + ".model"));

	@ArchTest
	static final ArchRule nothingBelowKnowsTheRoot = ArchRuleDefinition.noClasses()
		.that()
		.resideOutsideOfPackage(ROOT)
		.should()
		.dependOnClassesThat()
		.resideInAPackage(ROOT);

	@ArchTest
	static final ArchRule coreKnowsNeitherSpringNorLoggers = ArchRuleDefinition.noClasses()
		.should()
		.dependOnClassesThat()
		.resideInAnyPackage("org.springframework..", "io.micrometer..", "org.slf4j..", "org.apache.commons.logging..",
				"org.apache.logging..", "ch.qos.logback..", "java.util.logging..");

	@ArchTest
	static final ArchRule coreHasNoInputOutputAndNoChance = ArchRuleDefinition.noClasses()
		.should()
		.dependOnClassesThat()
		.resideInAnyPackage("java.io..", "java.nio.file..", "java.nio.channels..", "java.net..", "java.util.random..")
		.orShould()
		.dependOnClassesThat()
		.haveNameMatching("java\\.util\\.(Random|SplittableRandom|concurrent\\.ThreadLocalRandom)")
		.orShould()
		.accessField(System.class, "out")
		.orShould()
		.accessField(System.class, "err");

	@ArchTest
	static final ArchRule coreReadsNoClock = ArchRuleDefinition.noClasses()
		.should()
		.callMethod(System.class, "currentTimeMillis")
		.orShould()
		.callMethod(System.class, "nanoTime")
		.orShould()
		.callMethod(Instant.class, "now")
		.orShould()
		.dependOnClassesThat()
		.areAssignableTo(Clock.class);

	@ArchTest
	static final ArchRule staticStateIsFinal = ArchRuleDefinition.fields().that().areStatic().should().beFinal();

	/** The scanner is linear; an expression that backtracks is not. */
	@ArchTest
	static final ArchRule grammarUsesNoRegularExpressions = ArchRuleDefinition.noClasses()
		.that()
		.resideInAPackage(ROOT + ".grammar..")
		.should()
		.dependOnClassesThat()
		.resideInAPackage("java.util.regex..")
		.allowEmptyShould(true);

	@ArchTest
	static final ArchRule caseIsChangedWithALocale = ArchRuleDefinition.noClasses()
		.should()
		.callMethod(String.class, "toLowerCase")
		.orShould()
		.callMethod(String.class, "toUpperCase");

	@ArchTest
	static void onlyListedTypesArePublic(JavaClasses classes) {
		Set<String> found = new TreeSet<>();
		for (JavaClass type : classes) {
			boolean free = JavaClass.Predicates.resideInAnyPackage(ROOT, ROOT + ".model", ROOT + ".json").test(type);
			if (type.isTopLevelClass() && type.getModifiers().contains(JavaModifier.PUBLIC) && !free) {
				found.add(type.getName().substring(ROOT.length() + 1));
			}
		}
		assertThat(found).containsExactlyInAnyOrderElementsOf(PUBLIC_TYPES);
	}

	@ArchTest
	static void everyPackageIsNullMarked(JavaClasses classes) {
		Set<String> unmarked = new TreeSet<>();
		for (JavaClass type : classes) {
			JavaPackage owner = type.getPackage();
			if (!owner.isAnnotatedWith(NullMarked.class)) {
				unmarked.add(owner.getName());
			}
		}
		assertThat(unmarked).isEmpty();
	}

	private static DescribedPredicate<JavaClass> oursOutside(String... packages) {
		DescribedPredicate<JavaClass> ours = JavaClass.Predicates.resideInAnyPackage(ROOT + "..");
		return ours.and(DescribedPredicate.not(JavaClass.Predicates.resideInAnyPackage(packages)));
	}

}
