package io.github.toolrepair.spring.advisor;

import java.util.ArrayList;
import java.util.List;

import io.github.toolrepair.GrammarRecovery;
import io.github.toolrepair.RepairPipeline;
import io.github.toolrepair.grammar.GrammarContext;
import io.github.toolrepair.grammar.GrammarMessage;
import io.github.toolrepair.grammar.GrammarResult;
import io.github.toolrepair.spring.tool.PromotedCalls;
import io.github.toolrepair.spring.tool.RepairEventPublisher;
import reactor.core.publisher.Flux;

import org.springframework.ai.chat.client.ChatClientRequest;
import org.springframework.ai.chat.client.ChatClientResponse;
import org.springframework.ai.chat.client.advisor.ToolCallingAdvisor;
import org.springframework.ai.chat.client.advisor.api.CallAdvisor;
import org.springframework.ai.chat.client.advisor.api.CallAdvisorChain;
import org.springframework.ai.chat.client.advisor.api.StreamAdvisor;
import org.springframework.ai.chat.client.advisor.api.StreamAdvisorChain;
import org.springframework.ai.chat.messages.AssistantMessage;
import org.springframework.ai.chat.model.ChatResponse;
import org.springframework.ai.chat.model.Generation;
import org.springframework.core.Ordered;
import org.springframework.util.StringUtils;

/**
 * Takes tool calls that the model printed as text out of its messages, and lets those run
 * that may, as if the model had made them.
 * <p>
 * The advisor has to be inside the tool calling loop: its order is above that of the
 * {@link ToolCallingAdvisor}, which then executes promoted calls in the same turn. The
 * manager of that advisor should be a
 * {@link io.github.toolrepair.spring.tool.RepairToolCallingManager}, so that the
 * arguments are proven before they are used. Requests without tools pass untouched.
 */
public final class GrammarAdvisor implements CallAdvisor, StreamAdvisor {

	/** Next to the model, so that all other advisors see the cleaned message. */
	public static final int DEFAULT_ORDER = Ordered.LOWEST_PRECEDENCE - 100;

	private final GrammarRecovery recovery;

	private final RepairPipeline pipeline;

	private final LeakEvents events;

	private final int order;

	/**
	 * Advisor with the order {@value #DEFAULT_ORDER}.
	 * @param recovery recovers calls from text
	 * @param pipeline pipeline that the calls' arguments pass before they run; calls of
	 * tools for which it does not enforce its results are not recovered
	 * @param events is told of each leak
	 */
	public GrammarAdvisor(GrammarRecovery recovery, RepairPipeline pipeline, RepairEventPublisher events) {
		this(recovery, pipeline, events, DEFAULT_ORDER);
	}

	/**
	 * Advisor with another order.
	 * @param recovery recovers calls from text
	 * @param pipeline pipeline that the calls' arguments pass before they run; calls of
	 * tools for which it does not enforce its results are not recovered
	 * @param events is told of each leak
	 * @param order order in the chain, above that of the tool calling advisor
	 */
	public GrammarAdvisor(GrammarRecovery recovery, RepairPipeline pipeline, RepairEventPublisher events, int order) {
		this.recovery = recovery;
		this.pipeline = pipeline;
		this.events = new LeakEvents(events);
		this.order = order;
	}

	@Override
	public String getName() {
		return "Grammar Advisor";
	}

	@Override
	public int getOrder() {
		return this.order;
	}

	@Override
	public ChatClientResponse adviseCall(ChatClientRequest request, CallAdvisorChain chain) {
		ChatClientResponse response = chain.nextCall(request);
		ChatResponse chatResponse = response.chatResponse();
		GrammarRequest grammarRequest = GrammarRequest.of(request, this.pipeline, this.recovery.policy().mode());
		if (grammarRequest == null || chatResponse == null) {
			return response;
		}
		ChatResponse recovered = recover(grammarRequest, chatResponse);
		return recovered.equals(chatResponse) ? response : response.mutate().chatResponse(recovered).build();
	}

	private ChatResponse recover(GrammarRequest request, ChatResponse response) {
		GrammarContext context = request.contextOf(response);
		boolean toolCalls = response.hasToolCalls();
		boolean changed = false;
		List<Generation> generations = new ArrayList<>();
		for (Generation generation : response.getResults()) {
			AssistantMessage message = generation.getOutput();
			if (Reasoning.is(message) || !StringUtils.hasLength(message.getText())) {
				generations.add(generation);
				continue;
			}
			GrammarResult result = this.recovery.recover(new GrammarMessage(context, message.getText(),
					generation.getMetadata().getFinishReason(), toolCalls));
			this.events.publish(result, context.modelId());
			// Only one message can be answered with results, so the first call wins.
			toolCalls = toolCalls || !result.calls().isEmpty();
			changed = changed || result.changed();
			generations
				.add(result.changed() ? new Generation(PromotedCalls.apply(message, result.text(), result.calls()),
						generation.getMetadata()) : generation);
		}
		return changed ? ChatResponse.builder().from(response).generations(generations).build() : response;
	}

	@Override
	public Flux<ChatClientResponse> adviseStream(ChatClientRequest request, StreamAdvisorChain chain) {
		Flux<ChatClientResponse> chunks = chain.nextStream(request);
		GrammarRequest grammarRequest = GrammarRequest.of(request, this.pipeline, this.recovery.policy().mode());
		if (grammarRequest == null) {
			return chunks;
		}
		return Flux.defer(() -> {
			StreamedResponse response = new StreamedResponse(grammarRequest, this.recovery, this.events);
			return chunks.concatMapIterable(response::accept, 1)
				.onErrorResume((ex) -> Flux.fromIterable(response.flush()).concatWith(Flux.error(ex)))
				.concatWith(Flux.defer(() -> Flux.fromIterable(response.finish())));
		});
	}

}
