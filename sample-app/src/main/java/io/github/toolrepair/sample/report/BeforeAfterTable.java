package io.github.toolrepair.sample.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import io.github.toolrepair.sample.scenario.CallOutcome;
import io.github.toolrepair.sample.scenario.Scenario;
import io.github.toolrepair.sample.tool.ToolRun;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Renders a report as a table of at most 160 columns. Long texts are cut, line breaks and
 * other characters that a terminal may not show are written as escapes.
 */
final class BeforeAfterTable {

	private static final int[] WIDTHS = { 20, 30, 38, 30, 30 };

	private static final int TOLD = WIDTHS.length - 1;

	private static final int MAX_LINES = 6;

	private static final String SEPARATOR = " | ";

	private static final List<String> TITLES = List.of("SCENARIO", "WHAT THE MODEL SENT", "WITHOUT REPAIR",
			"WITH REPAIR", "WHAT THE MODEL WAS TOLD");

	private static final List<String> DETAILS = List.of("issues", "available_tools", "repair_notes", "message");

	private static final JsonMapper MAPPER = JsonMapper.shared();

	private final BeforeAfterReport report;

	BeforeAfterTable(BeforeAfterReport report) {
		this.report = report;
	}

	/**
	 * Gives the table and the lines that sum it up.
	 */
	String render() {
		List<String> lines = new ArrayList<>();
		addRow(lines, TITLES);
		for (Comparison comparison : this.report.comparisons()) {
			addRow(lines, cells(comparison));
		}
		lines.add("");
		lines.add("without repair: " + this.report.without());
		lines.add("with repair:    " + this.report.with());
		List<String> unexpected = this.report.unexpected();
		lines.add(unexpected.isEmpty() ? "All scenarios came out as expected with repair."
				: "NOT AS EXPECTED with repair: " + String.join(", ", unexpected));
		return String.join(System.lineSeparator(), lines);
	}

	private static List<String> cells(Comparison comparison) {
		Scenario scenario = comparison.scenario();
		return List.of(scenario.id() + "\n" + scenario.fault(), sent(scenario), withoutRepair(comparison.without()),
				withRepair(comparison.with()), told(comparison.with()));
	}

	private static String sent(Scenario scenario) {
		String printed = scenario.printed();
		return (printed != null) ? "(text) " + visible(printed)
				: scenario.calls()
					.stream()
					.map((call) -> call.tool() + " "
							+ (call.arguments().isEmpty() ? "(empty text)" : visible(call.arguments())))
					.collect(Collectors.joining("\n"));
	}

	private static String withoutRepair(Conversation conversation) {
		List<String> lines = new ArrayList<>();
		lines.add(conversation.end().id().toUpperCase(Locale.ROOT) + turnsLost(conversation));
		addRuns(lines, conversation);
		if (conversation.failure() == null && conversation.rounds() > 1) {
			lines.add("told: " + visible(String.join(" ", conversation.transcript().firstToolAnswers())));
		}
		return String.join("\n", lines);
	}

	private static String withRepair(Conversation conversation) {
		List<String> lines = new ArrayList<>();
		String expected = conversation.scenario().expected().id();
		lines.add((conversation.isAsExpected() ? expected : "NOT AS EXPECTED: " + expected) + turnsLost(conversation));
		addRuns(lines, conversation);
		return String.join("\n", lines);
	}

	private static String turnsLost(Conversation conversation) {
		int turns = conversation.turnsLost();
		return (turns > 0) ? ", lost " + turns + ((turns > 1) ? " turns" : " turn") : "";
	}

	private static void addRuns(List<String> lines, Conversation conversation) {
		List<ToolRun> distinct = conversation.runs().stream().distinct().toList();
		for (ToolRun run : distinct) {
			long times = conversation.runs().stream().filter(run::equals).count();
			lines.add("ran " + visible(run.toString()) + ((times > 1) ? " (" + times + " times)" : ""));
		}
		if (distinct.isEmpty()) {
			lines.add("ran nothing");
		}
		RuntimeException failure = conversation.failure();
		if (failure != null) {
			lines.add(failure.getClass().getSimpleName() + ": " + visible(String.valueOf(failure.getMessage())));
		}
	}

