package io.github.toolrepair.grammar;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class InlineCodeTests {

	private final InlineCode code = new InlineCode();

	@Test
	void spanEndsAtNextRunOfSameLength() {
		this.code.run(2);
		assertThat(this.code.endOfCode("a ` b `` c", 0, true)).isEqualTo(8);
		assertThat(this.code.isOpen()).isFalse();
	}

	@Test
	void runWithoutCloserInItsParagraphIsText() {
		this.code.run(1);
		assertThat(this.code.endOfCode("a `` b\n \n` c", 0, true)).isEqualTo(InlineCode.LITERAL);
		assertThat(this.code.isOpen()).isFalse();
	}

	@Test
	void innerRunClosesWhereOuterOneMayBeText() {
		this.code.run(1);
		this.code.run(2);
		assertThat(this.code.endOfCode("a `` b", 0, true)).isEqualTo(4);
		assertThat(this.code.isOpen()).isTrue();
		this.code.run(1);
		assertThat(this.code.isOpen()).isFalse();
	}

	@Test
	void staysUndecidedUntilRunAndParagraphAreComplete() {
		this.code.run(1);
		assertThat(this.code.endOfCode("a `", 0, false)).isEqualTo(InlineCode.UNDECIDED);
		assertThat(this.code.endOfCode("a", 0, false)).isEqualTo(InlineCode.UNDECIDED);
		assertThat(this.code.endOfCode("a\n\n", 0, false)).isEqualTo(InlineCode.LITERAL);
	}

	@Test
	void remembersRunsAheadAlsoWhenTextInFrontIsRemoved() {
		this.code.run(1);
		String text = "12 `` 67 `` 12 ``` 9\n\n";
		assertThat(this.code.endOfCode(text, 0, true)).isEqualTo(InlineCode.LITERAL);
		this.code.shift(5);
		this.code.run(2);
		assertThat(this.code.endOfCode(text.substring(5), 1, true)).isEqualTo(6);
		this.code.run(3);
		assertThat(this.code.endOfCode(text.substring(5), 14, true)).isEqualTo(InlineCode.LITERAL);
	}

}
