package io.github.toolrepair.grammar;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import org.jspecify.annotations.Nullable;

/**
 * Goes through one message from left to right, once, and finds code and printed calls on
 * the way: code hides calls that stand in it, calls hide backticks that stand in them.
 * <p>
 * The text may arrive in pieces. Where a decision needs text that is not there yet, the
 * scanner stays in front and decides later, so that pieces and whole text give the same.
 * It looks again only when the undecided text has grown by an eighth, which keeps the
 * work linear in the text.
 */
final class GrammarScanner {

	/** Longest block in characters; longer ones are text. */
	static final int LONGEST_BLOCK = 256 * 1024;

	/** Undecided text below this is looked at again with every piece. */
	private static final int SHORT = 256;

	/** A block that breaks off this far from its start has cost something. */
	private static final int FAR = 1024;

	/** Beyond that many, no further blocks are looked for, which bounds the cost. */
	private static final int MOST_FAR_FAILURES = 64;

	/** Quotation marks and what closes them. */
	private static final Map<Character, String> QUOTES = Map.of('"', "\"", '\'', "'", '`', "`", '\u201c', "\u201d",
			'\u2018', "\u2019", '\u00ab', "\u00bb", '\u201e', "\u201c\u201d", '(', ")", '[', "]", '*', "*");

	/** Marks of a sentence that stand in front of a closing quotation mark. */
	private static final String MARKS = ".,;:!?";

	private final OpenerTable table;

	private final List<GrammarFamily> wholeMessage;

	private final OfferedTools tools;

	private final Findings findings;

	private final CharSequence text;

	private final List<Cut> cuts = new ArrayList<>();

	private final InlineCode inlineCode = new InlineCode();

	private final Cursor cursor;

	private final Line line = new Line();

	private Cursor.Ending ending = Cursor.Ending.OPEN;

	/** Everything before it is decided. */
	private int at;

	/** Length of the text at which undecided text is looked at again. */
	private int retryAt;

	private char before = Cursor.END;

	private boolean lineStart = true;

	/** Where the content of the line begins. */
	private int content;

	private boolean blankLineBefore = true;

	private boolean indentedCode;

	private boolean list;

	private boolean hiddenLine;

	private boolean messageStart = true;

	private boolean reasoningEnded;

	private int triedAsMessage = -1;

	private @Nullable CodeFence fence;

	private boolean fenceInfo;

	private @Nullable Region region;

	private @Nullable JsonScan answer;

	private int answerAt;

	private int farFailures;

	/** Whether a block broke off, so that what follows may stand in one of its values. */
	private boolean brokenOff;

	GrammarScanner(OpenerTable table, List<GrammarFamily> wholeMessage, OfferedTools tools, Findings findings,
			CharSequence text) {
		this.table = table;
		this.wholeMessage = wholeMessage;
		this.tools = tools;
		this.findings = findings;
		this.text = text;
		this.cursor = new Cursor(text);
	}

	/**
	 * Goes on as far as the text allows.
	 */
	void advance() {
		if (this.text.length() < this.retryAt) {
			return;
		}
		boolean decided = true;
		while (decided && this.at < this.text.length()) {
			decided = step();
		}
		int undecided = this.text.length() - this.at;
		this.retryAt = this.text.length() + ((undecided < SHORT) ? 1 : undecided / 8);
	}

	/**
	 * Goes on to the end, behind which nothing follows.
	 * @param stopped whether the model was done
	 */
	void end(boolean stopped) {
		this.ending = stopped ? Cursor.Ending.STOPPED : Cursor.Ending.CUT;
		this.retryAt = 0;
		this.cursor.forget();
		advance();
	}

	/** Everything before this position is decided. */
	int decided() {
		return this.at;
	}

	/**
	 * Appends the decided text without what was taken out. Afterwards the text before the
	 * decided position may be removed, which {@link #removed()} has to be told.
	 */
	void appendDecided(StringBuilder target) {
		int from = 0;
		int count = 0;
		for (Cut cut : this.cuts) {
			append(from, cut.start(), count, target);
			from = cut.end();
			count = cut.count();
		}
		append(from, this.at, count, target);
		this.cuts.clear();
	}

	private void append(int start, int end, int count, StringBuilder target) {
		for (int i = start; i < end && this.findings.count() > 0; i++) {
			if (!Cursor.isBlank(this.text.charAt(i))) {
				this.findings.textFollows(count);
				break;
			}
		}
		target.append(this.text, start, end);
	}

