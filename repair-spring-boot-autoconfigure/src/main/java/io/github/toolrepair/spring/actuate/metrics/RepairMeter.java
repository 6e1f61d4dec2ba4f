package io.github.toolrepair.spring.actuate.metrics;

import io.micrometer.common.docs.KeyName;
import io.micrometer.core.instrument.Meter;
import io.micrometer.core.instrument.docs.MeterDocumentation;
import org.jspecify.annotations.Nullable;

/**
 * The meters and their tags.
 */
public enum RepairMeter implements MeterDocumentation {

	/**
	 * Tool calls that were looked at.
	 */
	CALLS("repair.calls", Meter.Type.COUNTER, "calls", "Tool calls that were looked at", Tag.TOOL, Tag.OUTCOME,
			Tag.HANDLING, Tag.PROFILE, Tag.MODE),

	/**
	 * Tool calls that a rule changed.
	 */
	RULES("repair.rules", Meter.Type.COUNTER, "calls", "Tool calls that a rule changed", Tag.RULE),

	/**
	 * Time that the pipeline took for a call.
	 */
	DURATION("repair.duration", Meter.Type.TIMER, null, "Time that the pipeline took for a call", Tag.OUTCOME),

	/**
	 * Calls of a tool after refused calls of it in the same turn.
	 */
	RETRIES("repair.retries", Meter.Type.COUNTER, "retries", "Calls of a tool after refused ones in the same turn",
			Tag.TOOL, Tag.KIND),

	/**
	 * Turns that a repair saved: calls that ran with repaired arguments, without the
	 * model being asked again.
	 */
	TURNS_SAVED("repair.turns.saved", Meter.Type.COUNTER, null, "Calls that ran with repaired arguments", Tag.PROVIDER,
			Tag.MODEL),

	/**
	 * Tool calls by the model that made them.
	 */
	MODEL_CALLS("repair.model.calls", Meter.Type.COUNTER, "calls", "Tool calls by the model that made them",
			Tag.PROVIDER, Tag.MODEL, Tag.OUTCOME),

	/**
	 * Share of a model's calls that were valid as sent, from 0 to 1, since the
	 * application started. For a period of time, divide {@link #MODEL_CALLS}.
	 */
	SCHEMA_ACCURACY("repair.schema.accuracy", Meter.Type.GAUGE, null,
			"Share of a model's tool calls that were valid as sent", Tag.PROVIDER, Tag.MODEL),

	/**
	 * Pieces of a tool-call grammar in the text of messages.
	 */
	LEAKS("repair.leaks", Meter.Type.COUNTER, "leaks", "Pieces of a tool-call grammar in messages", Tag.FAMILY,
			Tag.ACTION);

	private final String meterName;

	private final Meter.Type type;

	private final @Nullable String baseUnit;

	private final String description;

	/** Never changed, and given out as a copy. */
	@SuppressWarnings("ImmutableEnumChecker")
	private final Tag[] tags;

	RepairMeter(String meterName, Meter.Type type, @Nullable String baseUnit, String description, Tag... tags) {
		this.meterName = meterName;
		this.type = type;
		this.baseUnit = baseUnit;
		this.description = description;
		this.tags = tags;
	}

	@Override
	public String getName() {
		return this.meterName;
	}

	@Override
	public Meter.Type getType() {
		return this.type;
	}

	@Override
	public @Nullable String getBaseUnit() {
		return this.baseUnit;
	}

	@Override
	public KeyName[] getKeyNames() {
		return this.tags.clone();
	}

	/**
	 * What the meter counts or measures, as registries show it.
	 */
	public String description() {
		return this.description;
	}

	/**
	 * Tags of the meters.
	 */
	public enum Tag implements KeyName {

		/**
		 * Name of the called tool; {@code other} for tools that were not offered and for
		 * those beyond {@code repair.metrics.max-tools}.
		 */
		TOOL("tool"),

		/**
		 * What became of the call: {@code valid}, {@code repaired} or
		 * {@code unrepairable}.
		 */
		OUTCOME("outcome"),

		/**
		 * What was done with the call: {@code run}, {@code reject}, {@code passthrough}
		 * or {@code shadow}.
		 */
		HANDLING("handling"),

		/**
		 * Profile in effect: {@code conservative}, {@code adaptive} or {@code recover}.
		 */
		PROFILE("profile"),

		/**
		 * Mode in effect: {@code enforce} or {@code shadow}.
		 */
		MODE("mode"),

		/**
		 * ID of the rule.
		 */
		RULE("rule"),

		/**
		 * What the call is to the refused one: {@code healed}, {@code failed} or
		 * {@code identical}.
		 */
		KIND("kind"),

		/**
		 * Provider of the model, such as {@code openai}; {@code other} if unknown.
		 */
		PROVIDER("provider"),

		/**
		 * Model that made the call; {@code other} if unknown and for those beyond
		 * {@code repair.metrics.max-models}.
		 */
		MODEL("model"),

		/**
		 * ID of the grammar family.
		 */
		FAMILY("family"),

		/**
		 * What was done about the text: {@code observed}, {@code stripped} or
		 * {@code promoted}.
		 */
		ACTION("action");

		private final String key;

		Tag(String key) {
			this.key = key;
		}

		@Override
		public String asString() {
			return this.key;
		}

		io.micrometer.core.instrument.Tag of(String value) {
			return io.micrometer.core.instrument.Tag.of(this.key, value);
		}

	}

}
