package io.github.toolrepair.telemetry;

/**
 * Is told of every tool call that was looked at. A listener is called on the thread of
 * the call, possibly by many threads at once, and should return quickly.
 */
@FunctionalInterface
public interface RepairListener {

	/**
	 * Takes the event of one call.
	 */
	void onRepair(RepairEvent event);

}
