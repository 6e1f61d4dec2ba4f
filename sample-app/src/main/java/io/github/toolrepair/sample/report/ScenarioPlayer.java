package io.github.toolrepair.sample.report;

import io.github.toolrepair.sample.scenario.Scenario;
import io.github.toolrepair.sample.scripted.ScriptedModelServer;
import io.github.toolrepair.sample.tool.ToolSession;
import io.github.toolrepair.sample.tool.Workspace;

import org.springframework.ai.chat.client.ChatClient;
import org.springframework.ai.openai.OpenAiChatOptions;

/**
 * Plays scenarios through one chat client.
 */
final class ScenarioPlayer {

	private final String name;

	private final ChatClient chatClient;

	private final ScriptedModelServer server;

	private final Workspace workspace;

	/**
	 * Creates a player.
	 * @param name what tells this player's conversations from those of others
	 * @param chatClient the client to play through
	 * @param server the server at the other end of that client
	 * @param workspace the files, of which each conversation gets its own copy
	 */
	ScenarioPlayer(String name, ChatClient chatClient, ScriptedModelServer server, Workspace workspace) {
		this.name = name;
		this.chatClient = chatClient;
		this.server = server;
		this.workspace = workspace;
	}

	Conversation play(Scenario scenario) {
		ToolSession session = new ToolSession(this.workspace.copy());
		String user = this.name + "/" + scenario.id();
		RuntimeException failure = null;
		try {
			this.chatClient.prompt(scenario.prompt())
				.options(OpenAiChatOptions.builder().user(user))
				.toolContext(session.toToolContext())
				.call()
				.content();
		}
		catch (RuntimeException ex) {
			failure = ex;
		}
		return new Conversation(scenario, session.runs(), this.server.transcript(user), failure);
	}

}
