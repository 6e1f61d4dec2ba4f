package io.github.toolrepair.grammar;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class CursorTests {

	@Test
	void starvesOnlyWhenTheEndWasLookedBeyond() {
		Cursor cursor = open("<tool");
		assertThat(cursor.take("<b")).isFalse();
		assertThat(cursor.isStarved()).isFalse();
		assertThat(cursor.take("<tool_call>")).isFalse();
		assertThat(cursor.isStarved()).isTrue();
	}

	@Test
	void neverStarvesAtTheEndOfTheText() {
		Cursor cursor = Cursor.over("<tool");
		assertThat(cursor.take("<tool_call>")).isFalse();
		assertThat(cursor.isStarved()).isFalse();
		assertThat(cursor.ranOut()).isTrue();
	}

	@Test
	void findSearchesOnWhereItFoundNothing() {
		StringBuilder text = new StringBuilder("aa</");
		Cursor cursor = new Cursor(text);
		cursor.start(0, text.length(), Cursor.Ending.OPEN, Cursor.Place.NOWHERE);
		assertThat(cursor.find("</a>", 0)).isNegative();
		text.append("a></a>");
		cursor.start(0, text.length(), Cursor.Ending.OPEN, Cursor.Place.NOWHERE);
		assertThat(cursor.find("</a>", 0)).isEqualTo(2);
		assertThat(cursor.find("</a>", 3)).isEqualTo(6);
		assertThat(cursor.find("</a>", 7)).isNegative();
		assertThat(cursor.find("</a>", 3)).isEqualTo(6);
	}

	@Test
	void normalEndNeedsAModelThatStopped() {
		Cursor cursor = new Cursor("a");
		cursor.start(1, 1, Cursor.Ending.STOPPED, Cursor.Place.NOWHERE);
		assertThat(cursor.isAtNormalEnd()).isTrue();
		cursor.start(1, 1, Cursor.Ending.CUT, Cursor.Place.NOWHERE);
		assertThat(cursor.isAtNormalEnd()).isFalse();
		assertThat(cursor.isAtEnd()).isTrue();
		cursor.start(1, 1, Cursor.Ending.OPEN, Cursor.Place.NOWHERE);
		assertThat(cursor.isAtEnd()).isFalse();
	}

	@Test
	void quotedTextStaysOnItsLine() {
		assertThat(Cursor.over("\"a b\" c").takeQuoted()).isEqualTo("a b");
		assertThat(Cursor.over("'a\nb'").takeQuoted()).isEmpty();
		assertThat(Cursor.over("\"a").takeQuoted()).isEmpty();
		assertThat(Cursor.over("a").takeQuoted()).isEmpty();
	}

	private static Cursor open(String text) {
		Cursor cursor = new Cursor(text);
		cursor.start(0, text.length(), Cursor.Ending.OPEN, Cursor.Place.NOWHERE);
		return cursor;
	}

}
