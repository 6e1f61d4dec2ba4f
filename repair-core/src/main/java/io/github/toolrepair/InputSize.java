package io.github.toolrepair;

/**
 * Length of text in bytes of UTF-8, counted no further than needed.
 */
final class InputSize {

	private InputSize() {
	}

	/**
	 * Whether the text takes more bytes than the limit. A lone surrogate counts as three.
	 */
	static boolean isAbove(int limit, String text) {
		int length = text.length();
		if (length > limit) {
			return true;
		}
		if (length <= limit / 3) {
			return false;
		}
		long bytes = 0;
		for (int i = 0; i < length && bytes <= limit; i++) {
			char character = text.charAt(i);
			if (character < 0x80) {
				bytes += 1;
			}
			else if (character < 0x800) {
				bytes += 2;
			}
			else if (Character.isHighSurrogate(character) && i + 1 < length
					&& Character.isLowSurrogate(text.charAt(i + 1))) {
				bytes += 4;
				i++;
			}
			else {
				bytes += 3;
			}
		}
		return bytes > limit;
	}

}
