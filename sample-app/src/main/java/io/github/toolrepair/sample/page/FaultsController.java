package io.github.toolrepair.sample.page;

import java.util.List;

import io.github.toolrepair.sample.scenario.Scenario;
import io.github.toolrepair.sample.scenario.Scenarios;
import io.github.toolrepair.sample.scenario.ScriptedCall;
import org.jspecify.annotations.Nullable;

import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;

/**
 * Lists the faults that a person can try, which are those of the scenarios.
 */
@RestController
class FaultsController {

	private final List<Fault> faults = Scenarios.fromClassPath().all().stream().map(Fault::of).toList();

	@GetMapping("/faults")
	List<Fault> faults() {
		return this.faults;
	}

	/**
	 * One fault.
	 *
	 * @param id name of the scenario, which plays it as a conversation
	 * @param fault what is wrong, in a few words
	 * @param tool the called tool; null if the model prints the call
	 * @param arguments the raw arguments; null if the model prints the call
	 * @param finishReason why the model stopped, where it is not the usual reason
	 */
	record Fault(String id, String fault, @Nullable String tool, @Nullable String arguments,
			@Nullable String finishReason) {

		static Fault of(Scenario scenario) {
			ScriptedCall call = scenario.calls().isEmpty() ? null : scenario.calls().get(0);
			return new Fault(scenario.id(), scenario.fault(), (call != null) ? call.tool() : null,
					(call != null) ? call.arguments() : null, scenario.finishReason());
		}

	}

}
