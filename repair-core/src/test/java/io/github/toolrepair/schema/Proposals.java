package io.github.toolrepair.schema;

import java.util.ArrayList;
import java.util.List;

import io.github.toolrepair.Calls;
import io.github.toolrepair.Json;
import io.github.toolrepair.envelope.EnvelopeStage;
import io.github.toolrepair.model.CallContext;
import io.github.toolrepair.model.Issue;
import io.github.toolrepair.model.PatchOperation;
import io.github.toolrepair.model.RepairLimits;
import io.github.toolrepair.model.ToolAlias;
import io.github.toolrepair.model.ToolContract;
import tools.jackson.databind.JsonNode;

/**
 * What a rule proposes for the issues that validation reports, in a form that assertions
 * can show.
 */
final class Proposals {

	private Proposals() {
	}

	/**
	 * Proposals of the rule for all issues of the arguments; schema and arguments are
	 * written with single quotes.
	 */
	static List<Proposal> of(SchemaRule rule, String schema, String arguments, ToolAlias... aliases) {
		return of(rule, schema, Json.of(arguments), aliases);
	}

	/**
	 * Proposals of the rule for all issues of the arguments; the schema is written with
	 * single quotes.
	 */
	static List<Proposal> of(SchemaRule rule, String schema, JsonNode tree, ToolAlias... aliases) {
		ToolContract contract = new ToolContract("tool", Json.text(schema), List.of(aliases));
		CallContext call = Calls.of(contract);
		JsonNode before = tree.deepCopy();
		List<Proposal> proposals = new ArrayList<>();
		for (Issue issue : Calls.schema(schema).validate(tree)) {
			proposals.addAll(rule.propose(new IssueContext(issue, tree, Calls.schema(schema), call,
					new EnvelopeStage(RepairLimits.defaults()).textReader(call))));
		}
		if (!tree.equals(before)) {
			throw new AssertionError("The rule changed its input");
		}
		return proposals;
	}

	/**
	 * Operations of the proposals, as text with single quotes.
	 */
	static List<String> operations(List<Proposal> proposals) {
		return proposals.stream()
			.flatMap((proposal) -> proposal.operations().stream())
			.map(Proposals::text)
			.distinct()
			.toList();
	}

	private static String text(PatchOperation operation) {
		if (operation instanceof PatchOperation.Move move) {
			return "move " + move.from() + " to " + move.location();
		}
		if (operation instanceof PatchOperation.Replace replace) {
			return "replace " + replace.location() + " by " + replace.value().toString().replace('"', '\'');
		}
		if (operation instanceof PatchOperation.Add add) {
			return "add " + add.location() + " as " + add.value().toString().replace('"', '\'');
		}
		return "remove " + operation.location();
	}

}
