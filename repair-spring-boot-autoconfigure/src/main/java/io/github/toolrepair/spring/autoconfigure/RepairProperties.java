package io.github.toolrepair.spring.autoconfigure;

import java.time.Duration;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

import io.github.toolrepair.model.EmptyArguments;
import io.github.toolrepair.model.GrammarMode;
import io.github.toolrepair.model.RepairMode;
import io.github.toolrepair.model.RepairProfile;
import io.github.toolrepair.model.TruncationRepair;
import io.github.toolrepair.model.UnknownGrammarText;
import io.github.toolrepair.model.UnknownProperties;
import io.github.toolrepair.spring.contract.ContractCheckMode;
import io.github.toolrepair.spring.tool.UnrepairableAction;
import org.jspecify.annotations.Nullable;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.util.unit.DataSize;

/**
 * Configuration of the repair of tool calls.
 *
 * @param enabled Whether tool calls are repaired at all.
 * @param profile How much is repaired without being asked.
 * @param mode Whether results are used, only recorded, or not computed.
 * @param unknownProperties What happens to properties that a tool's schema does not
 * declare and does not allow.
 * @param commentaryProperties Names under which models comment on their call; left out
 * wherever a tool's schema does not declare and does not allow them.
 * @param rules Rules by ID, switched on or off.
 * @param modelGates Regular expressions of model IDs by rule ID; the rule then runs only
 * for models that match one of them.
 * @param tools Settings of single tools, by the tool's name.
 * @param preprocessors Preprocessors for each tool that declares the selected place, in
 * the order in which they run, before those of the tool itself.
 * @param limits Bounds of the work on one call.
 * @param envelope Reading of the raw arguments.
 * @param feedback What the model is told.
 * @param grammar Tool calls that a model printed as text.
 * @param metrics Meters.
 * @param endpoint Actuator endpoint.
 * @param health Health.
 * @param onUnrepairable What happens to a call whose arguments are unrepairable.
 * @param maxIdenticalRetries Retries of one and the same refused call in a turn, after
 * which the model is told to stop.
 * @param containExceptions Whether every exception of a tool becomes the answer of its
 * call instead of ending the conversation.
 * @param contractCheck What happens to findings about tools and their settings at
 * start-up.
 */
