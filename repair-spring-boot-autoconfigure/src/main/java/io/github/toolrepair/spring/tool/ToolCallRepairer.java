package io.github.toolrepair.spring.tool;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

import io.github.toolrepair.RepairPipeline;
import io.github.toolrepair.RepairRequest;
import io.github.toolrepair.RepairResult;
import io.github.toolrepair.feedback.RetryMessages;
import io.github.toolrepair.model.RepairMode;
import io.github.toolrepair.model.RepairOutcome;
import io.github.toolrepair.model.RepairPolicy;
import io.github.toolrepair.model.ToolContract;
import io.github.toolrepair.spring.contract.ToolContracts;
import io.github.toolrepair.telemetry.CallHandling;
import io.github.toolrepair.telemetry.KnownTools;
import io.github.toolrepair.telemetry.RepairEvent;
import io.github.toolrepair.telemetry.RetryKind;
import org.apache.commons.logging.Log;
import org.apache.commons.logging.LogFactory;
import org.jspecify.annotations.Nullable;

import org.springframework.ai.chat.messages.AssistantMessage.ToolCall;
import org.springframework.ai.chat.model.ChatResponse;
import org.springframework.ai.chat.prompt.Prompt;
import org.springframework.ai.model.tool.ToolCallingManager;
import org.springframework.ai.model.tool.ToolExecutionResult;
import org.springframework.ai.tool.ToolCallback;
import org.springframework.ai.tool.definition.ToolDefinition;
import org.springframework.ai.tool.observation.ToolCallingObservationContext;
import org.springframework.util.StringUtils;

/**
 * Decides what is to happen to the tool calls of a message: the pipeline gives the
 * outcome of each call's arguments, the options say how it is carried out. Safe for many
 * threads.
 */
public final class ToolCallRepairer {

	private static final Log logger = LogFactory.getLog(ToolCallRepairer.class);

	/** Stands for a name that is missing, which no manager and no client could handle. */
	private static final String NO_NAME = "unknown";

	private static final String NO_ARGUMENTS = "{}";

	/** Most tools about which is warned, so that memory stays bounded. */
	private static final int MOST_WARNINGS = 1_000;

	private final RepairPipeline pipeline;

	private final ToolContracts contracts;

	private final ToolCallRepairOptions options;

	private final VerdictExecutor executor;

	private final RepairEventPublisher events;

	private final Function<String, @Nullable ToolCallback> fallback;

	private final KnownTools tools;

	/** Calls that are being executed. */
	private final Set<PlannedCalls> executing = ConcurrentHashMap.newKeySet();

	/** Tools whose schema can't be used, about which was warned. */
	private final Set<String> warned = ConcurrentHashMap.newKeySet();

	/**
	 * Repairer for the tools of each request.
	 * @param pipeline pipeline that all calls pass
	 * @param options how its verdicts are carried out
	 * @param events is told of each call
	 * @param fallback finds, by its name, a tool that the request does not have but which
	 * may run nevertheless; gives null if there is none
	 */
	public ToolCallRepairer(RepairPipeline pipeline, ToolCallRepairOptions options, RepairEventPublisher events,
			Function<String, @Nullable ToolCallback> fallback) {
		this(pipeline, options, events, fallback, new KnownTools(), new ToolContracts());
	}

	/**
	 * Repairer for the tools of each request, which others may want to know.
	 * @param pipeline pipeline that all calls pass
	 * @param options how its verdicts are carried out
	 * @param events is told of each call
	 * @param fallback finds, by its name, a tool that the request does not have but which
	 * may run nevertheless; gives null if there is none
	 * @param tools takes note of the tools
	 * @param contracts makes the contracts of the tools
	 */
	public ToolCallRepairer(RepairPipeline pipeline, ToolCallRepairOptions options, RepairEventPublisher events,
			Function<String, @Nullable ToolCallback> fallback, KnownTools tools, ToolContracts contracts) {
		this.pipeline = pipeline;
		this.options = options;
		this.executor = new VerdictExecutor(options.containExceptions());
		this.events = events;
		this.fallback = fallback;
		this.tools = tools;
		this.contracts = contracts;
	}

	/**
	 * Plan for the calls of the response; null if all of it is to be left as it is.
	 */
	@Nullable ToolCallPlan plan(Prompt prompt, ChatResponse response) {
		RequestedCalls requested = RequestedCalls.of(prompt, response);
		if (requested == null || requested.callbacks().stream().anyMatch(RepairedToolCallback.class::isInstance)) {
			return null;
		}
		return new Planning(requested).plan();
	}

