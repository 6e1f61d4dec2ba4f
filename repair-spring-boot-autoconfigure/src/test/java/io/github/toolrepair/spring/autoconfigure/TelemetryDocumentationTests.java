package io.github.toolrepair.spring.autoconfigure;

import java.io.IOException;
import java.lang.reflect.RecordComponent;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import io.github.toolrepair.spring.actuate.metrics.RepairMeter;
import io.github.toolrepair.spring.observation.RepairObservationDocumentation;
import io.github.toolrepair.telemetry.RepairEvent;
import io.micrometer.common.docs.KeyName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Holds {@code docs/telemetry.md} complete.
 */
class TelemetryDocumentationTests {

	private static final Path DOCUMENT = Path.of("..", "docs", "telemetry.md");

	@ParameterizedTest
	@EnumSource(RepairMeter.class)
	void meterIsDocumentedWithItsTags(RepairMeter meter) throws IOException {
		String tags = Arrays.stream(meter.getKeyNames())
			.map((tag) -> "`" + tag.asString() + "`")
			.collect(Collectors.joining(", "));
		assertThat(lines()).anyMatch((line) -> line.startsWith("| `%s` | %s | %s |".formatted(meter.getName(),
				meter.getType().name().toLowerCase(Locale.ROOT), tags)));
	}

	@Test
	void keysAndEventsOfObservationsAreDocumented() throws IOException {
		RepairObservationDocumentation documented = RepairObservationDocumentation.TOOL_CALL;
		assertThat(Stream.of(documented.getLowCardinalityKeyNames()).map(KeyName::asString).toList())
			.allSatisfy((key) -> assertThat(lines()).anyMatch((line) -> line.startsWith("| `" + key + "` | low |")));
		assertThat(Stream.of(documented.getHighCardinalityKeyNames()).map(KeyName::asString).toList())
			.allSatisfy((key) -> assertThat(lines()).anyMatch((line) -> line.startsWith("| `" + key + "` | high |")));
		assertThat(documented.getEvents())
			.allSatisfy((event) -> assertThat(Files.readString(DOCUMENT)).contains("`" + event.getName() + "`"));
	}

	@ParameterizedTest
	@ValueSource(classes = { RepairProperties.Metrics.class, RepairProperties.Endpoint.class,
			RepairProperties.Health.class })
	void propertyIsDocumented(Class<?> group) throws IOException {
		String prefix = "repair." + group.getSimpleName().toLowerCase(Locale.ROOT) + ".";
		assertThat(names(group)).allSatisfy((name) -> assertThat(lines()).anyMatch((line) -> line
			.startsWith("| `" + prefix + name.replaceAll("([A-Z])", "-$1").toLowerCase(Locale.ROOT) + "` |")));
	}

	@Test
	void componentsOfEventsAreDocumented() throws IOException {
		assertThat(names(RepairEvent.class)).allSatisfy((name) -> assertThat(lines())
			.anyMatch((line) -> line.startsWith("| `") && line.contains("`" + name + "`")));
	}

	private static List<String> names(Class<?> record) {
		return Arrays.stream(record.getRecordComponents()).map(RecordComponent::getName).toList();
	}

	private static List<String> lines() throws IOException {
		return Files.readAllLines(DOCUMENT);
	}

}
