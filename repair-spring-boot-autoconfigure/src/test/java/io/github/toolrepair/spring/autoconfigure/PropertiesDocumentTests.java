package io.github.toolrepair.spring.autoconfigure;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;

import io.github.toolrepair.RepairPipeline;
import io.github.toolrepair.grammar.GrammarFamilies;
import io.github.toolrepair.model.RepairProfile;
import io.github.toolrepair.model.RuleId;
import io.github.toolrepair.preprocess.PreprocessStage;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Holds {@code docs/properties.md} and the value hints of the metadata to the code. With
 * the system property {@code repair.docs.write} both are written anew.
 */
class PropertiesDocumentTests {

	private static final String HOW_TO_WRITE = """
			out of date; mvn test -pl repair-core,repair-test,repair-spring-boot-autoconfigure -Dtest=PropertiesDocumentTests \
			-Dsurefire.failIfNoSpecifiedTests=false -Drepair.docs.write=true""";

	private static final Path DOCUMENT = Path.of("../docs/properties.md");

	private static final Path ADDITIONAL = Path
		.of("src/main/resources/META-INF/additional-spring-configuration-metadata.json");

	private static final JsonMapper JSON = JsonMapper.shared();

	@BeforeAll
	static void writeIfAsked() throws IOException {
		if (Boolean.getBoolean("repair.docs.write")) {
			Files.writeString(DOCUMENT, new PropertiesDocument(metadata()).text());
			ObjectNode additional = (ObjectNode) JSON.readTree(Files.readString(ADDITIONAL));
			additional.set("hints", hints());
			Files.writeString(ADDITIONAL,
					JSON.writerWithDefaultPrettyPrinter().writeValueAsString(additional).replace("\r\n", "\n") + "\n");
		}
	}

	@Test
	void documentIsThatOfTheMetadata() throws IOException {
		assertThat(Files.readString(DOCUMENT)).as(HOW_TO_WRITE).isEqualTo(new PropertiesDocument(metadata()).text());
	}

	@Test
	void everyRowSaysWhatThePropertyIs() throws IOException {
		assertThat(Files.readString(DOCUMENT).lines().filter((line) -> line.startsWith("| `"))).hasSizeGreaterThan(40)
			.allSatisfy((line) -> assertThat(line).matches("\\| `[^`]+` \\| [^|]+ \\| [^|]* \\| [A-Z].*\\. \\|"));
	}

	@Test
	void hintsAreThoseOfTheCode() throws IOException {
		assertThat(JSON.readTree(Files.readString(ADDITIONAL)).path("hints")).as(HOW_TO_WRITE).isEqualTo(hints());
	}

	private static ArrayNode hints() {
		List<String> rules = RepairPipeline.ruleIds().stream().map(RuleId::value).toList();
		ArrayNode hints = JSON.createArrayNode();
		hints.add(hint("repair.grammar.families.keys", GrammarFamilies.ids()));
		hints.add(hint("repair.model-gates.keys", rules));
		hints.add(hint("repair.preprocessors.kind", PreprocessStage.kinds()));
		ObjectNode profiles = hints.addObject().put("name", "repair.profile");
		ArrayNode values = profiles.putArray("values");
		for (RepairProfile profile : RepairProfile.values()) {
			values.addObject().put("value", profile.id());
		}
		hints.add(hint("repair.rules.keys", rules));
		return hints;
	}

	private static ObjectNode hint(String name, Collection<String> texts) {
		ObjectNode hint = JSON.createObjectNode().put("name", name);
		ArrayNode values = hint.putArray("values");
		texts.forEach((text) -> values.addObject().put("value", text));
		return hint;
	}

	/**
	 * Metadata of this module, not of a library.
	 */
	private static JsonNode metadata() throws IOException {
		URI classes = URI.create(RepairProperties.class.getProtectionDomain().getCodeSource().getLocation().toString());
		try (InputStream stream = classes.resolve("META-INF/spring-configuration-metadata.json").toURL().openStream()) {
			return JSON.readTree(new String(stream.readAllBytes(), StandardCharsets.UTF_8));
		}
	}

}
