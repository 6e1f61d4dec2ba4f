package io.github.toolrepair.model;

/**
 * What a policy lets a rule do for one call.
 */
public enum RuleStanding {

	/** The rule may change the arguments. */
	APPLY,

	/** The rule is recorded where it would act, and changes nothing. */
	OBSERVE,

	/** The rule is not asked. */
	OFF

}
