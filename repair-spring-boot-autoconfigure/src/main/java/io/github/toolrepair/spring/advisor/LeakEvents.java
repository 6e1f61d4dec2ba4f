package io.github.toolrepair.spring.advisor;

import io.github.toolrepair.grammar.GrammarAction;
import io.github.toolrepair.grammar.GrammarObservation;
import io.github.toolrepair.grammar.GrammarResult;
import io.github.toolrepair.spring.tool.RepairEventPublisher;
import io.github.toolrepair.telemetry.LeakAction;
import org.apache.commons.logging.Log;
import org.apache.commons.logging.LogFactory;
import org.jspecify.annotations.Nullable;

/**
 * Tells of what was found in a message.
 */
final class LeakEvents {

	private static final Log logger = LogFactory.getLog(LeakEvents.class);

	private final RepairEventPublisher publisher;

	LeakEvents(RepairEventPublisher publisher) {
		this.publisher = publisher;
	}

	/**
	 * Tells of each leak in the message.
	 * @param result what was made of the message
	 * @param modelId model that sent it; null if unknown
	 */
	void publish(GrammarResult result, @Nullable String modelId) {
		for (GrammarObservation observation : result.observations()) {
			LeakAction action = action(observation.action());
			this.publisher.publishLeak(observation.family(), action, observation.tool(), modelId);
			if (logger.isDebugEnabled()) {
				logger.debug("Text in the grammar '%s' leaked into a message: %s".formatted(observation.family(),
						action.id()));
			}
		}
	}

	private static LeakAction action(GrammarAction action) {
		return switch (action) {
			case PROMOTED -> LeakAction.PROMOTED;
			case STRIPPED -> LeakAction.STRIPPED;
			default -> LeakAction.OBSERVED;
		};
	}

}
