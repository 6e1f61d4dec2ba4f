package io.github.toolrepair.spring.advisor;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

import io.github.toolrepair.RepairPipeline;
import io.github.toolrepair.grammar.GrammarContext;
import io.github.toolrepair.model.GrammarMode;
import io.github.toolrepair.model.RepairMode;
import io.github.toolrepair.model.ToolContract;
import org.jspecify.annotations.Nullable;

import org.springframework.ai.chat.client.ChatClientRequest;
import org.springframework.ai.chat.model.ChatResponse;
import org.springframework.ai.chat.prompt.Prompt;
import org.springframework.ai.model.tool.ToolCallingChatOptions;
import org.springframework.ai.tool.ToolCallback;
import org.springframework.ai.tool.definition.ToolDefinition;
import org.springframework.util.CollectionUtils;
import org.springframework.util.StringUtils;

/**
 * What recovery needs to know of a request.
 *
 * @param tools the tools whose calls are recovered
 * @param structuredOutput whether the answer is to be JSON
 * @param outsideTexts texts of users and of tools
 * @param modelId model that is asked for; null if the options don't say
 */
record GrammarRequest(List<ToolContract> tools, boolean structuredOutput, List<String> outsideTexts,
		@Nullable String modelId) {

	/**
	 * Facts of the request; null if it has no tool whose calls are recovered. A tool
	 * whose calls are not repaired is left out, since nothing would prove the arguments;
	 * those whose calls are only recorded are at most observed.
	 */
	static @Nullable GrammarRequest of(ChatClientRequest request, RepairPipeline pipeline, GrammarMode grammarMode) {
		Prompt prompt = request.prompt();
		if (grammarMode == GrammarMode.OFF || !(prompt.getOptions() instanceof ToolCallingChatOptions options)
				|| CollectionUtils.isEmpty(options.getToolCallbacks())) {
			return null;
		}
		Set<RepairMode> modes = (grammarMode == GrammarMode.OBSERVE) ? EnumSet.of(RepairMode.ENFORCE, RepairMode.SHADOW)
				: EnumSet.of(RepairMode.ENFORCE);
		List<ToolContract> tools = new ArrayList<>();
		for (ToolCallback callback : options.getToolCallbacks()) {
			ToolDefinition tool = callback.getToolDefinition();
			if (modes.contains(pipeline.policyFor(tool.name()).mode())) {
				tools.add(ToolContract.of(tool.name(), tool.inputSchema()));
			}
		}
		return tools.isEmpty() ? null : new GrammarRequest(tools, StructuredOutput.isRequested(request),
				OutsideTexts.of(prompt.getInstructions()), options.getModel());
	}

	/**
	 * Context of a message in the response.
	 */
	GrammarContext contextOf(ChatResponse response) {
		String answered = response.getMetadata().getModel();
		return new GrammarContext(this.tools, StringUtils.hasText(answered) ? answered : this.modelId,
				this.structuredOutput, this.outsideTexts);
	}

}
