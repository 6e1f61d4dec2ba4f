package io.github.toolrepair.owner;

import java.util.List;
import java.util.Set;

import io.github.toolrepair.Calls;
import io.github.toolrepair.Json;
import io.github.toolrepair.model.CallContext;
import io.github.toolrepair.model.Candidate;
import io.github.toolrepair.model.PatchOperation;
import io.github.toolrepair.model.RepairPolicy;
import io.github.toolrepair.model.RepairStage;
import io.github.toolrepair.model.RuleId;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.node.ObjectNode;

import static org.assertj.core.api.Assertions.assertThat;

class OwnerHookStageTests {

	private static final CallContext CALL = Calls.of("{'type':'object'}");

	private final Candidate candidate = new Candidate(Json.of("{'a':1,'b':{'c':[1]}}"), List.of(), 5);

	@Test
	void hooksRunOneAfterTheOther() {
		Candidate after = apply((tool, arguments) -> arguments.put("x", arguments.size()),
				(tool, arguments) -> arguments.put("y", arguments.size()));
		assertThat(after.value()).isEqualTo(Json.of("{'a':1,'b':{'c':[1]},'x':2,'y':3}"));
		assertThat(after.changes()).hasSize(2);
		assertThat(after.cost()).isEqualTo(5);
	}

	@Test
	void changeReplacesTheWhole() {
		Candidate after = apply((tool, arguments) -> arguments.put("a", 2));
		assertThat(after.changes()).singleElement()
			.satisfies((change) -> assertThat(change.ruleId()).hasToString("owner.prepare-arguments"))
			.satisfies((change) -> assertThat(change.stage()).isEqualTo(RepairStage.OWNER_HOOK))
			.satisfies((change) -> assertThat(change.operations())
				.containsExactly(new PatchOperation.Replace(change.location(), after.value())));
	}

	@Test
	void hookGetsTheContractAndACopy() {
		apply((tool, arguments) -> {
			assertThat(tool).isEqualTo(CALL.contract());
			assertThat(arguments).isEqualTo(this.candidate.value()).isNotSameAs(this.candidate.value());
			return null;
		});
	}

	@Test
	void hookThatReturnsNullChangesNothing() {
		assertThat(apply((tool, arguments) -> {
			arguments.removeAll();
			return null;
		})).isSameAs(this.candidate);
		assertThat(this.candidate.value()).isEqualTo(Json.of("{'a':1,'b':{'c':[1]}}"));
	}

	@Test
	void hookThatThrowsChangesNothing() {
		assertThat(apply((tool, arguments) -> {
			arguments.removeAll();
			throw new IllegalStateException("the owner's fault");
		})).isSameAs(this.candidate);
	}

	@Test
	void hookBehindOneThatThrowsStillRuns() {
		Candidate after = apply((tool, arguments) -> {
			throw new IllegalStateException("the owner's fault");
		}, (tool, arguments) -> arguments.put("x", true));
		assertThat(after.value()).isEqualTo(Json.of("{'a':1,'b':{'c':[1]},'x':true}"));
	}

	@Test
	void hookThatReturnsEqualArgumentsChangesNothing() {
		assertThat(apply((tool, arguments) -> arguments)).isSameAs(this.candidate);
		assertThat(apply((tool, arguments) -> arguments.put("a", 1L))).isSameAs(this.candidate);
	}

	@Test
	void resultIsWhatItsTextSays() {
		Candidate after = apply((tool, arguments) -> arguments.put("n", 7L).put("d", 0.5).put("s", (short) 1));
		assertThat(after.value()).isEqualTo(Json.read("{\"a\":1,\"b\":{\"c\":[1]},\"n\":7,\"d\":0.5,\"s\":1}"));
	}

	@Test
	void resultThatIsNoJsonChangesNothing() {
		assertThat(apply((tool, arguments) -> arguments.putPOJO("x", arguments))).isSameAs(this.candidate);
	}

	@Test
	void resultIsKeptApartFromWhatTheOwnerStillHolds() {
		ObjectNode[] held = new ObjectNode[1];
		Candidate after = apply((tool, arguments) -> {
			held[0] = arguments.put("x", 1);
			return held[0];
		});
		held[0].put("x", 2);
		assertThat(after.value().path("x").intValue()).isEqualTo(1);
	}

	@Test
	void hooksThatAreSwitchedOffDoNotRun() {
		CallContext off = Calls
			.with(RepairPolicy.defaults().withDisabledRules(Set.of(new RuleId("owner.prepare-arguments"))), CALL);
		OwnerHookStage stage = new OwnerHookStage(List.of((tool, arguments) -> arguments.put("x", 1)));
		assertThat(stage.apply(this.candidate, off)).isSameAs(this.candidate);
	}

	@Test
	void stageWithoutHooksIsEmpty() {
		assertThat(new OwnerHookStage(List.of()).isEmpty()).isTrue();
		assertThat(new OwnerHookStage(List.of((tool, arguments) -> null)).isEmpty()).isFalse();
	}

	private Candidate apply(OwnerHook... hooks) {
		return new OwnerHookStage(List.of(hooks)).apply(this.candidate, CALL);
	}

}