	/**
	 * Result of the manager for the plan.
	 */
	ToolExecutionResult execute(ToolCallPlan plan, ToolCallingManager manager) {
		this.executing.add(plan.calls());
		try {
			return plan.conclude(manager.executeToolCalls(plan.prompt(), plan.response()));
		}
		finally {
			this.executing.remove(plan.calls());
		}
	}

	/**
	 * What listeners were told of the call that the observation is about; null if that is
	 * not known, or the call does not run any more.
	 */
	public @Nullable RepairEvent eventOf(ToolCallingObservationContext observed) {
		return this.executing.stream()
			.map((calls) -> calls.eventOf(observed.getToolDefinition().name(), observed.getToolCallArguments()))
			.filter(Objects::nonNull)
			.findFirst()
			.orElse(null);
	}

	/**
	 * Runs a tool whose call is in no plan: its caller bypasses the manager, or the
	 * manager changed the arguments.
	 * @param tool the tool, of which only definition and metadata are asked
	 * @param toolInput text as the caller gives it
	 * @param run runs the tool with the given arguments
	 */
	String call(ToolCallback tool, @Nullable String toolInput, UnaryOperator<String> run) {
		String arguments = Objects.requireNonNullElse(toolInput, "");
		ToolContract contract = contract(tool);
		RunningCalls running = this.executor.running();
		if (this.pipeline.policyFor(contract.name()).mode() == RepairMode.OFF
				|| running.isProven(contract.name(), arguments, contract.bindingSchema())) {
			return run.apply(arguments);
		}
		CallVerdict verdict = look(contract, arguments, running.contains(contract.name(), arguments));
		return this.executor.execute(tool, arguments, verdict, contract.bindingSchema(), run);
	}

	String execute(ToolCallback tool, String arguments, CallVerdict verdict, UnaryOperator<String> run) {
		return this.executor.execute(tool, arguments, verdict, contract(tool).bindingSchema(), run);
	}

	/**
	 * Whether calls of the tool are validated before they run, so that a server need not
	 * do it.
	 */
	public boolean validates(String toolName) {
		return this.pipeline.policyFor(toolName).mode() == RepairMode.ENFORCE
				&& this.options.onUnrepairable() == UnrepairableAction.REJECT;
	}

	/**
	 * Looks at a call that the application answers as a server.
	 * @param definition tool as it is offered
	 * @param arguments text of the arguments as they were sent
	 */
	public ServedCall serve(ToolDefinition definition, String arguments) {
		ToolContract contract = ToolContract.of(definition.name(), definition.inputSchema());
		return new ServedCall(definition.name(), look(contract, arguments, false), this.executor.running());
	}

	/**
	 * Verdict on a call whose turn is not known.
	 * @param known whether it was looked at before and is told of only if that has missed
	 * something: there may be Java types behind the tool that say more than its schema
	 */
	private CallVerdict look(ToolContract contract, String arguments, boolean known) {
		RepairPolicy policy = this.pipeline.policyFor(contract.name());
		long start = System.nanoTime();
		RepairResult result = this.pipeline.repair(RepairRequest.of(contract, arguments));
		Duration duration = Duration.ofNanos(System.nanoTime() - start);
		if (!known || !result.isExecutable() || !result.changes().isEmpty()) {
			publish(contract, result, new LookedAtCall(contract.name(), policy, null, null, duration,
					handling(policy, result), RetryKind.NONE));
		}
		return (policy.mode() == RepairMode.SHADOW) ? new CallVerdict.Pass() : verdict(result);
	}

	private ToolContract contract(ToolCallback tool) {
		return this.contracts.of(RepairingToolCallback.target(tool));
	}

	private RepairEvent publish(ToolContract contract, RepairResult result, LookedAtCall call) {
		log(contract.name(), call.policy(), result);
		return this.events.publish(call, result, this.pipeline.summarize(contract, result.issues()));
	}

	private void log(String name, RepairPolicy policy, RepairResult result) {
		if (result.observations().contains(RepairPipeline.UNUSABLE_SCHEMA) && this.warned.size() < MOST_WARNINGS
				&& this.warned.add(name)) {
			logger.warn("The input schema of tool '" + name + "' can't be used: its calls run as they are sent");
		}
		if (result.outcome() == RepairOutcome.UNREPAIRABLE && logger.isDebugEnabled()) {
			logger.debug("Call of tool '%s' is unrepairable: %s (mode %s)".formatted(name,
					Objects.requireNonNull(result.reason()).id(), policy.mode()));
		}
		else if (result.outcome() == RepairOutcome.REPAIRED && logger.isDebugEnabled()) {
			logger.debug("Call of tool '%s' is repaired by %s (mode %s)".formatted(name,
					result.changes().stream().map((change) -> change.ruleId().value()).distinct().toList(),
					policy.mode()));
		}
	}

