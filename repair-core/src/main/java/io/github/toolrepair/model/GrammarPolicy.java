package io.github.toolrepair.model;

import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;

import org.jspecify.annotations.Nullable;

/**
 * How tool calls that a model printed as text are treated.
 *
 * @param mode what happens to them
 * @param unknownText what happens to those whose tool was not offered
 * @param allowedTools tools whose printed calls may become tool calls; empty for all that
 * the request offers
 * @param modelFamilies models whose text is looked at: the model ID must match one of the
 * patterns somewhere; empty for all models
 * @param markerless whether a whole message that is a call without any marker counts
 * @param emptyArguments when a call without arguments becomes a tool call
 * @param onlyAtEnd whether a call becomes a tool call only if no text follows it
 * @param enabledFamilies families that are on although they are off by default
 * @param disabledFamilies families that are off; wins over {@code enabledFamilies}
 */
public record GrammarPolicy(GrammarMode mode, UnknownGrammarText unknownText, Set<String> allowedTools,
		List<Pattern> modelFamilies, boolean markerless, EmptyArguments emptyArguments, boolean onlyAtEnd,
		Set<String> enabledFamilies, Set<String> disabledFamilies) {

	public GrammarPolicy {
		allowedTools = Set.copyOf(allowedTools);
		modelFamilies = List.copyOf(modelFamilies);
		enabledFamilies = Set.copyOf(enabledFamilies);
		disabledFamilies = Set.copyOf(disabledFamilies);
	}

	/**
	 * Mode {@link GrammarMode#STRIP} for every model; unknown text is preserved.
	 */
	public static GrammarPolicy defaults() {
		return new GrammarPolicy(GrammarMode.STRIP, UnknownGrammarText.PRESERVE, Set.of(), List.of(), true,
				EmptyArguments.NOTHING_DECLARED, false, Set.of(), Set.of());
	}

	/**
	 * Whether text of the model is looked at.
	 * @param modelId the model; null if unknown, which no pattern matches
	 */
	public boolean appliesTo(@Nullable String modelId) {
		if (this.mode == GrammarMode.OFF) {
			return false;
		}
		return this.modelFamilies.isEmpty() || (modelId != null
				&& this.modelFamilies.stream().anyMatch((pattern) -> pattern.matcher(modelId).find()));
	}

	/**
	 * Whether a printed call of the tool may become a tool call.
	 */
	public boolean allows(String toolName) {
		return this.allowedTools.isEmpty() || this.allowedTools.contains(toolName);
	}

	/**
	 * Whether calls of the family are recognised.
	 * @param familyId the family
	 * @param byDefault whether the family is on unless configured
	 */
	public boolean recognises(String familyId, boolean byDefault) {
		return !this.disabledFamilies.contains(familyId) && (byDefault || this.enabledFamilies.contains(familyId));
	}

	/**
	 * This policy with another mode.
	 */
	public GrammarPolicy withMode(GrammarMode mode) {
		return new GrammarPolicy(mode, this.unknownText, this.allowedTools, this.modelFamilies, this.markerless,
				this.emptyArguments, this.onlyAtEnd, this.enabledFamilies, this.disabledFamilies);
	}

	/**
	 * This policy with another treatment of calls whose tool was not offered.
	 */
	public GrammarPolicy withUnknownText(UnknownGrammarText unknownText) {
		return new GrammarPolicy(this.mode, unknownText, this.allowedTools, this.modelFamilies, this.markerless,
				this.emptyArguments, this.onlyAtEnd, this.enabledFamilies, this.disabledFamilies);
	}

	/**
	 * This policy with exactly these tools whose printed calls may become tool calls.
	 */
	public GrammarPolicy withAllowedTools(Set<String> allowedTools) {
		return new GrammarPolicy(this.mode, this.unknownText, allowedTools, this.modelFamilies, this.markerless,
				this.emptyArguments, this.onlyAtEnd, this.enabledFamilies, this.disabledFamilies);
	}

	/**
	 * This policy for exactly these models.
	 */
	public GrammarPolicy withModelFamilies(List<Pattern> modelFamilies) {
		return new GrammarPolicy(this.mode, this.unknownText, this.allowedTools, modelFamilies, this.markerless,
				this.emptyArguments, this.onlyAtEnd, this.enabledFamilies, this.disabledFamilies);
	}

	/**
	 * This policy with messages counted as calls without a marker, or not.
	 */
	public GrammarPolicy withMarkerless(boolean markerless) {
		return new GrammarPolicy(this.mode, this.unknownText, this.allowedTools, this.modelFamilies, markerless,
				this.emptyArguments, this.onlyAtEnd, this.enabledFamilies, this.disabledFamilies);
	}

	/**
	 * This policy with another treatment of calls without arguments.
	 */
	public GrammarPolicy withEmptyArguments(EmptyArguments emptyArguments) {
		return new GrammarPolicy(this.mode, this.unknownText, this.allowedTools, this.modelFamilies, this.markerless,
				emptyArguments, this.onlyAtEnd, this.enabledFamilies, this.disabledFamilies);
	}

	/**
	 * This policy with calls in front of text refused, or not.
	 */
	public GrammarPolicy withOnlyAtEnd(boolean onlyAtEnd) {
		return new GrammarPolicy(this.mode, this.unknownText, this.allowedTools, this.modelFamilies, this.markerless,
				this.emptyArguments, onlyAtEnd, this.enabledFamilies, this.disabledFamilies);
	}

	/**
	 * This policy with exactly these families switched on beside those that are on by
	 * default.
	 */
	public GrammarPolicy withEnabledFamilies(Set<String> enabledFamilies) {
		return new GrammarPolicy(this.mode, this.unknownText, this.allowedTools, this.modelFamilies, this.markerless,
				this.emptyArguments, this.onlyAtEnd, enabledFamilies, this.disabledFamilies);
	}

	/**
	 * This policy with exactly these families switched off.
	 */
	public GrammarPolicy withDisabledFamilies(Set<String> disabledFamilies) {
		return new GrammarPolicy(this.mode, this.unknownText, this.allowedTools, this.modelFamilies, this.markerless,
				this.emptyArguments, this.onlyAtEnd, this.enabledFamilies, disabledFamilies);
	}

}
