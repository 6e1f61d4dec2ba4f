package io.github.toolrepair.spring.autoconfigure;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import io.github.toolrepair.model.RepairPolicy;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import org.springframework.boot.autoconfigure.AutoConfiguration;

import static org.assertj.core.api.Assertions.assertThat;

class MetadataTests {

	@Test
	void everyPropertyHasDescription() throws IOException {
		List<JsonNode> properties = new ArrayList<>();
		JsonMapper.shared()
			.readTree(resource("META-INF/spring-configuration-metadata.json"))
			.path("properties")
			.forEach(properties::add);
		properties.removeIf((property) -> !property.path("name").stringValue().startsWith("repair."));
		assertThat(properties).hasSizeGreaterThan(15)
			.allSatisfy((property) -> assertThat(property.path("description").stringValue(""))
				.as(property.path("name").stringValue())
				.matches("[A-Z].*\\.")
				.doesNotContain("Default", "{@"));
	}

	@Test
	void defaultOfCommentaryPropertiesIsThatOfThePipeline() throws IOException {
		List<JsonNode> properties = new ArrayList<>();
		JsonMapper.shared()
			.readTree(resource("META-INF/spring-configuration-metadata.json"))
			.path("properties")
			.forEach(properties::add);
		properties.removeIf((property) -> !property.path("name").stringValue().equals("repair.commentary-properties"));
		assertThat(properties).singleElement()
			.satisfies((property) -> assertThat(property.path("description").stringValue()).isNotEmpty());
		assertThat(properties.get(0).path("defaultValue")).extracting(JsonNode::stringValue)
			.containsExactlyInAnyOrderElementsOf(RepairPolicy.defaults().commentaryProperties());
	}

	@Test
	void everyAutoConfigurationIsImportedInOrder() throws IOException {
		List<String> imported = resource(
				"META-INF/spring/org.springframework.boot.autoconfigure.AutoConfiguration.imports")
			.lines()
			.toList();
		List<String> existing = new ClassFileImporter().withImportOption(new ImportOption.DoNotIncludeTests())
			.importPackages("io.github.toolrepair.spring")
			.stream()
			.filter((type) -> type.isAnnotatedWith(AutoConfiguration.class))
			.map(JavaClass::getName)
			.sorted()
			.toList();
		assertThat(imported).isEqualTo(existing);
	}

	/**
	 * The file of this module, not one of the same name in a library.
	 */
	private static String resource(String name) throws IOException {
		URI classes = URI.create(RepairProperties.class.getProtectionDomain().getCodeSource().getLocation().toString());
		try (InputStream stream = classes.resolve(name).toURL().openStream()) {
			return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
		}
	}

}
