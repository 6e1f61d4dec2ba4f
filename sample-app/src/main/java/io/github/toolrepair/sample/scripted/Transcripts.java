package io.github.toolrepair.sample.scripted;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * Keeps the latest conversations that carry a name; the oldest ones are forgotten.
 */
final class Transcripts {

	private static final int MAX_CONVERSATIONS = 200;

	private final Map<String, Transcript> byUser = new LinkedHashMap<>();

	synchronized void add(ChatRequest request) {
		if (request.user().isEmpty()) {
			return;
		}
		int requests = get(request.user()).requests() + 1;
		this.byUser.put(request.user(), new Transcript(requests, request.messages()));
		if (this.byUser.size() > MAX_CONVERSATIONS) {
			this.byUser.remove(this.byUser.keySet().iterator().next());
		}
	}

	synchronized Transcript get(String user) {
		return this.byUser.getOrDefault(user, Transcript.EMPTY);
	}

}
