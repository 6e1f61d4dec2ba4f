package io.github.toolrepair.convert;

import java.util.List;

import io.github.toolrepair.model.Candidate;
import io.github.toolrepair.model.Issue;

/**
 * What conversions make of a candidate.
 *
 * @param candidates candidates after all conversions: several where the branches of a
 * union ask for different ones, none where nothing can be converted
 * @param left issues that no conversion concerns, for other repairs
 */
public record Converted(List<Candidate> candidates, List<Issue> left) {

	public Converted {
		candidates = List.copyOf(candidates);
		left = List.copyOf(left);
	}

}
