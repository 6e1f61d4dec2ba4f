package io.github.toolrepair.telemetry;

/**
 * Is told of every tool call that was looked at, and of every leak of a grammar into the
 * text of a message. A listener is called on the thread of the call, possibly by many
 * threads at once, and should return quickly.
 */
@FunctionalInterface
public interface RepairListener {

	/**
	 * Takes the event of one call.
	 */
	void onRepair(RepairEvent event);

	/**
	 * Takes the event of one leak; does nothing unless it is overridden.
	 */
	default void onLeak(LeakEvent event) {
	}

}
