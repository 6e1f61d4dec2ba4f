package io.github.toolrepair;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

import io.github.toolrepair.cleanup.CleanupStage;
import io.github.toolrepair.cleanup.ValueCleanup;
import io.github.toolrepair.convert.ConversionStage;
import io.github.toolrepair.envelope.EnvelopeStage;
import io.github.toolrepair.model.ByToolName;
import io.github.toolrepair.model.Issue;
import io.github.toolrepair.model.PreprocessorDefinition;
import io.github.toolrepair.model.RepairConfigurationException;
import io.github.toolrepair.model.RepairPolicy;
import io.github.toolrepair.model.RepairProfile;
import io.github.toolrepair.model.RuleId;
import io.github.toolrepair.model.ToolContract;
import io.github.toolrepair.model.ToolSettings;
import io.github.toolrepair.name.NameStage;
import io.github.toolrepair.owner.OwnerHook;
import io.github.toolrepair.owner.OwnerHookStage;
import io.github.toolrepair.preprocess.PreprocessStage;
import io.github.toolrepair.preprocess.StructuralRepair;
import io.github.toolrepair.schema.SchemaRepairStage;
import io.github.toolrepair.schema.StrictValidator;
import io.github.toolrepair.telemetry.IssueSummary;
import org.jspecify.annotations.Nullable;

/**
 * Repairs tool calls. A pure function of the request: the same request gives the same
 * result, nothing that a model sends makes it throw, and the work is bounded by
 * {@link io.github.toolrepair.model.RepairLimits}. Safe for use by many threads.
 *
 * <pre class="code">
 * RepairPipeline pipeline = RepairPipeline.builder().build();
 * RepairResult result = pipeline.repair(RepairRequest.of(contract, rawArguments));
 * if (result.isExecutable()) {
 *     tool.call(result.arguments());
 * }
 * </pre>
 */
public final class RepairPipeline {

	/**
	 * Observation for a call of a tool whose schema can't validate anything, so that the
	 * call runs as it was sent.
	 */
	public static final RuleId UNUSABLE_SCHEMA = new RuleId("validation.unusable-schema");

	private final NameStage names;

	private final ToolPipeline anyTool;

	private final ByToolName<ToolPipeline> byTool;

	private final Map<String, ToolSettings> settings;

	private final List<PreprocessorDefinition> preprocessors;

	private RepairPipeline(Builder builder) {
		StrictValidator validator = new StrictValidator();
		this.names = builder.nameStage();
		this.anyTool = builder.toolPipeline(ToolSettings.none(), validator, this.names);
		Map<String, ToolPipeline> pipelines = new HashMap<>();
		builder.tools
			.forEach((name, settings) -> pipelines.put(name, builder.toolPipeline(settings, validator, this.names)));
		this.byTool = new ByToolName<>(pipelines);
		this.settings = Map.copyOf(builder.tools);
		this.preprocessors = List.copyOf(builder.preprocessors);
	}

	/**
	 * Builder for a pipeline with {@link RepairPolicy#defaults()}.
	 */
	public static Builder builder() {
		return new Builder();
	}

	/**
	 * IDs of all rules that are built in, in alphabetical order.
	 */
	public static Set<RuleId> ruleIds() {
		Set<RuleId> ids = new TreeSet<>();
		ids.addAll(NameStage.ruleIds());
		ids.addAll(EnvelopeStage.ruleIds());
		ids.addAll(OwnerHookStage.ruleIds());
		ids.addAll(PreprocessStage.ruleIds());
		ids.addAll(SchemaRepairStage.ruleIds());
		ids.addAll(ConversionStage.ruleIds());
		return ids;
	}

	/**
	 * Whether the profile applies the rule; otherwise it only observes it.
	 */
	public static boolean isApplied(RuleId ruleId, RepairProfile profile) {
		return profile != RepairProfile.CONSERVATIVE || !EnvelopeStage.validatedRuleIds().contains(ruleId);
	}

	/**
	 * Settings that apply to calls of the tool: those of the pipeline, and the tool's own
	 * after or instead of them.
	 */
	public ToolSettings settingsFor(String toolName) {
		ToolSettings own = this.settings.getOrDefault(toolName, ToolSettings.none());
		List<PreprocessorDefinition> all = new ArrayList<>(this.preprocessors);
		all.addAll(own.preprocessors());
		return new ToolSettings(policyFor(toolName), own.names(), all);
	}

	/**
	 * Policy that applies to calls of the tool.
	 */
	public RepairPolicy policyFor(String toolName) {
		return pipelineFor(toolName).policy();
	}

	/**
	 * Name of the tool that a call means: the called name itself if it was offered, else
	 * the only offered one of which it is an alias or another spelling; null if there is
	 * no such tool.
	 * @param called name that a model sent
	 * @param offered names of all tools that the model may call
	 * @param modelId model that made the call; null if unknown
	 * @see RepairRequest#withCalledName(String)
	 */
	public @Nullable String resolveName(String called, Collection<String> offered, @Nullable String modelId) {
		return this.names.resolve(called, offered, this::policyFor, modelId);
	}