	private CallVerdict verdict(RepairResult result) {
		return isRejected(result) ? new CallVerdict.Refuse(Objects.requireNonNull(result.retryMessage()))
				: new CallVerdict.Run(executable(result), result.repairNotes(), false);
	}

	private CallHandling handling(RepairPolicy policy, RepairResult result) {
		if (policy.mode() == RepairMode.SHADOW) {
			return CallHandling.SHADOW;
		}
		if (isRejected(result)) {
			return CallHandling.REJECT;
		}
		return result.isExecutable() ? CallHandling.RUN : CallHandling.PASSTHROUGH;
	}

	private void takeNoteOf(ToolCallback callback) {
		ToolDefinition definition = callback.getToolDefinition();
		ToolContract known = this.tools.find(definition.name());
		if (known == null || !known.inputSchema().equals(definition.inputSchema())) {
			this.tools.add(contract(callback));
		}
	}

	private boolean isRejected(RepairResult result) {
		return !result.isExecutable() && this.options.onUnrepairable() == UnrepairableAction.REJECT;
	}

	/**
	 * Text for the tool. Blank text, which only a schema that can't be used or
	 * {@link UnrepairableAction#PASSTHROUGH} lets through, becomes an empty object as
	 * Spring AI does it.
	 */
	private static String executable(RepairResult result) {
		return StringUtils.hasText(result.arguments()) ? result.arguments() : NO_ARGUMENTS;
	}

	/**
	 * Work on the calls of one message.
	 */
	private final class Planning {

		private final RequestedCalls requested;

		private final @Nullable String modelId;

		private final List<PlannedCall> planned = new ArrayList<>();

		private final TurnRetries retries;

		/** Callbacks that the request does not have, by name. */
		private final Map<String, ToolCallback> added = new LinkedHashMap<>();

		Planning(RequestedCalls requested) {
			this.requested = requested;
			this.modelId = requested.modelId();
			this.retries = new TurnRetries(requested, this.planned);
		}

		@Nullable ToolCallPlan plan() {
			this.requested.callbacks().forEach(ToolCallRepairer.this::takeNoteOf);
			this.requested.toolCalls().forEach((call) -> this.planned.add(plan(call)));
			PlannedCalls calls = new PlannedCalls(this.planned);
			Set<String> names = calls.toolNames();
			if (names.isEmpty()) {
				return calls.anyEvent() ? new ToolCallPlan(this.requested.prompt(), this.requested.response(), calls)
						: null;
			}
			List<ToolCallback> callbacks = new ArrayList<>(this.requested.callbacks());
			callbacks.addAll(this.added.values());
			callbacks.replaceAll((callback) -> names.contains(callback.getToolDefinition().name())
					? new RepairedToolCallback(callback, calls, ToolCallRepairer.this) : callback);
			ChatResponse response = calls.anyRewritten() ? this.requested.responseWith(calls.toolCalls())
					: this.requested.response();
			return new ToolCallPlan(this.requested.promptWith(callbacks), response, calls);
		}

		private PlannedCall plan(ToolCall call) {
			String called = StringUtils.hasText(call.name()) ? call.name() : NO_NAME;
			String name = resolveName(called);
			RepairPolicy policy = ToolCallRepairer.this.pipeline.policyFor(name);
			if (policy.mode() == RepairMode.OFF) {
				return PlannedCall.untouched(call);
			}
			ToolCallback callback = find(name);
			return (callback != null) ? plan(call, called, callback, policy) : planUnknown(call, called, policy);
		}

		/**
		 * Name of the offered tool that is meant; the called name itself if there is
		 * none.
		 */
		private String resolveName(String called) {
			String name = ToolCallRepairer.this.pipeline.resolveName(called, this.requested.toolNames(), this.modelId);
			return (name != null) ? name : called;
		}

		private @Nullable ToolCallback find(String name) {
			ToolCallback offered = this.requested.callback(name);
			return (offered != null) ? offered : ToolCallRepairer.this.fallback.apply(name);
		}

