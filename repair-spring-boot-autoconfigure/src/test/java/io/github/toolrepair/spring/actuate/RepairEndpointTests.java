package io.github.toolrepair.spring.actuate;

import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Set;

import io.github.toolrepair.RepairPipeline;
import io.github.toolrepair.model.PreprocessorDefinition;
import io.github.toolrepair.model.RepairPolicy;
import io.github.toolrepair.model.RepairProfile;
import io.github.toolrepair.model.RuleId;
import io.github.toolrepair.model.Selector;
import io.github.toolrepair.model.ToolAlias;
import io.github.toolrepair.model.ToolContract;
import io.github.toolrepair.model.ToolSettings;
import io.github.toolrepair.spring.TestEvent;
import io.github.toolrepair.spring.actuate.RepairEndpoint.CallsDescriptor;
import io.github.toolrepair.spring.actuate.RepairEndpoint.EventsDescriptor;
import io.github.toolrepair.spring.actuate.RepairEndpoint.LeaksDescriptor;
import io.github.toolrepair.spring.actuate.RepairEndpoint.ModelDescriptor;
import io.github.toolrepair.spring.actuate.RepairEndpoint.RetriesDescriptor;
import io.github.toolrepair.spring.actuate.RepairEndpoint.RulesDescriptor;
import io.github.toolrepair.spring.actuate.RepairEndpoint.SummaryDescriptor;
import io.github.toolrepair.spring.actuate.RepairEndpoint.ToolsDescriptor;
import io.github.toolrepair.telemetry.IssueSummary;
import io.github.toolrepair.telemetry.KnownTools;
import io.github.toolrepair.telemetry.LeakAction;
import io.github.toolrepair.telemetry.LeakEvent;
import io.github.toolrepair.telemetry.RecentEvents;
import io.github.toolrepair.telemetry.RepairEvent;
import io.github.toolrepair.telemetry.RepairStatistics;
import io.github.toolrepair.telemetry.RetryKind;
import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class RepairEndpointTests {

	private static final Instant START = Instant.parse("2026-12-01T09:00:00Z");

	private static final Instant LATER = START.plusSeconds(7_200);

	private final RepairStatistics statistics = new RepairStatistics(START);

	private final RecentEvents events = new RecentEvents(10);

	private final KnownTools tools = new KnownTools();

	@Test
	void summaryHoldsWhatWasCounted() {
		record(TestEvent.valid(), TestEvent.repaired("schema.drop-null").retry(RetryKind.HEALED),
				TestEvent.unrepairable().tool(null).model(null, null));
		this.statistics.onLeak(new LeakEvent(START, "harmony", LeakAction.STRIPPED, null, null));
		assertThat(endpoint().summary())
			.isEqualTo(new SummaryDescriptor(START, new CallsDescriptor(1, 1, 1), 1, new RetriesDescriptor(1, 0, 0),
					Map.of("other", new CallsDescriptor(0, 0, 1), "read", new CallsDescriptor(1, 1, 0)),
					List.of(new ModelDescriptor("openai", "gpt-test", new CallsDescriptor(1, 1, 0), 0.5),
							new ModelDescriptor("other", "other", new CallsDescriptor(0, 0, 1), 0)),
					Map.of("schema.drop-null", 1L), Map.of("harmony", new LeaksDescriptor(0, 1, 0))));
	}

	@Test
	void eventsAreTheLastOnesNewestFirst() {
		record(TestEvent.valid(), TestEvent.unrepairable(new IssueSummary("/path", "required")));
		this.events.onLeak(new LeakEvent(START, "harmony", LeakAction.STRIPPED, null, null));
		EventsDescriptor events = (EventsDescriptor) endpoint().details("events");
		assertThat(events).isNotNull();
		assertThat(events.events()).extracting(EventDescriptor::channel).containsExactly("message", "tool", "tool");
		assertThat(events.events()).extracting(EventDescriptor::family).containsExactly("harmony", null, null);
		EventDescriptor refused = events.events().get(1);
		assertThat(refused.outcome()).isEqualTo("unrepairable");
		assertThat(refused.issues()).containsExactly(new EventDescriptor.IssueDescriptor("/path", "required"));
		assertThat(refused.durationMicros()).isEqualTo(2_000);
		assertThat(refused.fingerprint()).hasSize(16);
	}

	@Test
	void toolsHaveTheSettingsInEffect() {
		RepairPolicy policy = RepairPolicy.defaults()
			.withProfile(RepairProfile.CONSERVATIVE)
			.withDisabledRules(Set.of(new RuleId("schema.drop-null")));
		RepairPipeline pipeline = RepairPipeline.builder()
			.preprocessors(List.of(new PreprocessorDefinition("scalar", Selector.parse("/limit"), List.of())))
			.tool("read", new ToolSettings(policy, List.of("open"),
					List.of(new PreprocessorDefinition("alias", Selector.parse("/path"), List.of("file_path")))))
			.build();
		this.tools
			.add(new ToolContract("read", "{}", List.of(new ToolAlias(Selector.parse("/path"), List.of("file")))));
		ToolsDescriptor tools = (ToolsDescriptor) endpoint(pipeline).details("tools");
		assertThat(tools).isNotNull();
		assertThat(tools.tools()).containsExactly(new ToolDescriptor("read", List.of("open"), "conservative", "enforce",
				"reject", List.of("schema.drop-null"),
				List.of(new ToolDescriptor.AliasDescriptor("/path", List.of("file"))),
				List.of(new ToolDescriptor.PreprocessorDescriptor("scalar", "/limit", List.of(), Map.of()),
						new ToolDescriptor.PreprocessorDescriptor("alias", "/path", List.of("file_path"), Map.of()))));
	}

	@Test
	void rulesNameTheProfilesThatApplyThem() {
		RulesDescriptor rules = (RulesDescriptor) endpoint().details("rules");
		assertThat(rules).isNotNull();
		assertThat(rules.rules()).hasSameSizeAs(RepairPipeline.ruleIds())
			.contains(new RuleDescriptor("schema.drop-null", List.of("conservative", "adaptive", "recover")),
					new RuleDescriptor("envelope.extract-object", List.of("adaptive", "recover")));
	}

	@Test
	void unknownPartIsNotThere() {
		assertThat(endpoint().details("secrets")).isNull();
	}

	@Test
	void resetStartsAgain() {
		record(TestEvent.valid());
		endpoint().reset();
		assertThat(endpoint().summary().since()).isEqualTo(LATER);
		assertThat(endpoint().summary().calls()).isEqualTo(new CallsDescriptor(0, 0, 0));
		assertThat(this.events.newestFirst()).isEmpty();
	}

	private void record(TestEvent... recorded) {
		for (TestEvent each : recorded) {
			RepairEvent event = each.event();
			this.statistics.onRepair(event);
			this.events.onRepair(event);
		}
	}

	private RepairEndpoint endpoint() {
		return endpoint(RepairPipeline.builder().build());
	}

	private RepairEndpoint endpoint(RepairPipeline pipeline) {
		return new RepairEndpoint(pipeline, this.statistics, this.events, this.tools, InstantSource.fixed(LATER));
	}

}