	/**
	 * Outcome of one call. The request's objects stay as they are.
	 */
	public RepairResult repair(RepairRequest request) {
		return pipelineFor(request.contract().name()).repair(request);
	}

	/**
	 * What is wrong with arguments, in words of the tool's schema alone.
	 * @param contract contract of the called tool
	 * @param issues issues of a result for this contract
	 */
	public List<IssueSummary> summarize(ToolContract contract, List<Issue> issues) {
		return pipelineFor(contract.name()).summarize(contract, issues);
	}

	private ToolPipeline pipelineFor(String toolName) {
		ToolPipeline own = this.byTool.get(toolName);
		return (own != null) ? own : this.anyTool;
	}

	/**
	 * Builder for a pipeline.
	 */
	public static final class Builder {

		private RepairPolicy policy = RepairPolicy.defaults();

		private final Map<String, ToolSettings> tools = new HashMap<>();

		private final List<OwnerHook> ownerHooks = new ArrayList<>();

		private final List<StructuralRepair> structuralRepairs = new ArrayList<>();

		private final List<PreprocessorDefinition> preprocessors = new ArrayList<>();

		private final List<ValueCleanup> cleanups = new ArrayList<>();

		private Builder() {
		}

		/**
		 * Policy for all tools that have none of their own.
		 */
		public Builder policy(RepairPolicy policy) {
			this.policy = policy;
			return this;
		}

		/**
		 * Settings for one tool; a second call for the same tool replaces the first.
		 * @param toolName name of the tool; one of letters and digits alone also stands
		 * for tools whose name is the same but for case and other characters
		 * @param settings the settings
		 */
		public Builder tool(String toolName, ToolSettings settings) {
			this.tools.put(toolName, settings);
			return this;
		}

		/**
		 * Further hook that prepares arguments of all tools.
		 */
		public Builder ownerHook(OwnerHook hook) {
			this.ownerHooks.add(hook);
			return this;
		}

		/**
		 * Further repair of the arguments' structure, under a rule ID of its own.
		 */
		public Builder structuralRepair(StructuralRepair repair) {
			this.structuralRepairs.add(repair);
			return this;
		}

		/**
		 * Further preprocessors for each tool that declares what they select. They run
		 * before those of a single tool.
		 */
		public Builder preprocessors(List<PreprocessorDefinition> preprocessors) {
			this.preprocessors.addAll(preprocessors);
			return this;
		}

		/**
		 * Further cleanup of valid values, for all tools.
		 */
		public Builder cleanup(ValueCleanup cleanup) {
			this.cleanups.add(cleanup);
			return this;
		}

		/**
		 * Pipeline as configured.
		 * @throws RepairConfigurationException if a setting is wrong; a builder can be
		 * used again after it was corrected
		 */
		public RepairPipeline build() {
			requireDistinctRepairs();
			requireKnownRules(this.policy);
			this.tools.values().forEach((settings) -> requireKnownRules(settings.policy()));
			return new RepairPipeline(this);
		}

		private Set<RuleId> knownRules() {
			Set<RuleId> known = ruleIds();
			this.cleanups.forEach((cleanup) -> known.add(cleanup.id()));
			this.structuralRepairs.forEach((repair) -> known.add(repair.id()));
			return known;
		}

		private void requireDistinctRepairs() {
			Set<RuleId> taken = ruleIds();
			for (StructuralRepair repair : this.structuralRepairs) {
				if (!taken.add(repair.id())) {
					throw new RepairConfigurationException(
							"The structural repair '" + repair.id() + "' needs a rule ID of its own");
				}
			}
		}

		private void requireKnownRules(@Nullable RepairPolicy policy) {
			if (policy == null) {
				return;
			}
			Set<RuleId> known = knownRules();
			List<RuleId> named = new ArrayList<>(policy.disabledRules());
			named.addAll(policy.modelGates().keySet());
			for (RuleId ruleId : named) {
				if (!known.contains(ruleId)) {
					throw new UnknownRuleException(ruleId, known);
				}
			}
		}

		private NameStage nameStage() {
			Map<String, List<String>> names = new HashMap<>();
			this.tools.forEach((tool, settings) -> names.put(tool, settings.names()));
			return new NameStage(names);
		}

		private ToolPipeline toolPipeline(ToolSettings settings, StrictValidator validator, NameStage names) {
			RepairPolicy own = settings.policy();
			return new ToolPipeline((own != null) ? own : this.policy, validator, names,
					new OwnerHookStage(this.ownerHooks),
					new PreprocessStage(this.structuralRepairs, this.preprocessors, settings.preprocessors()),
					new CleanupStage(this.cleanups));
		}

	}

}