		private PlannedCall plan(ToolCall call, String called, ToolCallback callback, RepairPolicy policy) {
			String name = callback.getToolDefinition().name();
			String raw = Objects.requireNonNullElse(call.arguments(), "");
			ToolContract contract = contract(callback);
			long start = System.nanoTime();
			RepairResult result = ToolCallRepairer.this.pipeline.repair(RepairRequest.of(contract, raw)
				.withCalledName(called)
				.withModelId(this.modelId)
				.withFinishReason(this.requested.finishReason())
				.withStrictSchema(this.requested.asksForStrictSchemas()));
			Duration duration = Duration.ofNanos(System.nanoTime() - start);
			CallHandling handling = handling(policy, result);
			RepairEvent event = publish(contract, result,
					lookedAt(name, policy, duration, handling, retry(name, raw, handling)));
			return planned(call, callback, policy, result).withEvent(event);
		}

		private PlannedCall planned(ToolCall call, ToolCallback callback, RepairPolicy policy, RepairResult result) {
			if (policy.mode() == RepairMode.SHADOW) {
				return PlannedCall.asSent(call, new CallVerdict.Pass());
			}
			String name = callback.getToolDefinition().name();
			if (this.requested.callback(name) == null) {
				this.added.put(name, callback);
			}
			if (isRejected(result)) {
				return refuse(call, name, Objects.requireNonNull(result.retryMessage()));
			}
			String history = history(result, Objects.requireNonNullElse(call.arguments(), ""));
			CallVerdict verdict = new CallVerdict.Run(executable(result), notes(call, policy, result),
					isRepeated(name, history));
			boolean asSent = name.equals(call.name()) && history.equals(call.arguments());
			return asSent ? PlannedCall.asSent(call, verdict) : PlannedCall.rewritten(call, name, history, verdict);
		}

		private List<String> notes(ToolCall call, RepairPolicy policy, RepairResult result) {
			if (!policy.feedback().notes() || !this.requested.isPromoted(call)) {
				return result.repairNotes();
			}
			return Stream.concat(Stream.of(PromotedCalls.NOTE), result.repairNotes().stream())
				.limit(policy.feedback().maxNotes())
				.toList();
		}

		/**
		 * Text for the history: what the model sent if that is valid, however it was
		 * converted for the tool.
		 */
		private String history(RepairResult result, String raw) {
			if (result.outcome() == RepairOutcome.REPAIRED) {
				return result.arguments();
			}
			// Nothing was read if the schema can't be used or the call is unrepairable.
			return result.parsed().isMissingNode() ? HistoryArguments.of(executable(result)) : raw;
		}

		private RetryKind retry(String name, String raw, CallHandling handling) {
			return switch (handling) {
				case RUN -> this.retries.ofRun(name);
				case REJECT -> this.retries.ofRefused(name, HistoryArguments.of(raw));
				case PASSTHROUGH, SHADOW -> RetryKind.NONE;
			};
		}

		private LookedAtCall lookedAt(@Nullable String tool, RepairPolicy policy, Duration duration,
				CallHandling handling, RetryKind retry) {
			return new LookedAtCall(tool, policy, this.requested.provider(), this.modelId, duration, handling, retry);
		}

		private PlannedCall planUnknown(ToolCall call, String name, RepairPolicy policy) {
			String raw = Objects.requireNonNullElse(call.arguments(), "");
			CallHandling handling = (policy.mode() == RepairMode.SHADOW) ? CallHandling.SHADOW : CallHandling.REJECT;
			RepairEvent event = ToolCallRepairer.this.events
				.publishUnknownTool(lookedAt(null, policy, Duration.ZERO, handling, retry(name, raw, handling)));
			logger.debug("The model called a tool that the request does not have");
			if (policy.mode() == RepairMode.SHADOW) {
				return PlannedCall.untouched(call).withEvent(event);
			}
			String answer = RetryMessages.unknownTool(this.requested.toolNames());
			this.added.put(name, new UnknownToolCallback(name, answer));
			return refuse(call, name, answer).withEvent(event);
		}

		private PlannedCall refuse(ToolCall call, String name, String answer) {
			String history = HistoryArguments.of(Objects.requireNonNullElse(call.arguments(), ""));
			CallVerdict verdict = new CallVerdict.Refuse(
					isRepeated(name, history) ? RetryMessages.identicalRetries(name) : answer);
			return PlannedCall.rewritten(call, name, history, verdict);
		}

		/**
		 * Whether the same call was made so often before that it must not be tried again.
		 */
		private boolean isRepeated(String name, String history) {
			return this.retries.identicalCalls(name, history) >= ToolCallRepairer.this.options.maxIdenticalRetries();
		}

	}

}