	/**
	 * Prepares for the removal of the decided text from the front of the buffer.
	 */
	void removed() {
		int length = this.at;
		if (length == 0) {
			return;
		}
		feedAnswer(length);
		this.before = this.text.charAt(length - 1);
		this.inlineCode.shift(length);
		this.cursor.forget();
		this.content -= length;
		this.triedAsMessage -= length;
		this.answerAt -= length;
		this.retryAt -= length;
		this.at = 0;
	}

	/**
	 * Takes the next step; false if more text is needed.
	 */
	private boolean step() {
		if (this.region != null) {
			return leaveRegion(this.region);
		}
		if (this.fence != null && !this.fenceInfo) {
			return goThroughFence(this.fence);
		}
		if (this.hiddenLine) {
			return skipLine();
		}
		return this.lineStart ? beginLine() : goThroughLine();
	}

	private boolean leaveRegion(Region open) {
		Cursor cursor = cursor(this.text.length());
		int end = cursor.find(open.closer(), this.at);
		if (end >= 0) {
			this.at = end + open.closer().length();
			this.messageStart = this.messageStart && open.isReasoning();
			this.region = null;
			return true;
		}
		int held = 0;
		for (int i = 1; i < open.closer().length() && i <= this.text.length() - this.at && isOpen(); i++) {
			if (cursor.seesAt(this.text.length() - i, open.closer().substring(0, i))) {
				held = i;
			}
		}
		this.at = this.text.length() - held;
		return false;
	}

	private boolean goThroughFence(CodeFence open) {
		if (this.lineStart) {
			Cursor cursor = cursor();
			boolean closed = open.isClosedBy(cursor);
			if (isUndecided(cursor)) {
				return false;
			}
			if (closed) {
				this.fence = null;
				this.at = cursor.at();
				return true;
			}
			if (open.quoted() && endsQuote()) {
				this.fence = null;
				return true;
			}
			this.lineStart = false;
		}
		return skipLine();
	}

	private boolean endsQuote() {
		this.line.read(cursor());
		return this.line.isBlank();
	}

	private boolean skipLine() {
		while (this.at < this.text.length()) {
			if (this.text.charAt(this.at++) == '\n') {
				this.lineStart = true;
				this.hiddenLine = false;
				return true;
			}
		}
		return true;
	}

	private boolean beginLine() {
		char first = this.text.charAt(this.at);
		if (mayBeginMessage(first, this.at)) {
			return beginMessage(first);
		}
		if (Character.isLetter(first)) {
			beginProse();
			return true;
		}
		Cursor cursor = cursor();
		this.line.read(cursor);
		int run = this.line.isBlank() ? 0 : CodeFence.runAt(cursor);
		if (isUndecided(cursor)) {
			return false;
		}
		this.lineStart = false;
		if (this.line.isBlank()) {
			this.inlineCode.endParagraph();
			this.blankLineBefore = true;
			return skipLine();
		}
		beginContent(run, cursor.peek());
		return true;
	}

	/**
	 * Begins a line that has nothing in front of its content.
	 */
	private void beginProse() {
		this.list = this.list && !this.blankLineBefore;
		this.blankLineBefore = false;
		this.indentedCode = false;
		this.lineStart = false;
		this.content = this.at;
	}

	private void beginContent(int run, char mark) {
		boolean afterBlank = this.blankLineBefore;
		boolean indented = this.line.isIndentedAsCode();
		this.blankLineBefore = false;
		this.list = this.line.isItem() || (this.list && !(afterBlank && this.line.indent() < 2));
		this.indentedCode = indented && !this.list && (afterBlank || this.indentedCode);
		this.content = this.line.content();
		this.at = this.content;
		if (run > 0 && (!indented || this.list)) {
			this.fence = new CodeFence(mark, run, this.line.indent(), this.line.isQuoted());
			this.fenceInfo = mark == '`';
			this.inlineCode.endParagraph();
			this.messageStart = false;
			this.at += run;
			return;
		}
		this.hiddenLine = this.indentedCode || this.line.isQuoted() || this.line.isTableRow();
		this.messageStart &= !this.hiddenLine && !this.line.isItem();
	}