@ConfigurationProperties(prefix = RepairProperties.PREFIX, ignoreUnknownFields = false)
public record RepairProperties(@DefaultValue("true") boolean enabled, @DefaultValue("adaptive") RepairProfile profile,
		@DefaultValue("enforce") RepairMode mode, @DefaultValue("reject") UnknownProperties unknownProperties,
		@Nullable List<String> commentaryProperties, @DefaultValue Map<String, Boolean> rules,
		@DefaultValue Map<String, List<String>> modelGates, @DefaultValue Map<String, Tool> tools,
		@DefaultValue List<Preprocessor> preprocessors, @DefaultValue Limits limits, @DefaultValue Envelope envelope,
		@DefaultValue Feedback feedback, @DefaultValue Grammar grammar, @DefaultValue Metrics metrics,
		@DefaultValue Endpoint endpoint, @DefaultValue Health health,
		@DefaultValue("reject") UnrepairableAction onUnrepairable, @DefaultValue("3") int maxIdenticalRetries,
		@DefaultValue("false") boolean containExceptions, @DefaultValue("warn") ContractCheckMode contractCheck) {

	static final String PREFIX = "repair";

	public RepairProperties {
		commentaryProperties = (commentaryProperties != null) ? List.copyOf(commentaryProperties) : null;
		rules = copy(rules);
		modelGates = copy(modelGates);
		tools = copy(tools);
		preprocessors = List.copyOf(preprocessors);
	}

	/**
	 * Copy that keeps the order, unlike {@link Map#copyOf}.
	 */
	private static <V> Map<String, V> copy(Map<String, V> map) {
		return Collections.unmodifiableMap(new LinkedHashMap<>(map));
	}

	/**
	 * Settings of one tool.
	 *
	 * @param profile How much is repaired for this tool, if not as for all others.
	 * @param mode Whether results are used for this tool, if not as for all others.
	 * @param rules Rules by ID, switched on or off for this tool; the others are as for
	 * all tools.
	 * @param truncated What may be done for text of this tool's arguments whose end is
	 * missing, if not as for all others.
	 * @param unknownProperties What happens to properties that this tool's schema does
	 * not declare and does not allow, if not as for all others.
	 * @param commentaryProperties Names under which models comment on a call of this
	 * tool, instead of those for all others.
	 * @param names Other names under which models call this tool.
	 * @param aliases Other names under which models send a parameter, by the parameter's
	 * selector in brackets, such as [/path].
	 * @param preprocessors Preprocessors in the order in which they run, after the
	 * aliases.
	 */
	public record Tool(@Nullable RepairProfile profile, @Nullable RepairMode mode,
			@DefaultValue Map<String, Boolean> rules, @Nullable TruncationRepair truncated,
			@Nullable UnknownProperties unknownProperties, @Nullable List<String> commentaryProperties,
			@DefaultValue List<String> names, @DefaultValue Map<String, List<String>> aliases,
			@DefaultValue List<Preprocessor> preprocessors) {

		public Tool {
			names = List.copyOf(names);
			commentaryProperties = (commentaryProperties != null) ? List.copyOf(commentaryProperties) : null;
			rules = copy(rules);
			aliases = copy(aliases);
			preprocessors = List.copyOf(preprocessors);
		}

	}

	/**
	 * One preprocessor.
	 *
	 * @param kind Kind of the preprocessor.
	 * @param selector Places on which it works, such as /edits/&#42;/path.
	 * @param values What the kind needs besides, such as the other names for an alias.
	 * @param options How the kind differs from its default, such as replace-empty for an
	 * alias.
	 */
	public record Preprocessor(@DefaultValue("") String kind, @DefaultValue("") String selector,
			@DefaultValue List<String> values, @DefaultValue Map<String, String> options) {

		public Preprocessor {
			values = List.copyOf(values);
			options = copy(options);
		}

	}

	/**
	 * Bounds of the work on one call.
	 *
	 * @param maxInputBytes Longest raw arguments, as UTF-8.
	 * @param maxDepth Deepest nesting of arrays and objects.
	 * @param maxCandidates Candidates that are looked at for one call.
	 * @param maxPasses Passes of schema repair over one candidate.
	 */
	public record Limits(@DefaultValue("1MB") DataSize maxInputBytes, @DefaultValue("200") int maxDepth,
			@DefaultValue("256") int maxCandidates, @DefaultValue("32") int maxPasses) {

	}

	/**
	 * Reading of the raw arguments.
	 *
	 * @param truncated What may be done for text whose end is missing.
	 */
	public record Envelope(@DefaultValue("validated") TruncationRepair truncated) {

	}

	/**
	 * What the model is told.
	 *
	 * @param notes Whether results of repaired calls carry repair notes.
	 * @param maxNotes Most notes on one result.
	 * @param quoteInput Whether a retry message quotes what the model sent, at most 300
	 * characters.
	 * @param suggest Whether a retry message for an ambiguous call lists its readings.
	 */
	public record Feedback(@DefaultValue("true") boolean notes, @DefaultValue("5") int maxNotes,
			@DefaultValue("false") boolean quoteInput, @DefaultValue("true") boolean suggest) {

	}

	/**
	 * Tool calls that a model printed as text.
	 *
	 * @param mode What happens to them; if not set, the profile conservative observes
	 * them, adaptive strips them, and recover recovers them.
	 * @param unknownGrammarText What happens to those whose tool was not offered.
	 * @param allowedTools Tools whose printed calls may run; all that are offered if
	 * empty.
	 * @param modelFamilies Regular expressions of model IDs; only text of models that
	 * match one of them is looked at, and that of all models if there is none.
	 * @param markerless Whether a whole message that is a call without any marker counts
	 * as a call.
	 * @param emptyArguments When a printed call without arguments may run.
	 * @param onlyAtEnd Whether a printed call may run only if no text follows it.
	 * @param families Grammar families by ID, switched on or off.
	 */
	public record Grammar(@Nullable GrammarMode mode, @DefaultValue("preserve") UnknownGrammarText unknownGrammarText,
			@DefaultValue Set<String> allowedTools, @DefaultValue List<String> modelFamilies,
			@DefaultValue("true") boolean markerless, @DefaultValue("nothing-declared") EmptyArguments emptyArguments,
			@DefaultValue("false") boolean onlyAtEnd, @DefaultValue Map<String, Boolean> families) {

		public Grammar {
			allowedTools = Set.copyOf(allowedTools);
			modelFamilies = List.copyOf(modelFamilies);
			families = copy(families);
		}

	}

	/**
	 * Meters.
	 *
	 * @param maxTools Most tools that meters tell apart; the rest counts as other.
	 * @param maxModels Most models that meters tell apart; the rest counts as other.
	 */
	public record Metrics(@DefaultValue("100") int maxTools, @DefaultValue("50") int maxModels) {

	}

	/**
	 * Actuator endpoint.
	 *
	 * @param maxEvents Most events that the endpoint keeps.
	 * @param dryRun Whether the endpoint shows what would become of arguments that are
	 * sent to it.
	 */
	public record Endpoint(@DefaultValue("100") int maxEvents, @DefaultValue("false") boolean dryRun) {

	}

	/**
	 * Health.
	 *
	 * @param unrepairableThreshold Share of unrepairable calls, from 0 to 1, above which
	 * the application is out of service; without it, the status does not change.
	 * @param minimumCalls Least number of calls in the window that the status depends on.
	 * @param window Time over which calls are counted.
	 */
	public record Health(@Nullable Double unrepairableThreshold, @DefaultValue("20") int minimumCalls,
			@DefaultValue("5m") Duration window) {

	}

}
