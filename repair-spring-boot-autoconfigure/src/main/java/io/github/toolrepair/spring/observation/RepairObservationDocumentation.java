package io.github.toolrepair.spring.observation;

import io.micrometer.common.docs.KeyName;
import io.micrometer.observation.Observation;
import io.micrometer.observation.ObservationConvention;
import io.micrometer.observation.docs.ObservationDocumentation;

/**
 * What is added to the observations of Spring AI.
 */
public enum RepairObservationDocumentation implements ObservationDocumentation {

	/**
	 * Execution of a tool call.
	 */
	TOOL_CALL {

		@Override
		public Class<? extends ObservationConvention<? extends Observation.Context>> getDefaultConvention() {
			return RepairToolCallingObservationConvention.class;
		}

		@Override
		public KeyName[] getLowCardinalityKeyNames() {
			return LowCardinalityKeyNames.values();
		}

		@Override
		public KeyName[] getHighCardinalityKeyNames() {
			return HighCardinalityKeyNames.values();
		}

		@Override
		public Observation.Event[] getEvents() {
			return Events.values();
		}

	};

	/** Value of a key where there is nothing to tell. */
	public static final String NONE = "none";

	/**
	 * Keys with few values, which are tags of meters as well.
	 */
	public enum LowCardinalityKeyNames implements KeyName {

		/**
		 * What became of the call: {@code valid}, {@code repaired} or
		 * {@code unrepairable}; {@code none} if it was not looked at.
		 */
		OUTCOME {

			@Override
			public String asString() {
				return "repair.outcome";
			}

		},

		/**
		 * Profile in effect; {@code none} if the call was not looked at.
		 */
		PROFILE {

			@Override
			public String asString() {
				return "repair.profile";
			}

		}

	}

	/**
	 * Keys of spans.
	 */
	public enum HighCardinalityKeyNames implements KeyName {

		/**
		 * IDs of the rules that changed the arguments, separated by commas; {@code none}
		 * if there are none.
		 */
		RULES {

			@Override
			public String asString() {
				return "repair.rules";
			}

		},

		/**
		 * Digest of the call's shape; {@code none} if the call was not looked at.
		 */
		FINGERPRINT {

			@Override
			public String asString() {
				return "repair.fingerprint";
			}

		}

	}

	/**
	 * Events in the course of a call.
	 */
	public enum Events implements Observation.Event {

		/**
		 * The arguments were repaired before the tool got them.
		 */
		REPAIRED {

			@Override
			public String getName() {
				return "repair.repaired";
			}

		},

		/**
		 * The tool did not run, the model was told why.
		 */
		REJECTED {

			@Override
			public String getName() {
				return "repair.rejected";
			}

		}

	}

}
