package io.github.toolrepair.grammar;

import java.util.List;
import java.util.Set;

import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ObjectNode;

/**
 * Harmony, the format of gpt-oss: messages with a header of control tokens. A recipient
 * in the header makes a message a call, whatever its channel. Of other messages the
 * header is taken out, and all of an analysis.
 */
final class HarmonyFamily implements GrammarFamily {

	private static final String START = "<|start|>";

	private static final String CHANNEL = "<|channel|>";

	private static final String MESSAGE = "<|message|>";

	private static final String CONSTRAIN = "<|constrain|>";

	private static final String TO = "to=";

	private static final String RECIPIENT = "to=functions.";

	private static final Set<String> CHANNELS = Set.of("analysis", "commentary", "final");

	private static final List<String> ENDS = List.of("<|call|>", "<|end|>", "<|return|>");

	@Override
	public String id() {
		return "harmony";
	}

	@Override
	public List<String> openers() {
		return List.of(START + "assistant", CHANNEL, RECIPIENT, "<|end|>", "<|return|>");
	}

	@Override
	public @Nullable Block parse(Cursor cursor, OfferedTools tools) {
		if (cursor.isOpen(MESSAGE) && cursor.takeAny(ENDS)) {
			return Block.markers();
		}
		boolean first = cursor.place() == Cursor.Place.MESSAGE_START;
		if (cursor.sees(RECIPIENT) && !first) {
			return null;
		}
		boolean begins = first || cursor.sees(START);
		Header header = takeHeader(cursor);
		if (header == null || (header.recipient().isEmpty() && !begins)) {
			return null;
		}
		if (!header.recipient().isEmpty()) {
			return call(cursor, header.recipient());
		}
		if (header.channel().equals("analysis")) {
			skipAnalysis(cursor);
			return Block.markers();
		}
		return new Block(List.of(), MESSAGE);
	}

	private static @Nullable Block call(Cursor cursor, String recipient) {
		cursor.skipBlanks();
		ObjectNode arguments = JsonBody.object(cursor);
		if (arguments == null) {
			return null;
		}
		int end = cursor.at();
		if (!cursor.takeAnyBehindBlanks(ENDS)) {
			cursor.skipBlanks();
			if (!cursor.sees(START) && !cursor.sees(CHANNEL) && !cursor.isAtEnd()) {
				return null;
			}
			cursor.moveTo(end);
		}
		return Block.of(new ParsedCall(recipient, arguments));
	}

	private static void skipAnalysis(Cursor cursor) {
		while (!cursor.isAtEnd() && !cursor.sees(START) && !cursor.sees(CHANNEL)) {
			if (cursor.takeAny(ENDS) || cursor.isStarved()) {
				return;
			}
			cursor.moveTo(cursor.at() + 1);
		}
	}

	/**
	 * The header that begins here; null if none does, or if it holds anything else than a
	 * channel, a recipient and the kind of the content.
	 */
	private static @Nullable Header takeHeader(Cursor cursor) {
		String recipient = "";
		String channel = "";
		if (cursor.take(START)) {
			cursor.take("assistant");
		}
		while (!cursor.take(MESSAGE)) {
			int start = cursor.at();
			while (cursor.peek() == ' ') {
				cursor.moveTo(cursor.at() + 1);
			}
			if (cursor.take(TO)) {
				if (!recipient.isEmpty()) {
					return null;
				}
				recipient = cursor.takeName();
			}
			else if (cursor.take(CHANNEL)) {
				channel = cursor.takeName();
				if (!CHANNELS.contains(channel)) {
					return null;
				}
			}
			else {
				cursor.take(CONSTRAIN);
				cursor.take("json");
			}
			if (cursor.at() == start) {
				return null;
			}
		}
		boolean header = !recipient.isEmpty() || !channel.isEmpty();
		return header ? new Header(channel, recipient) : null;
	}

	private record Header(String channel, String recipient) {

	}

}
