package io.github.toolrepair.spring.autoconfigure;

import java.io.IOException;
import java.lang.reflect.Parameter;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

import tools.jackson.databind.JsonNode;

import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.util.ClassUtils;

/**
 * Text of {@code docs/properties.md}, made from the configuration metadata. What stands
 * behind a name of the user, such as the settings of one tool, is in no metadata; it is
 * read from the records and their Javadoc.
 */
final class PropertiesDocument {

	private static final Path SOURCE = Path
		.of("src/main/java/io/github/toolrepair/spring/autoconfigure/RepairProperties.java");

	private static final String HEAD = """
			# Properties

			This page is made from the configuration metadata; `mvn test -pl repair-core,repair-test,repair-spring-boot-autoconfigure \
			-Dtest=PropertiesDocumentTests -Dsurefire.failIfNoSpecifiedTests=false -Drepair.docs.write=true` makes it anew.

			Values are written in lower case with hyphens; Spring Boot takes other spellings too.
			A property that does not exist stops the start.
			A name that is data, such as that of a tool or a selector, keeps other characters than letters, digits, hyphens and dots only in brackets: `"[read_file]":` in YAML, `repair.tools.[read_file].mode` in a properties file.
			A tool's name that lost them, as those of environment variables do (`REPAIR_TOOLS_READFILE_MODE` for `read_file`), is understood if no other setting is meant.
			""";

	private final JsonNode metadata;

	PropertiesDocument(JsonNode metadata) {
		this.metadata = metadata;
	}

	String text() throws IOException {
		Map<String, List<String>> sections = new TreeMap<>();
		for (JsonNode property : this.metadata.path("properties")) {
			String name = property.path("name").stringValue();
			String section = name.substring(0, name.lastIndexOf('.'));
			sections.computeIfAbsent(section, (key) -> new ArrayList<>())
				.add(row(name, values(property.path("type").stringValue()), defaultValue(property.path("defaultValue")),
						property.path("description").stringValue("")));
		}
		StringBuilder text = new StringBuilder(HEAD);
		sections.forEach((section, rows) -> {
			if (isOurs(section)) {
				append(text, section + ".*", rows);
			}
		});
		append(text, "repair.tools.<name>.*", rows("Tool", RepairProperties.Tool.class));
		append(text, "repair.preprocessors[n].*, repair.tools.<name>.preprocessors[n].*",
				rows("Preprocessor", RepairProperties.Preprocessor.class));
		sections.forEach((section, rows) -> {
			if (!isOurs(section)) {
				append(text, section + ".*", rows);
			}
		});
		return text.toString();
	}

	private static boolean isOurs(String section) {
		return section.equals(RepairProperties.PREFIX) || section.startsWith(RepairProperties.PREFIX + ".");
	}

	private static void append(StringBuilder text, String title, List<String> rows) {
		text.append("\n## `").append(title.replace(", ", "`, `")).append("`\n\n");
		text.append("| Property | Values | Default | Description |\n|---|---|---|---|\n");
		rows.stream().sorted().forEach((row) -> text.append(row).append('\n'));
	}

	private static String row(String name, String values, String defaultValue, String description) {
		return "| `%s` | %s | %s | %s |".formatted(name, values, defaultValue.isEmpty() ? "" : "`" + defaultValue + "`",
				description.replace("|", "\\|"));
	}

	private static List<String> rows(String name, Class<? extends Record> type) throws IOException {
		Map<String, String> descriptions = descriptions(name);
		Parameter[] parameters = type.getDeclaredConstructors()[0].getParameters();
		List<String> rows = new ArrayList<>();
		for (int i = 0; i < parameters.length; i++) {
			RecordComponent component = type.getRecordComponents()[i];
			DefaultValue defaultValue = parameters[i].getAnnotation(DefaultValue.class);
			rows.add(row(kebab(component.getName()), values(typeName(component.getGenericType())),
					(defaultValue != null) ? String.join(",", defaultValue.value()) : "",
					descriptions.getOrDefault(component.getName(), "")));
		}
		return rows;
	}

	private static String typeName(Type type) {
		return (type instanceof Class<?> plain) ? ClassUtils.resolvePrimitiveIfNecessary(plain).getName()
				: type.getTypeName().replace(" ", "");
	}

	/**
	 * Texts of {@code @param} in front of the nested record.
	 */
	private static Map<String, String> descriptions(String record) throws IOException {
		String source = Files.readString(SOURCE);
		int end = source.indexOf("public record " + record + "(");
		String javadoc = source.substring(source.lastIndexOf("/**", end), end);
		Map<String, String> descriptions = new TreeMap<>();
		Matcher matcher = Pattern.compile("@param (\\w+) ([^@]+)")
			.matcher(javadoc.replaceAll("\\s*\\n\\s*\\*/?\\s*", " "));
		while (matcher.find()) {
			descriptions.put(matcher.group(1), matcher.group(2).strip().replace("&#42;", "*"));
		}
		return descriptions;
	}

	private static String defaultValue(JsonNode value) {
		return value.isArray() ? value.valueStream().map((item) -> item.asString("")).collect(Collectors.joining(", "))
				: value.asString("");
	}

	private static String values(String type) {
		if (type.startsWith("java.util.Map<")) {
			return "by name: " + values(type.substring(type.indexOf(',') + 1, type.length() - 1));
		}
		if (type.startsWith("java.util.List<") || type.startsWith("java.util.Set<")) {
			return "list of " + values(type.substring(type.indexOf('<') + 1, type.length() - 1));
		}
		Class<?> resolved = ClassUtils.resolveClassName(type, PropertiesDocument.class.getClassLoader());
		if (resolved.isEnum()) {
			return Arrays.stream(resolved.getEnumConstants())
				.map((constant) -> "`" + kebab(((Enum<?>) constant).name().toLowerCase(Locale.ROOT)) + "`")
				.collect(Collectors.joining(", "));
		}
		return switch (resolved.getSimpleName()) {
			case "Boolean" -> "`true`, `false`";
			case "Integer", "Long" -> "number";
			case "DataSize" -> "size";
			case "Duration" -> "duration";
			case "String" -> "text";
			default -> resolved.isRecord() ? "settings as below" : kebab(resolved.getSimpleName());
		};
	}

	private static String kebab(String name) {
		return name.replace('_', '-').replaceAll("([a-z0-9])([A-Z])", "$1-$2").toLowerCase(Locale.ROOT);
	}

}