	private boolean goThroughLine() {
		int length = this.text.length();
		for (int i = this.at; i < length; i++) {
			char character = this.text.charAt(i);
			if (character == '\n') {
				this.at = i + 1;
				this.lineStart = true;
				this.fenceInfo = false;
				return true;
			}
			boolean begins = mayBeginMessage(character, i);
			if (begins || character == '`' || character == '\\' || mayBegin(character, i)) {
				this.at = i;
				return begins ? beginMessage(character) : special(character);
			}
			this.messageStart &= Cursor.isBlank(character);
		}
		this.at = length;
		return true;
	}

	/**
	 * Whether an opener may begin here: one that is a word does not begin inside a word.
	 */
	private boolean mayBegin(char character, int position) {
		return this.table.mayBegin(character) && !(Character.isLetter(character)
				&& Cursor.isPartOfName((position > 0) ? this.text.charAt(position - 1) : this.before));
	}

	private boolean mayBeginMessage(char character, int position) {
		return this.messageStart && this.triedAsMessage != position && !Cursor.isBlank(character);
	}

	/**
	 * Tries what has no marker and must therefore be the whole message.
	 */
	private boolean beginMessage(char first) {
		for (GrammarFamily family : this.wholeMessage) {
			Cursor cursor = cursor();
			Block block = (this.ending == Cursor.Ending.CUT) ? null : family.parse(cursor, this.tools);
			int end = cursor.at();
			Residue.skip(cursor);
			cursor.skipBlanks();
			boolean whole = block != null && cursor.isAtEnd();
			if (isUndecided(cursor)) {
				return false;
			}
			if (block != null && whole && areAccepted(block)) {
				take(family, block, end, cursor.at());
				return true;
			}
		}
		this.triedAsMessage = this.at;
		if (first == '{' || first == '[') {
			this.answer = new JsonScan();
			this.answerAt = this.at;
		}
		return true;
	}

	private boolean areAccepted(Block block) {
		return block.calls().stream().allMatch((call) -> this.tools.accepts(call.name(), call.arguments()));
	}

	private boolean special(char character) {
		if (character == '`') {
			return goThroughBackticks();
		}
		if (character == '\\') {
			return goThroughBackslash();
		}
		if (this.fenceInfo) {
			return skipCharacter();
		}
		if (this.at + 1 == this.text.length()) {
			return !isOpen() && skipCharacter();
		}
		for (OpenerTable.Opener opener : this.table.beginningWith(character, this.text.charAt(this.at + 1))) {
			Progress progress = meet(opener);
			if (progress != Progress.NOTHING) {
				return progress == Progress.DECIDED;
			}
		}
		return skipCharacter();
	}

	private Progress meet(OpenerTable.Opener opener) {
		String literal = opener.literal();
		int available = Math.min(literal.length(), this.text.length() - this.at);
		for (int i = 2; i < available; i++) {
			if (this.text.charAt(this.at + i) != literal.charAt(i)) {
				return Progress.NOTHING;
			}
		}
		if (available == literal.length()) {
			return begin(opener);
		}
		return isOpen() ? Progress.UNDECIDED : Progress.NOTHING;
	}

	private boolean skipCharacter() {
		this.messageStart = false;
		this.at++;
		return true;
	}

	private boolean goThroughBackticks() {
		int end = this.at;
		while (end < this.text.length() && this.text.charAt(end) == '`') {
			end++;
		}
		if (end == this.text.length() && isOpen()) {
			return false;
		}
		if (this.fenceInfo && this.fence != null) {
			// A fence has no backtick behind it on its line: what opened it was inline
			// code.
			this.inlineCode.run(this.fence.length());
			this.fence = null;
			this.fenceInfo = false;
		}
		this.inlineCode.run(end - this.at);
		this.messageStart = false;
		this.at = end;
		return true;
	}

	private boolean goThroughBackslash() {
		int next = this.at + 1;
		if (next == this.text.length() && isOpen()) {
			return false;
		}
		boolean escapes = next < this.text.length() && !this.inlineCode.isOpen() && !this.fenceInfo
				&& (this.text.charAt(next) == '`' || this.text.charAt(next) == '\\');
		this.messageStart = false;
		this.at = escapes ? next + 1 : next;
		return true;
	}

