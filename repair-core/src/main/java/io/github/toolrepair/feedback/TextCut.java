package io.github.toolrepair.feedback;

/**
 * Cuts text to a length.
 */
final class TextCut {

	private TextCut() {
	}

	/**
	 * Beginning of a text that is longer than the length; one character shorter where a
	 * surrogate pair would be split.
	 */
	static String cut(String text, int length) {
		return text.substring(0, Character.isHighSurrogate(text.charAt(length - 1)) ? length - 1 : length);
	}

}
