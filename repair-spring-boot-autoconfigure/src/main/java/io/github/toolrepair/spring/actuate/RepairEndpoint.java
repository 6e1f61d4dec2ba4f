package io.github.toolrepair.spring.actuate;

import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;

import io.github.toolrepair.model.RepairOutcome;
import io.github.toolrepair.telemetry.RepairStatistics;

import org.springframework.boot.actuate.endpoint.OperationResponseBody;
import org.springframework.boot.actuate.endpoint.annotation.Endpoint;
import org.springframework.boot.actuate.endpoint.annotation.ReadOperation;

/**
 * Actuator endpoint that shows which tool calls were repaired, and by which rules. It
 * holds counts and names, nothing that a model sent.
 */
@Endpoint(id = "repair")
public class RepairEndpoint {

	private final RepairStatistics statistics;

	/**
	 * Endpoint over the given statistics.
	 */
	public RepairEndpoint(RepairStatistics statistics) {
		this.statistics = statistics;
	}

	/**
	 * Counts since the application started.
	 */
	@ReadOperation
	public SummaryDescriptor summary() {
		RepairStatistics.Summary summary = this.statistics.summary();
		Map<String, CallsDescriptor> tools = new LinkedHashMap<>();
		summary.tools().forEach((tool, outcomes) -> tools.put(tool, CallsDescriptor.of(outcomes)));
		Map<String, Long> rules = new LinkedHashMap<>();
		summary.rules().forEach((rule, count) -> rules.put(rule.value(), count));
		return new SummaryDescriptor(summary.since(), CallsDescriptor.of(summary.outcomes()), tools, rules);
	}

	/**
	 * Counts of a period.
	 *
	 * @param since start of the period
	 * @param calls all calls
	 * @param tools calls by tool; {@code other} holds those to tools that do not exist
	 * @param rules calls that a rule changed, by rule ID
	 */
	public record SummaryDescriptor(Instant since, CallsDescriptor calls, Map<String, CallsDescriptor> tools,
			Map<String, Long> rules) implements OperationResponseBody {

	}

	/**
	 * Calls by outcome.
	 *
	 * @param valid calls that were valid as sent
	 * @param repaired calls that ran after a repair
	 * @param unrepairable calls that could not be repaired
	 */
	public record CallsDescriptor(long valid, long repaired, long unrepairable) {

		static CallsDescriptor of(Map<RepairOutcome, Long> outcomes) {
			return new CallsDescriptor(outcomes.getOrDefault(RepairOutcome.VALID, 0L),
					outcomes.getOrDefault(RepairOutcome.REPAIRED, 0L),
					outcomes.getOrDefault(RepairOutcome.UNREPAIRABLE, 0L));
		}

	}

}
