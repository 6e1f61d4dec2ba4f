package io.github.toolrepair.spring.actuate.logging;

import java.util.List;

import io.github.toolrepair.model.RepairOutcome;
import io.github.toolrepair.telemetry.LeakEvent;
import io.github.toolrepair.telemetry.RepairEvent;
import io.github.toolrepair.telemetry.RepairListener;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.spi.LoggingEventBuilder;

/**
 * Logs each repaired or unrepairable call and each leak, with key-value pairs that
 * structured logging shows as fields, and warns when the same call is unrepairable again
 * and again. Valid calls are logged at level debug.
 */
public final class RepairLogger implements RepairListener {

	/** Name of the logger. */
	public static final String NAME = "io.github.toolrepair.telemetry";

	private final Logger logger = LoggerFactory.getLogger(NAME);

	private final RepeatedMistakes mistakes = new RepeatedMistakes();

	@Override
	public void onRepair(RepairEvent event) {
		LoggingEventBuilder log = (event.outcome() == RepairOutcome.VALID) ? this.logger.atDebug()
				: this.logger.atInfo();
		describe(log, event).log(message(event));
		long repeated = (event.outcome() == RepairOutcome.UNREPAIRABLE)
				? this.mistakes.repeated(event.fingerprint(), event.time()) : 0;
		if (repeated > 0) {
			describe(this.logger.atWarn(), event).addKeyValue(LogKey.COUNT.toString(), repeated)
				.log(message(event) + ", again and again");
		}
	}

	/**
	 * The most of it in words, for formats that leave out key-value pairs.
	 */
	private static String message(RepairEvent event) {
		String call = (event.tool() != null) ? "Call of tool '" + event.tool() + "' is " + event.outcome().id()
				: "Call of a tool that was not offered is " + event.outcome().id();
		if (event.reason() != null) {
			return call + ": " + event.reason().id() + " " + event.issues();
		}
		return event.rules().isEmpty() ? call : call + " by " + event.rules();
	}

	private static LoggingEventBuilder describe(LoggingEventBuilder log, RepairEvent event) {
		LoggingEventBuilder described = add(log, LogKey.CHANNEL, event.channel());
		described = add(described, LogKey.TOOL, event.tool());
		described = add(described, LogKey.PROVIDER, event.provider());
		described = add(described, LogKey.MODEL, event.modelId());
		described = add(described, LogKey.PROFILE, event.profile().id());
		described = add(described, LogKey.MODE, event.mode().id());
		described = add(described, LogKey.OUTCOME, event.outcome().id());
		described = add(described, LogKey.REASON, (event.reason() != null) ? event.reason().id() : null);
		described = add(described, LogKey.HANDLING, event.handling().id());
		described = add(described, LogKey.RETRY, event.retry().id());
		described = add(described, LogKey.RULES, texts(event.rules()));
		described = add(described, LogKey.ISSUES, texts(event.issues()));
		return add(described, LogKey.FINGERPRINT, event.fingerprint());
	}

	@Override
	public void onLeak(LeakEvent event) {
		LoggingEventBuilder log = add(this.logger.atInfo(), LogKey.CHANNEL, event.channel());
		log = add(log, LogKey.TOOL, event.tool());
		log = add(log, LogKey.MODEL, event.modelId());
		log = add(log, LogKey.FAMILY, event.family());
		log = add(log, LogKey.ACTION, event.action().id());
		log.log("Text in the grammar '" + event.family() + "' in a message is " + event.action().id());
	}

	private static List<String> texts(List<?> values) {
		return values.stream().map(Object::toString).toList();
	}

	private static LoggingEventBuilder add(LoggingEventBuilder log, LogKey key, @Nullable Object value) {
		boolean empty = value == null || (value instanceof List<?> list && list.isEmpty());
		return empty ? log : log.addKeyValue(key.toString(), value);
	}

}
