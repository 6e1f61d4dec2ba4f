package io.github.toolrepair.spring.actuate.logging;

/**
 * Keys of the log's key-value pairs.
 */
enum LogKey {

	/** Where it was seen: {@code tool} or {@code message}. */
	CHANNEL("repair.channel"),

	/** Tool as it was offered. */
	TOOL("repair.tool"),

	/** Provider of the model. */
	PROVIDER("repair.provider"),

	/** Model that sent it. */
	MODEL("repair.model"),

	/** Profile in effect. */
	PROFILE("repair.profile"),

	/** Mode in effect. */
	MODE("repair.mode"),

	/** What became of the call. */
	OUTCOME("repair.outcome"),

	/** Why it is unrepairable. */
	REASON("repair.reason"),

	/** What was done with the call. */
	HANDLING("repair.handling"),

	/** What it is to refused calls before it. */
	RETRY("repair.retry"),

	/** Rules that changed the arguments. */
	RULES("repair.rules"),

	/** What is wrong with unrepairable arguments. */
	ISSUES("repair.issues"),

	/** Digest of the call's shape. */
	FINGERPRINT("repair.fingerprint"),

	/** Grammar family of a leak. */
	FAMILY("repair.family"),

	/** What was done about a leak. */
	ACTION("repair.action"),

	/** How many times the same mistake was made since the last warning. */
	COUNT("repair.count");

	private final String text;

	LogKey(String text) {
		this.text = text;
	}

	@Override
	public String toString() {
		return this.text;
	}

}
