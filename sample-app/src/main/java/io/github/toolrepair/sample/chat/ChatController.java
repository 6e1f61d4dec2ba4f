package io.github.toolrepair.sample.chat;

import java.util.List;

import io.github.toolrepair.sample.tool.ToolRun;
import io.github.toolrepair.sample.tool.ToolSession;
import io.github.toolrepair.sample.tool.Workspace;
import org.apache.commons.logging.Log;
import org.apache.commons.logging.LogFactory;
import org.jspecify.annotations.Nullable;

import org.springframework.ai.chat.client.ChatClient;
import org.springframework.http.HttpStatus;
import org.springframework.web.ErrorResponseException;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.server.ResponseStatusException;

/**
 * Answers a user's message. Each message is a conversation of its own, with its own copy
 * of the workspace.
 */
@RestController
class ChatController {

	private static final Log logger = LogFactory.getLog(ChatController.class);

	private final ChatClient chatClient;

	private final Workspace workspace;

	ChatController(ChatClient chatClient, Workspace workspace) {
		this.chatClient = chatClient;
		this.workspace = workspace;
	}

	@PostMapping("/chat")
	ChatAnswer chat(@RequestBody ChatQuestion question) {
		String message = question.message();
		if (message == null || message.isBlank()) {
			throw new ResponseStatusException(HttpStatus.BAD_REQUEST, "'message' must hold a text");
		}
		ToolSession session = new ToolSession(this.workspace.copy());
		String answer = answer(message, session);
		return new ChatAnswer(answer, session.runs());
	}

	private @Nullable String answer(String message, ToolSession session) {
		try {
			return this.chatClient.prompt(message).toolContext(session.toToolContext()).call().content();
		}
		catch (RuntimeException ex) {
			logger.error("The conversation ended with an exception", ex);
			ErrorResponseException response = new ErrorResponseException(HttpStatus.BAD_GATEWAY, ex);
			response.setDetail("The model or a tool failed, see the log: " + ex.getClass().getSimpleName());
			throw response;
		}
	}

	/**
	 * What a user asks.
	 */
	record ChatQuestion(@Nullable String message) {
	}

	/**
	 * What the model says, and what its tools ran for it.
	 */
	record ChatAnswer(@Nullable String answer, List<ToolRun> ran) {
	}

}