	private Progress begin(OpenerTable.Opener opener) {
		if (this.farFailures < MOST_FAR_FAILURES && !this.brokenOff) {
			boolean ranOut = false;
			for (GrammarFamily family : opener.families()) {
				Cursor cursor = cursor();
				Block block = family.parse(cursor, this.tools);
				int end = cursor.at();
				if (block != null) {
					Residue.skip(cursor);
				}
				if (isUndecided(cursor)) {
					return Progress.UNDECIDED;
				}
				if (block != null && (!family.isMarkerless() || areAccepted(block))) {
					return meet(family, block, end, cursor.at());
				}
				if (cursor.furthest() - this.at > FAR) {
					this.farFailures++;
				}
				ranOut |= cursor.ranOut();
			}
			this.brokenOff = ranOut;
		}
		Region entered = opener.region();
		if (entered != null) {
			return enter(entered, opener.literal());
		}
		return isRemnant(opener) ? takeRemnant(opener) : Progress.NOTHING;
	}

	/**
	 * Decides about a complete block.
	 */
	private Progress meet(GrammarFamily family, Block block, int end, int residueEnd) {
		boolean mayBeQuoted = isQuotationMark(charBefore()) || this.inlineCode.isOpen();
		if (mayBeQuoted && residueEnd + 1 >= this.text.length() && isOpen()) {
			return Progress.UNDECIDED;
		}
		if (charBefore() == '\\' || (mayBeQuoted && (isQuoted(end) || isQuoted(residueEnd)))) {
			this.at = end;
			this.messageStart = false;
			return Progress.DECIDED;
		}
		Progress code = leaveCode();
		if (code != Progress.NOTHING) {
			return code;
		}
		Progress rest = lookBehind(family, block, residueEnd);
		if (rest == Progress.UNDECIDED) {
			return rest;
		}
		feedAnswer(this.at);
		boolean inAnswer = this.answer != null && this.answer.isInString();
		if (inAnswer || isDiff() || rest == Progress.DECIDED) {
			this.at = end;
			this.messageStart = false;
			return Progress.DECIDED;
		}
		take(family, block, end, residueEnd);
		return Progress.DECIDED;
	}

	/**
	 * Looks at what follows a block. If it may be the rest of a value, or of a sentence
	 * that only names the tool, it is decided that the block is text.
	 */
	private Progress lookBehind(GrammarFamily family, Block block, int end) {
		boolean named = this.at != this.content && !block.calls().isEmpty()
				&& block.calls().stream().allMatch((call) -> call.arguments().isEmpty());
		if (family.valueEnds().isEmpty() && !named) {
			return Progress.NOTHING;
		}
		Cursor cursor = cursor();
		cursor.moveTo(end);
		cursor.skipBlanks();
		boolean sameLine = this.text.subSequence(end, cursor.at()).chars().noneMatch((character) -> character == '\n');
		if (named && sameLine && cursor.peek() != Cursor.END) {
			return Progress.DECIDED;
		}
		while (cursor.peek() != Cursor.END && cursor.peek() != '\n' && !this.table.beginsBlock(cursor)) {
			if (cursor.seesAny(family.valueEnds())) {
				return Progress.DECIDED;
			}
			cursor.moveTo(cursor.at() + 1);
		}
		return isUndecided(cursor) ? Progress.UNDECIDED : Progress.NOTHING;
	}

	/**
	 * Moves behind the inline code that the position is in, if it is in one.
	 */
	private Progress leaveCode() {
		if (!this.inlineCode.isOpen()) {
			return Progress.NOTHING;
		}
		if (this.at == this.content && !this.inlineCode.isLong()) {
			this.inlineCode.endParagraph();
			return Progress.NOTHING;
		}
		int end = this.inlineCode.endOfCode(this.text, this.at, !isOpen());
		if (end == InlineCode.UNDECIDED && this.text.length() - this.at < LONGEST_BLOCK) {
			return Progress.UNDECIDED;
		}
		if (end < 0) {
			return Progress.NOTHING;
		}
		this.at = end;
		this.messageStart = false;
		return Progress.DECIDED;
	}

	private Progress enter(Region entered, String literal) {
		if (entered.kind() == Region.Kind.INVENTED && Character.isLetter(literal.charAt(0))
				&& this.at != this.content) {
			return Progress.NOTHING;
		}
		Progress code = leaveCode();
		if (code != Progress.NOTHING) {
			return code;
		}
		if (entered.kind() == Region.Kind.INVENTED) {
			this.findings.resultFollows();
			return Progress.NOTHING;
		}
		if (entered.kind() == Region.Kind.VALUE_END) {
			this.findings.valueEndFollows();
			return Progress.NOTHING;
		}
		this.at += literal.length();
		if (entered.kind() == Region.Kind.REASONING_END) {
			this.findings.wereReasoning();
			this.messageStart = !this.reasoningEnded;
			this.reasoningEnded = true;
			return Progress.DECIDED;
		}
		this.messageStart &= entered.isReasoning();
		this.region = entered;
		return Progress.DECIDED;
	}

