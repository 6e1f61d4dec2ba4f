package io.github.toolrepair.spring;

import java.util.Set;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaMethod;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.domain.properties.CanBeAnnotated;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchCondition;
import com.tngtech.archunit.lang.ArchRule;
import com.tngtech.archunit.lang.ConditionEvents;
import com.tngtech.archunit.lang.SimpleConditionEvent;
import com.tngtech.archunit.lang.syntax.ArchRuleDefinition;
import com.tngtech.archunit.library.dependencies.SlicesRuleDefinition;

import org.springframework.beans.factory.ObjectProvider;
import org.springframework.beans.factory.config.BeanPostProcessor;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.condition.ConditionalOnClass;
import org.springframework.boot.autoconfigure.condition.ConditionalOnMissingBean;
import org.springframework.context.annotation.Bean;

@AnalyzeClasses(packages = "io.github.toolrepair.spring", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTests {

	/** What users may name; a further public type is a decision. */
	private static final Set<String> PUBLIC = Set.of("actuate.DryRunDescriptor", "actuate.EventDescriptor",
			"actuate.RepairDryRunWebExtension", "actuate.RepairEndpoint", "actuate.RepairHealthIndicator",
			"actuate.RepairInfoContributor", "actuate.RuleDescriptor", "actuate.ToolDescriptor",
			"actuate.logging.RepairLogger", "actuate.metrics.RepairMeter", "actuate.metrics.RepairMetrics",
			"advisor.GrammarAdvisor", "autoconfigure.RepairPipelineCustomizer", "autoconfigure.RepairProperties",
			"contract.ContractCheck", "contract.ContractCheckMode", "contract.ToolContracts", "mcp.ToolSpecifications",
			"observation.RepairObservationDocumentation", "observation.RepairObservationHandler",
			"observation.RepairToolCallingObservationConvention", "tool.AssistantMessages", "tool.PromotedCalls",
			"tool.RepairEventPublisher", "tool.RepairToolCallingManager", "tool.RepairingToolCallback",
			"tool.ServedCall", "tool.ToolCallRefusedException", "tool.ToolCallRepairAdvisor",
			"tool.ToolCallRepairOptions", "tool.ToolCallRepairer", "tool.UnrepairableAction",
			"tool.annotation.FilesystemPath", "tool.annotation.RepairAlias");

	@ArchTest
	static final ArchRule PACKAGES_FORM_NO_CYCLE = SlicesRuleDefinition.slices()
		.matching("(**)")
		.should()
		.beFreeOfCycles();

	@ArchTest
	static final ArchRule NOTHING_DEPENDS_ON_AUTO_CONFIGURATION = ArchRuleDefinition.noClasses()
		.that()
		.resideOutsideOfPackage("..autoconfigure..")
		.should()
		.dependOnClassesThat(JavaClass.Predicates.resideInAnyPackage("io.github.toolrepair.spring.autoconfigure..",
				"org.springframework.boot.autoconfigure.."));

	@ArchTest
	static final ArchRule TOOL_CALLS_NEED_NO_BOOT = ArchRuleDefinition.noClasses()
		.that()
		.resideInAPackage("..spring.tool..")
		.should()
		.dependOnClassesThat(
				JavaClass.Predicates.resideInAnyPackage("org.springframework.boot..", "io.micrometer.core.."));

	@ArchTest
	static final ArchRule ONLY_LISTED_TYPES_ARE_PUBLIC = ArchRuleDefinition.classes()
		.that()
		.areTopLevelClasses()
		.and()
		.arePublic()
		.and(DescribedPredicate.not(CanBeAnnotated.Predicates.annotatedWith(AutoConfiguration.class)))
		.should(beListed());

	@ArchTest
	static final ArchRule AUTO_CONFIGURATIONS_ARE_FINAL_WITHOUT_PUBLIC_MEMBERS = ArchRuleDefinition.classes()
		.that()
		.areAnnotatedWith(AutoConfiguration.class)
		.should()
		.bePublic()
		.andShould()
		.haveModifier(JavaModifier.FINAL)
		.andShould(haveNoPublicMembers());

	@ArchTest
	static final ArchRule BEANS_YIELD_TO_THOSE_OF_USERS = ArchRuleDefinition.methods()
		.that()
		.areAnnotatedWith(Bean.class)
		.should()
		.beAnnotatedWith(ConditionalOnMissingBean.class);

	@ArchTest
	static final ArchRule CONDITIONS_ON_CLASSES_ARE_NOT_ON_BEAN_METHODS = ArchRuleDefinition.noMethods()
		.that()
		.areAnnotatedWith(Bean.class)
		.should()
		.beAnnotatedWith(ConditionalOnClass.class);

	@ArchTest
	static final ArchRule POST_PROCESSORS_ARE_STATIC_AND_CREATE_NOTHING_EARLY = ArchRuleDefinition.methods()
		.that()
		.areAnnotatedWith(Bean.class)
		.and()
		.haveRawReturnType(JavaClass.Predicates.assignableTo(BeanPostProcessor.class))
		.should()
		.beStatic()
		.andShould(takeOnlyProviders());

	@ArchTest
	static final ArchRule CLASSES_ARE_FINAL = ArchRuleDefinition.classes()
		.that()
		.areTopLevelClasses()
		.and()
		.areNotInterfaces()
		.and()
		.areNotEnums()
		.and()
		// Actuator endpoints are left open for proxies of the application.
		.doNotHaveSimpleName("RepairEndpoint")
		.and()
		.doNotHaveSimpleName("RepairDryRunWebExtension")
		.and()
		.doNotHaveSimpleName("package-info")
		.should()
		.haveModifier(JavaModifier.FINAL);

	private static ArchCondition<JavaClass> beListed() {
		return new ArchCondition<>("be listed in this test") {

			@Override
			public void check(JavaClass type, ConditionEvents events) {
				String name = type.getFullName().substring("io.github.toolrepair.spring.".length());
				events.add(new SimpleConditionEvent(type, PUBLIC.contains(name), name + " is public"));
			}

		};
	}

	private static ArchCondition<JavaClass> haveNoPublicMembers() {
		return new ArchCondition<>("have no public members") {

			@Override
			public void check(JavaClass type, ConditionEvents events) {
				type.getMembers()
					.stream()
					.filter((member) -> !member.getName().equals("<init>"))
					.forEach((member) -> events.add(new SimpleConditionEvent(member,
							!member.getModifiers().contains(JavaModifier.PUBLIC), member.getFullName())));
			}

		};
	}

	private static ArchCondition<JavaMethod> takeOnlyProviders() {
		return new ArchCondition<>("take only providers") {

			@Override
			public void check(JavaMethod method, ConditionEvents events) {
				boolean providers = method.getRawParameterTypes()
					.stream()
					.allMatch(DescribedPredicate.describe("provider",
							(type) -> type.isEquivalentTo(ObjectProvider.class)));
				events.add(new SimpleConditionEvent(method, providers, method.getFullName()));
			}

		};
	}

}
