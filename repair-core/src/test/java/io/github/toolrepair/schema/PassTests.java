package io.github.toolrepair.schema;

import java.util.List;

import io.github.toolrepair.model.JsonLocation;
import io.github.toolrepair.model.PatchOperation;
import io.github.toolrepair.model.Selector;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import static org.assertj.core.api.Assertions.assertThat;

class PassTests {

	@ParameterizedTest
	@CsvSource({ "/a, /b, true", "/a/b, /a/c, true", "/a/0, /a/1, true", "/ab, /a, true", "/a, /a, false",
			"/a, /a/b, false", "/a/b, /a, false", "/a/b/c, /a, false", "/a, /a/b/c, false", "'', /a, false",
			"/a, '', false" })
	void admitsStepsThatDoNotTouchEachOther(String first, String second, boolean admitted) {
		Pass pass = new Pass();
		pass.add(removal(first));
		assertThat(pass.admits(removal(second))).isEqualTo(admitted);
		pass.add(removal(second));
		assertThat(pass.steps()).hasSize(admitted ? 2 : 1);
	}

	@Test
	void bothEndsOfAMoveAreTouched() {
		Pass pass = new Pass();
		pass.add(step(new PatchOperation.Move(at("/from"), at("/to"))));
		assertThat(pass.admits(removal("/from"))).isFalse();
		assertThat(pass.admits(removal("/to"))).isFalse();
		assertThat(pass.admits(removal("/other"))).isTrue();
	}

	private static List<Step> removal(String location) {
		return step(new PatchOperation.Remove(at(location)));
	}

	private static List<Step> step(PatchOperation operation) {
		return List.of(new Step(new DropNullRule(), operation.location(), new Proposal(List.of(operation), "")));
	}

	private static JsonLocation at(String pointer) {
		return new JsonLocation(Selector.parse(pointer).segments());
	}

}