	private void take(GrammarFamily family, Block block, int end, int residueEnd) {
		boolean taken = this.findings.add(family, block, this.text.subSequence(this.at, end).toString());
		if (taken) {
			this.cuts.add(new Cut(this.at, residueEnd, this.findings.count()));
			if (!block.wrapper().isEmpty()) {
				this.cursor.open(block.wrapper());
			}
		}
		this.messageStart &= block.calls().isEmpty();
		this.at = taken ? residueEnd : end;
	}

	/**
	 * Whether nothing but the opener stands on the last line of a text that was cut.
	 */
	private boolean isRemnant(OpenerTable.Opener opener) {
		String literal = opener.literal();
		if (isOpen() || this.at != this.content || !(literal.endsWith(">") || literal.endsWith("]"))) {
			return false;
		}
		for (int i = this.at + literal.length(); i < this.text.length(); i++) {
			if (!Cursor.isBlank(this.text.charAt(i))) {
				return false;
			}
		}
		return true;
	}

	private Progress takeRemnant(OpenerTable.Opener opener) {
		if (opener.families().isEmpty() || !this.findings.addMarkers(opener.families().get(0))) {
			return Progress.NOTHING;
		}
		this.cuts.add(new Cut(this.at, this.text.length(), this.findings.count()));
		this.at = this.text.length();
		return Progress.DECIDED;
	}

	/**
	 * Whether quotation marks enclose the block and at most one mark of the sentence, or
	 * backticks of which the first may stand on an earlier line.
	 */
	private boolean isQuoted(int end) {
		boolean marked = end + 1 < this.text.length() && MARKS.indexOf(this.text.charAt(end)) >= 0;
		int position = marked ? end + 1 : end;
		if (position == this.text.length()) {
			return false;
		}
		char next = this.text.charAt(position);
		boolean ticked = next == '`' && this.inlineCode.isOpen();
		return ticked || QUOTES.getOrDefault(charBefore(), "").indexOf(next) >= 0;
	}

	private static boolean isQuotationMark(char character) {
		return QUOTES.containsKey(character);
	}

	/**
	 * Whether the line was added or removed by a change that is shown.
	 */
	private boolean isDiff() {
		return this.at - this.content == 1 && (charBefore() == '+' || charBefore() == '-');
	}

	private void feedAnswer(int to) {
		while (this.answer != null && this.answerAt < to) {
			boolean json = this.answer.accept(this.text.charAt(this.answerAt++));
			if (!json || this.answer.isComplete()) {
				this.answer = null;
			}
		}
	}

	private char charBefore() {
		return (this.at > 0) ? this.text.charAt(this.at - 1) : this.before;
	}

	private boolean isOpen() {
		return this.ending == Cursor.Ending.OPEN;
	}

	/**
	 * Whether the verdict at the cursor may change; never once a block could not become
	 * longer.
	 */
	private boolean isUndecided(Cursor cursor) {
		return isOpen() && cursor.isStarved() && this.text.length() - this.at < LONGEST_BLOCK;
	}

	/**
	 * The cursor at the current position, in front of no more text than a block may have.
	 */
	private Cursor cursor() {
		return cursor(Math.min(this.text.length(), this.at + LONGEST_BLOCK));
	}

	private Cursor cursor(int limit) {
		Cursor.Ending here = (limit == this.text.length()) ? this.ending : Cursor.Ending.OPEN;
		this.cursor.start(this.at, limit, here, place());
		return this.cursor;
	}

	private Cursor.Place place() {
		if (this.messageStart) {
			return Cursor.Place.MESSAGE_START;
		}
		if (this.at == this.content) {
			return Cursor.Place.LINE_START;
		}
		return Cursor.isPartOfName(charBefore()) ? Cursor.Place.IN_WORD : Cursor.Place.BEHIND_TEXT;
	}

	private enum Progress {

		NOTHING, DECIDED, UNDECIDED

	}

	/**
	 * Range that was taken out.
	 *
	 * @param count number of findings up to here
	 */
	private record Cut(int start, int end, int count) {

	}

}
