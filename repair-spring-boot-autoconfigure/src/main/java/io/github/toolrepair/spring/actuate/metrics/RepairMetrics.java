package io.github.toolrepair.spring.actuate.metrics;

import java.util.List;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

import io.github.toolrepair.telemetry.BoundedNames;
import io.github.toolrepair.telemetry.LeakEvent;
import io.github.toolrepair.telemetry.RepairEvent;
import io.github.toolrepair.telemetry.RepairListener;
import io.github.toolrepair.telemetry.RetryKind;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.Meter.MeterProvider;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Tag;
import io.micrometer.core.instrument.Timer;

/**
 * Records events in a meter registry.
 *
 * @see RepairMeter
 */
public final class RepairMetrics implements RepairListener {

	private final MeterRegistry registry;

	private final BoundedNames tools;

	private final BoundedNames models;

	private final MeterProvider<Counter> calls;

	private final MeterProvider<Counter> rules;

	private final MeterProvider<Timer> duration;

	private final MeterProvider<Counter> retries;

	private final MeterProvider<Counter> turnsSaved;

	private final MeterProvider<Counter> modelCalls;

	private final MeterProvider<Counter> leaks;

	private final ConcurrentMap<List<Tag>, SchemaAccuracy> accuracies = new ConcurrentHashMap<>();

	/**
	 * Metrics in the given registry.
	 * @param registry registry that holds the meters
	 * @param maxTools most values of the tag for the tool, besides {@code other}
	 * @param maxModels most values of the tag for the model, besides {@code other}
	 */
	public RepairMetrics(MeterRegistry registry, int maxTools, int maxModels) {
		this.registry = registry;
		this.tools = new BoundedNames(maxTools);
		this.models = new BoundedNames(maxModels);
		this.calls = counter(RepairMeter.CALLS);
		this.rules = counter(RepairMeter.RULES);
		this.duration = Timer.builder(RepairMeter.DURATION.getName())
			.description(RepairMeter.DURATION.description())
			.withRegistry(registry);
		this.retries = counter(RepairMeter.RETRIES);
		this.turnsSaved = counter(RepairMeter.TURNS_SAVED);
		this.modelCalls = counter(RepairMeter.MODEL_CALLS);
		this.leaks = counter(RepairMeter.LEAKS);
	}

	private MeterProvider<Counter> counter(RepairMeter meter) {
		return Counter.builder(meter.getName())
			.description(meter.description())
			.baseUnit(meter.getBaseUnit())
			.withRegistry(this.registry);
	}

	@Override
	public void onRepair(RepairEvent event) {
		Tag tool = RepairMeter.Tag.TOOL.of(this.tools.bounded(event.tool()));
		Tag outcome = RepairMeter.Tag.OUTCOME.of(event.outcome().id());
		this.calls
			.withTags(List.of(tool, outcome, RepairMeter.Tag.HANDLING.of(event.handling().id()),
					RepairMeter.Tag.PROFILE.of(event.profile().id()), RepairMeter.Tag.MODE.of(event.mode().id())))
			.increment();
		this.duration.withTags(List.of(outcome)).record(event.duration());
		event.rules()
			.forEach((rule) -> this.rules.withTags(List.of(RepairMeter.Tag.RULE.of(rule.value()))).increment());
		if (event.retry() != RetryKind.NONE) {
			this.retries.withTags(List.of(tool, RepairMeter.Tag.KIND.of(event.retry().id()))).increment();
		}
		countByModel(event, outcome);
	}

	private void countByModel(RepairEvent event, Tag outcome) {
		Tag provider = RepairMeter.Tag.PROVIDER.of(Objects.requireNonNullElse(event.provider(), BoundedNames.OTHER));
		Tag model = RepairMeter.Tag.MODEL.of(this.models.bounded(event.modelId()));
		this.modelCalls.withTags(List.of(provider, model, outcome)).increment();
		this.accuracies.computeIfAbsent(List.of(provider, model), this::register).count(event.outcome());
		if (event.savesTurn()) {
			this.turnsSaved.withTags(List.of(provider, model)).increment();
		}
	}

	private SchemaAccuracy register(List<Tag> model) {
		SchemaAccuracy accuracy = new SchemaAccuracy();
		Gauge.builder(RepairMeter.SCHEMA_ACCURACY.getName(), accuracy, SchemaAccuracy::ratio)
			.description(RepairMeter.SCHEMA_ACCURACY.description())
			.tags(model)
			.register(this.registry);
		return accuracy;
	}

	@Override
	public void onLeak(LeakEvent event) {
		this.leaks
			.withTags(
					List.of(RepairMeter.Tag.FAMILY.of(event.family()), RepairMeter.Tag.ACTION.of(event.action().id())))
			.increment();
	}

}
