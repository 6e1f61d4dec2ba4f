package io.github.toolrepair.sample.report;

import java.io.PrintStream;
import java.util.List;

import io.github.toolrepair.sample.scenario.Scenarios;
import io.github.toolrepair.sample.scripted.ScriptedModelServer;
import io.github.toolrepair.sample.tool.Workspace;

import org.springframework.ai.chat.client.ChatClient;
import org.springframework.boot.ApplicationArguments;
import org.springframework.boot.ApplicationRunner;
import org.springframework.boot.ExitCodeGenerator;

/**
 * Plays all scenarios when the application has started, and prints the table. The exit
 * code is 1 if a scenario did not come out as expected with repair.
 */
public final class BeforeAfterRunner implements ApplicationRunner, ExitCodeGenerator {

	private final Scenarios scenarios;

	private final ScenarioPlayer without;

	private final ScenarioPlayer with;

	private final PrintStream output;

	private volatile BeforeAfterReport report = new BeforeAfterReport(List.of());

	/**
	 * Creates the runner.
	 * @param scenarios what to play
	 * @param server the scripted model
	 * @param workspace the files of the conversations
	 * @param without a chat client of Spring AI as it is
	 * @param with a chat client with repair
	 * @param output where the table goes
	 */
	public BeforeAfterRunner(Scenarios scenarios, ScriptedModelServer server, Workspace workspace, ChatClient without,
			ChatClient with, PrintStream output) {
		this.scenarios = scenarios;
		this.without = new ScenarioPlayer("without", without, server, workspace);
		this.with = new ScenarioPlayer("with", with, server, workspace);
		this.output = output;
	}

	@Override
	public void run(ApplicationArguments arguments) {
		this.report = BeforeAfterReport.play(this.scenarios, this.without, this.with);
		this.output.println(new BeforeAfterTable(this.report).render());
	}

	@Override
	public int getExitCode() {
		return (!this.report.comparisons().isEmpty() && this.report.unexpected().isEmpty()) ? 0 : 1;
	}

	/**
	 * Gives the report, which is empty until the scenarios have been played.
	 */
	public BeforeAfterReport report() {
		return this.report;
	}

}