	private static String told(Conversation conversation) {
		if (conversation.outcome() == CallOutcome.VALID) {
			return "(the tool's result)";
		}
		List<String> answers = conversation.transcript().firstToolAnswers();
		int room = WIDTHS[TOLD] * MAX_LINES / Math.max(answers.size(), 1);
		return answers.isEmpty() ? "(nothing)"
				: answers.stream().map((answer) -> shortened(told(answer), room)).collect(Collectors.joining("\n"));
	}

	/**
	 * Gives the part of an answer that differs from call to call: the notes, the issues,
	 * the names of the tools. Answers that are of no such kind are given whole.
	 */
	private static String told(String answer) {
		JsonNode json = json(answer);
		for (String detail : DETAILS) {
			if (json.has(detail)) {
				return visible(json.path("error").asString("") + " " + json.path(detail)).strip();
			}
		}
		return visible(answer.substring(Math.max(answer.indexOf("<repair_note>"), 0)));
	}

	private static JsonNode json(String answer) {
		try {
			return MAPPER.readTree(answer);
		}
		catch (JacksonException ex) {
			return MAPPER.missingNode();
		}
	}

	private static String shortened(String text, int length) {
		return (text.length() > length) ? text.substring(0, length - 3) + "..." : text;
	}

	/**
	 * Gives a text in which everything but printable ASCII is an escape.
	 */
	private static String visible(String text) {
		return text.chars().mapToObj(BeforeAfterTable::visible).collect(Collectors.joining());
	}

	private static String visible(int character) {
		return switch (character) {
			case '\n' -> "\\n";
			case '\r' -> "\\r";
			case '\t' -> "\\t";
			default -> (character >= ' ' && character <= '~') ? String.valueOf((char) character)
					: "\\u%04x".formatted(character);
		};
	}

	private static void addRow(List<String> lines, List<String> cells) {
		List<List<String>> wrapped = IntStream.range(0, WIDTHS.length)
			.mapToObj((column) -> wrap(cells.get(column), WIDTHS[column]))
			.toList();
		int height = wrapped.stream().mapToInt(List::size).max().orElse(0);
		for (int line = 0; line < height; line++) {
			StringBuilder row = new StringBuilder();
			for (int column = 0; column < WIDTHS.length; column++) {
				String text = (line < wrapped.get(column).size()) ? wrapped.get(column).get(line) : "";
				row.append((column > 0) ? SEPARATOR : "")
					.append(text)
					.append(" ".repeat(WIDTHS[column] - text.length()));
			}
			lines.add(row.toString().stripTrailing());
		}
		lines.add(IntStream.of(WIDTHS).mapToObj("-"::repeat).collect(Collectors.joining("-+-")));
	}

	/**
	 * Gives the place to break a text that is longer than a line: at a blank or behind a
	 * comma, if the line is not too short then.
	 */
	private static int lineEnd(String text, int width) {
		int end = Math.max(text.lastIndexOf(' ', width), text.lastIndexOf(',', width - 1) + 1);
		return (end > width / 2) ? end : width;
	}

	private static List<String> wrap(String text, int width) {
		List<String> lines = new ArrayList<>();
		for (String line : text.split("\n", -1)) {
			String rest = line;
			while (rest.length() > width) {
				int end = lineEnd(rest, width);
				lines.add(rest.substring(0, end).stripTrailing());
				rest = rest.substring(end).stripLeading();
			}
			lines.add(rest);
		}
		if (lines.size() <= MAX_LINES) {
			return lines;
		}
		String last = lines.get(MAX_LINES - 1);
		List<String> cut = new ArrayList<>(lines.subList(0, MAX_LINES - 1));
		cut.add(last.substring(0, Math.min(last.length(), width - 3)) + "...");
		return cut;
	}

}
