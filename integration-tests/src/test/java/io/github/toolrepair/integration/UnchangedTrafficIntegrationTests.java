package io.github.toolrepair.integration;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

import io.github.toolrepair.integration.wire.Provider;
import io.github.toolrepair.integration.wire.ScriptedCall;
import io.github.toolrepair.integration.wire.Turn;
import io.github.toolrepair.model.RepairOutcome;
import io.github.toolrepair.telemetry.RepairStatistics;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import org.springframework.ai.model.tool.DefaultToolCallingManager;
import org.springframework.ai.model.tool.ToolCallingManager;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * What goes over the wire with and without the starter is compared byte for byte.
 */
class UnchangedTrafficIntegrationTests {

	private static final int ROUNDS = 10;

	/** What goes over the wire without the starter. */
	private static final Map<Provider, Recording> WITHOUT = new EnumMap<>(Provider.class);

	@ParameterizedTest
	@EnumSource(Provider.class)
	void validCallsAreOnTheWireAsWithoutTheStarter(Provider provider) {
		List<Traffic> without = without(provider).valid();
		assertThat(without).allSatisfy((traffic) -> {
			assertThat(traffic.ran()).hasSize(6 * ROUNDS);
			assertThat(traffic.requests()).hasSize(2 * ROUNDS + 1);
			assertThat(traffic.end()).isEqualTo("Done.");
		});
		try (ChatApplication application = start(provider, "repair.enabled=true")) {
			assertThat(play(application, validConversations())).isEqualTo(without);
		}
	}

	@ParameterizedTest
	@EnumSource(Provider.class)
	void shadowModeIsOnTheWireAsWithoutTheStarterButRecorded(Provider provider) {
		List<Turn[]> conversations = faultyConversations(provider);
		try (ChatApplication application = start(provider, "repair.mode=shadow")) {
			assertThat(play(application, conversations)).isEqualTo(without(provider).faulty());
			long calls = conversations.stream().mapToLong((turns) -> turns[0].calls().size()).sum();
			RepairStatistics.Summary summary = application.bean(RepairStatistics.class).summary();
			assertThat(summary.outcomes().values().stream().mapToLong(Long::longValue).sum()).isEqualTo(2 * calls);
			assertThat(summary.outcomes().get(RepairOutcome.REPAIRED)).isPositive();
			assertThat(summary.outcomes().get(RepairOutcome.UNREPAIRABLE)).isPositive();
			assertThat(summary.turnsSaved()).isZero();
		}
	}

	private static Recording without(Provider provider) {
		return WITHOUT.computeIfAbsent(provider, (key) -> {
			try (ChatApplication application = start(key, "repair.enabled=false")) {
				assertThat(application.bean(ToolCallingManager.class)).isInstanceOf(DefaultToolCallingManager.class);
				return new Recording(play(application, validConversations()),
						play(application, faultyConversations(key)));
			}
		});
	}

	/**
	 * Plays each conversation, and once more as a stream.
	 */
	private static List<Traffic> play(ChatApplication application, List<Turn[]> conversations) {
		List<Traffic> traffic = new ArrayList<>();
		for (Turn[] turns : conversations) {
			traffic.add(play(application, false, turns));
			traffic.add(play(application, true, turns));
		}
		return traffic;
	}

	private static ChatApplication start(Provider provider, String property) {
		return new ChatApplication(provider, property, "repair.tools.read.aliases[/path]=file_path",
				"logging.level.root=off");
	}

	private static Traffic play(ChatApplication application, boolean stream, Turn... turns) {
		application.tools().forget();
		application.server().play(turns);
		String end;
		try {
			end = stream ? application.stream() : String.valueOf(application.chat());
		}
		catch (RuntimeException ex) {
			end = ex.toString();
		}
		return new Traffic(application.server().requests(), application.tools().ran(), end);
	}

	/**
	 * Calls of all kinds of tools in spellings that are valid but not canonical.
	 */
	private static List<Turn[]> validConversations() {
		List<Turn> turns = new ArrayList<>();
		for (int i = 0; i < ROUNDS; i++) {
			turns.add(Turn.calls(new ScriptedCall("a" + i, "read", "{\"path\":\"file-%d\"}".formatted(i)),
					new ScriptedCall("b" + i, "read", "{ \"limit\" : %d ,\n\"path\":\"\\u00fc\\/ü\"}".formatted(i)),
					new ScriptedCall("c" + i, "order",
							"{\"items\":[\"tea %d\",\"\\\"milk\\\"\"],\"count\":%d}".formatted(i, i))));
			turns.add(Turn.calls(new ScriptedCall("d" + i, "user", "{\"greeting\":\" Hi, %d. \"}".formatted(i)),
					new ScriptedCall("e" + i, "visit", "{\"code\":\"R%d\"}".formatted(i)),
					new ScriptedCall("f" + i, "status", "{}")));
		}
		turns.add(Turn.says("Done."));
		return List.<Turn[]>of(turns.toArray(Turn[]::new));
	}

	private static List<Turn[]> faultyConversations(Provider provider) {
		return Faults.all()
			.stream()
			.filter((fault) -> fault.calls().stream().allMatch((call) -> provider.carries(call.arguments(), false)))
			.map((fault) -> new Turn[] { fault.turn(), Turn.says("Done.") })
			.toList();
	}

	/**
	 * Traffic of valid and of faulty calls.
	 */
	private record Recording(List<Traffic> valid, List<Traffic> faulty) {

	}

	/**
	 * One conversation.
	 *
	 * @param requests bodies of the requests
	 * @param ran how the tools ran
	 * @param end answer, or the exception that ended it
	 */
	private record Traffic(List<String> requests, List<String> ran, String end) {

	}

}
