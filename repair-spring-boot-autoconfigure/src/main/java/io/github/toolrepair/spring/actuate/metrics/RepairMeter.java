package io.github.toolrepair.spring.actuate.metrics;

import io.micrometer.common.docs.KeyName;
import io.micrometer.core.instrument.Meter;
import io.micrometer.core.instrument.docs.MeterDocumentation;

/**
 * The meters and their tags.
 */
public enum RepairMeter implements MeterDocumentation {

	/**
	 * Tool calls that were looked at.
	 */
	CALLS {

		@Override
		public String getName() {
			return "repair.calls";
		}

		@Override
		public String getBaseUnit() {
			return "calls";
		}

		@Override
		public KeyName[] getKeyNames() {
			return CallTag.values();
		}

	},

	/**
	 * Tool calls that a rule changed.
	 */
	RULES {

		@Override
		public String getName() {
			return "repair.rules";
		}

		@Override
		public String getBaseUnit() {
			return "calls";
		}

		@Override
		public KeyName[] getKeyNames() {
			return RuleTag.values();
		}

	};

	@Override
	public Meter.Type getType() {
		return Meter.Type.COUNTER;
	}

	/**
	 * Tags of {@link RepairMeter#CALLS}.
	 */
	public enum CallTag implements KeyName {

		/**
		 * Name of the called tool; {@code other} for tools that were not offered and for
		 * those beyond the limit of tools that are told apart.
		 */
		TOOL {

			@Override
			public String asString() {
				return "tool";
			}

		},

		/**
		 * What became of the call: {@code valid}, {@code repaired} or
		 * {@code unrepairable}.
		 */
		OUTCOME {

			@Override
			public String asString() {
				return "outcome";
			}

		},

		/**
		 * Profile in effect: {@code conservative}, {@code adaptive} or {@code recover}.
		 */
		PROFILE {

			@Override
			public String asString() {
				return "profile";
			}

		}

	}

	/**
	 * Tags of {@link RepairMeter#RULES}.
	 */
	public enum RuleTag implements KeyName {

		/**
		 * ID of the rule.
		 */
		RULE {

			@Override
			public String asString() {
				return "rule";
			}

		}

	}

}
