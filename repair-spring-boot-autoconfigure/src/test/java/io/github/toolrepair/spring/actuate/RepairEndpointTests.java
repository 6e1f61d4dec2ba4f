package io.github.toolrepair.spring.actuate;

import java.time.Instant;

import io.github.toolrepair.spring.TestEvent;
import io.github.toolrepair.telemetry.RepairStatistics;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

import static org.assertj.core.api.Assertions.assertThat;

class RepairEndpointTests {

	private static final Instant START = Instant.parse("2026-12-01T10:00:00Z");

	@Test
	void summaryHoldsCountsByOutcomeToolAndRule() {
		RepairStatistics statistics = new RepairStatistics(START);
		statistics.onRepair(TestEvent.repaired("schema.drop-null").event());
		statistics.onRepair(TestEvent.unrepairable().tool(null).event());
		String json = JsonMapper.shared().writeValueAsString(new RepairEndpoint(statistics).summary());
		assertThat(JsonMapper.shared().readTree(json)).isEqualTo(JsonMapper.shared().readTree("""
				{
				  "since": "2026-12-01T10:00:00Z",
				  "calls": { "valid": 0, "repaired": 1, "unrepairable": 1 },
				  "tools": {
				    "other": { "valid": 0, "repaired": 0, "unrepairable": 1 },
				    "read": { "valid": 0, "repaired": 1, "unrepairable": 0 }
				  },
				  "rules": { "schema.drop-null": 1 }
				}"""));
	}

}
