package io.github.toolrepair.json;

import java.util.List;

import io.github.toolrepair.Json;
import io.github.toolrepair.model.JsonLocation;
import io.github.toolrepair.model.PatchOperation;
import io.github.toolrepair.model.Selector;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

class JsonPatchTests {

	private static final String DOCUMENT = "{'a':1,'b':[1,2],'c':{'d':null}}";

	@Test
	void addSetsAPropertyOrInsertsAnItem() {
		assertThat(patched(add("/e", "5"))).isEqualTo(Json.of("{'a':1,'b':[1,2],'c':{'d':null},'e':5}"));
		assertThat(patched(add("/a", "5"))).isEqualTo(Json.of("{'a':5,'b':[1,2],'c':{'d':null}}"));
		assertThat(patched(add("/b/0", "5"))).isEqualTo(Json.of("{'a':1,'b':[5,1,2],'c':{'d':null}}"));
		assertThat(patched(add("/b/2", "5"))).isEqualTo(Json.of("{'a':1,'b':[1,2,5],'c':{'d':null}}"));
		assertThat(patched(add("", "[]"))).isEqualTo(Json.of("[]"));
	}

	@Test
	void replaceWritesOverAValue() {
		assertThat(patched(replace("/a", "{}"))).isEqualTo(Json.of("{'a':{},'b':[1,2],'c':{'d':null}}"));
		assertThat(patched(replace("/b/1", "5"))).isEqualTo(Json.of("{'a':1,'b':[1,5],'c':{'d':null}}"));
		assertThat(patched(replace("/c/d", "true"))).isEqualTo(Json.of("{'a':1,'b':[1,2],'c':{'d':true}}"));
		assertThat(patched(replace("", "{}"))).isEqualTo(Json.of("{}"));
	}

	@Test
	void removeTakesAValueAway() {
		assertThat(patched(remove("/a"))).isEqualTo(Json.of("{'b':[1,2],'c':{'d':null}}"));
		assertThat(patched(remove("/b/0"))).isEqualTo(Json.of("{'a':1,'b':[2],'c':{'d':null}}"));
		assertThat(patched(remove("/c/d"))).isEqualTo(Json.of("{'a':1,'b':[1,2],'c':{}}"));
	}

	@Test
	void moveTakesAValueToAnotherPlace() {
		assertThat(patched(move("/a", "/c/e"))).isEqualTo(Json.of("{'b':[1,2],'c':{'d':null,'e':1}}"));
		assertThat(patched(move("/b/1", "/b/0"))).isEqualTo(Json.of("{'a':1,'b':[2,1],'c':{'d':null}}"));
		assertThat(patched(move("/c", "/a"))).isEqualTo(Json.of("{'b':[1,2],'a':{'d':null}}"));
	}

	@Test
	void operationsAreAppliedInTheirOrder() {
		assertThat(patched(remove("/a"), add("/a", "2"), move("/a", "/z"), replace("/z", "3")))
			.isEqualTo(Json.of("{'b':[1,2],'c':{'d':null},'z':3}"));
	}

	@Test
	void documentAndOperationsStayAsTheyWere() {
		JsonNode document = Json.of(DOCUMENT);
		PatchOperation.Add nested = new PatchOperation.Add(JsonLocation.of("e"), Json.of("{'f':[]}"));
		JsonNode result = JsonPatch.apply(document,
				List.of(nested, add("/e/f/0", "1"), remove("/c/d"), replace("/b/0", "9")));
		assertThat(result).isEqualTo(Json.of("{'a':1,'b':[9,2],'c':{},'e':{'f':[1]}}"));
		assertThat(document).isEqualTo(Json.of(DOCUMENT));
		assertThat(nested.value()).isEqualTo(Json.of("{'f':[]}"));
	}

	@Test
	void noOperationsGiveTheDocument() {
		JsonNode document = Json.of(DOCUMENT);
		assertThat(JsonPatch.apply(document, List.of())).isSameAs(document);
	}

	@ParameterizedTest
	@MethodSource
	void operationsThatDoNotFitAreRefused(PatchOperation operation) {
		assertThatIllegalArgumentException().isThrownBy(() -> patched(operation));
	}

	static List<PatchOperation> operationsThatDoNotFitAreRefused() {
		return List.of(replace("/e", "1"), replace("/b/2", "1"), replace("/a/x", "1"), add("/b/3", "1"),
				add("/x/y", "1"), add("/b/one", "1"), remove(""), remove("/e"), remove("/b/2"), remove("/x/y"),
				move("/e", "/f"), move("/a", "/x/y"));
	}

	private static JsonNode patched(PatchOperation... operations) {
		return JsonPatch.apply(Json.of(DOCUMENT), List.of(operations));
	}

	private static PatchOperation add(String location, String value) {
		return new PatchOperation.Add(at(location), Json.of(value));
	}

	private static PatchOperation replace(String location, String value) {
		return new PatchOperation.Replace(at(location), Json.of(value));
	}

	private static PatchOperation remove(String location) {
		return new PatchOperation.Remove(at(location));
	}

	private static PatchOperation move(String from, String location) {
		return new PatchOperation.Move(at(from), at(location));
	}

	private static JsonLocation at(String pointer) {
		return new JsonLocation(Selector.parse(pointer).segments());
	}

}
