package io.github.toolrepair.spring.advisor;

import java.util.ArrayList;
import java.util.List;

import org.jspecify.annotations.Nullable;

import org.springframework.ai.chat.messages.Message;
import org.springframework.ai.chat.messages.ToolResponseMessage;
import org.springframework.ai.chat.messages.UserMessage;

/**
 * Texts of a request that came from outside: a call that stands in one of them is quoted
 * by the model, not made.
 */
final class OutsideTexts {

	/**
	 * How often JSON is put into JSON at most: a page as the text of a tool's result, as
	 * an item of an MCP result, as the text of a message.
	 */
	private static final int DEEPEST_ESCAPING = 3;

	private OutsideTexts() {
	}

	/**
	 * Texts of users and of tools, each also as a model may repeat it: with the escapes
	 * of JSON undone, since Spring AI sends even a plain text of a tool as a JSON string,
	 * and with line ends of its own.
	 */
	static List<String> of(List<Message> messages) {
		List<String> texts = new ArrayList<>();
		for (Message message : messages) {
			if (message instanceof UserMessage user) {
				addAsRead(user.getText(), texts);
			}
			else if (message instanceof ToolResponseMessage tools) {
				tools.getResponses().forEach((response) -> addAsRead(response.responseData(), texts));
			}
		}
		return texts;
	}

	private static void addAsRead(@Nullable String text, List<String> texts) {
		if (text == null) {
			return;
		}
		String read = text;
		addWithLineEnds(read, texts);
		for (int i = 0; i < DEEPEST_ESCAPING && read.indexOf('\\') >= 0; i++) {
			read = unescape(read);
			addWithLineEnds(read, texts);
		}
	}

	private static void addWithLineEnds(String text, List<String> texts) {
		texts.add(text);
		if (text.contains("\r\n")) {
			texts.add(text.replace("\r\n", "\n"));
		}
	}

	/**
	 * The text without the escapes of JSON, wherever they stand. What is no escape stays.
	 */
	private static String unescape(String text) {
		StringBuilder unescaped = new StringBuilder(text.length());
		int position = 0;
		while (position < text.length()) {
			char c = text.charAt(position);
			if (c != '\\' || position + 1 == text.length()) {
				unescaped.append(c);
				position++;
			}
			else if (text.charAt(position + 1) == 'u' && codeUnit(text, position + 2) >= 0) {
				unescaped.append((char) codeUnit(text, position + 2));
				position += 6;
			}
			else {
				unescaped.append(character(text.charAt(position + 1)));
				position += 2;
			}
		}
		return unescaped.toString();
	}

	private static String character(char escaped) {
		return switch (escaped) {
			case 'n' -> "\n";
			case 't' -> "\t";
			case 'r' -> "\r";
			case 'b' -> "\b";
			case 'f' -> "\f";
			case '"', '\\', '/' -> String.valueOf(escaped);
			default -> "\\" + escaped;
		};
	}

	/**
	 * Code unit that four hexadecimal digits stand for; negative if there are no four.
	 */
	private static int codeUnit(String text, int position) {
		if (position + 4 > text.length()) {
			return -1;
		}
		int codeUnit = 0;
		for (int i = position; i < position + 4; i++) {
			int digit = Character.digit(text.charAt(i), 16);
			if (digit < 0) {
				return -1;
			}
			codeUnit = codeUnit * 16 + digit;
		}
		return codeUnit;
	}

}
