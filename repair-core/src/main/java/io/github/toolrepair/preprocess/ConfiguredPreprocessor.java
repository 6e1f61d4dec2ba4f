package io.github.toolrepair.preprocess;

import java.util.List;

import io.github.toolrepair.model.CallContext;
import io.github.toolrepair.model.JsonLocation;
import io.github.toolrepair.model.RuleStanding;
import io.github.toolrepair.model.Selector;

/**
 * Preprocessor with the tools for which it is configured.
 *
 * @param preprocessor the preprocessor
 * @param selector places on which it works
 * @param declared whether it works only for tools that declare the places
 */
record ConfiguredPreprocessor(Preprocessor preprocessor, Selector selector, boolean declared) {

	/**
	 * What it may do for the call.
	 */
	RuleStanding standing(CallContext call) {
		boolean gated = this.preprocessor.gated();
		boolean off = gated && !call.policy().modelGates().containsKey(this.preprocessor.id());
		if (off || (this.declared && !isDeclared(call))) {
			return RuleStanding.OFF;
		}
		return call.standing(this.preprocessor.id(), !gated);
	}

	/**
	 * Whether the last parameter that the selector names is declared; what follows it
	 * stands for the items of an array.
	 */
	private boolean isDeclared(CallContext call) {
		Selector named = this.selector;
		while (named.name().equals(Selector.EACH_ITEM)) {
			named = named.parent();
		}
		List<String> segments = named.parent().segments();
		return named.segments().isEmpty() || call.shape().declaredIn(new JsonLocation(segments)).contains(named.name());
	}

}
