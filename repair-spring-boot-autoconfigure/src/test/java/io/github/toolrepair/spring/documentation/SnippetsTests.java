package io.github.toolrepair.spring.documentation;

import java.io.IOException;
import java.io.StringWriter;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

import io.github.toolrepair.spring.documentation.Page.Snippet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.boot.autoconfigure.AutoConfigurations;
import org.springframework.boot.context.annotation.ImportCandidates;
import org.springframework.boot.env.YamlPropertySourceLoader;
import org.springframework.boot.test.context.runner.ApplicationContextRunner;
import org.springframework.core.env.PropertySource;
import org.springframework.core.io.ByteArrayResource;

import static org.assertj.core.api.Assertions.assertThat;

class SnippetsTests {

	/** What a reader's editor would import. */
	private static final String IMPORTS = Stream.of("io.github.toolrepair", "io.github.toolrepair.json",
			"io.github.toolrepair.model", "io.github.toolrepair.owner", "io.github.toolrepair.preprocess",
			"io.github.toolrepair.telemetry", "io.github.toolrepair.test", "io.github.toolrepair.spring.advisor",
			"io.github.toolrepair.spring.tool", "io.github.toolrepair.spring.tool.annotation",
			"com.fasterxml.jackson.annotation", "java.nio.file", "java.time", "java.util", "org.jspecify.annotations",
			"org.junit.jupiter.api", "org.springframework.ai.chat.client", "org.springframework.ai.chat.client.advisor",
			"org.springframework.ai.chat.model", "org.springframework.ai.model.tool", "org.springframework.ai.support",
			"org.springframework.ai.tool", "org.springframework.ai.tool.annotation",
			"org.springframework.ai.tool.definition", "org.springframework.ai.tool.execution",
			"org.springframework.beans.factory.annotation", "org.springframework.ai.tool.function",
			"org.springframework.boot.test.context", "org.springframework.context.annotation",
			"org.springframework.stereotype", "tools.jackson.databind", "tools.jackson.databind.node")
		.map((name) -> "import " + name + ".*;\n")
		.reduce("", String::concat);

	private final ApplicationContextRunner contextRunner = new ApplicationContextRunner().withConfiguration(
			AutoConfigurations.of(ImportCandidates.load(AutoConfiguration.class, getClass().getClassLoader())
				.getCandidates()
				.stream()
				.filter((name) -> name.startsWith("io.github.toolrepair."))
				.map(SnippetsTests::type)
				.toArray(Class<?>[]::new)));

	@ParameterizedTest
	@MethodSource("yaml")
	void yamlStartsAnApplication(Snippet snippet) throws IOException {
		List<PropertySource<?>> sources = new YamlPropertySourceLoader().load(snippet.place(),
				new ByteArrayResource(snippet.code().getBytes(StandardCharsets.UTF_8)));
		assertThat(sources).hasSize(1);
		this.contextRunner
			.withInitializer((context) -> context.getEnvironment().getPropertySources().addFirst(sources.get(0)))
			.run((context) -> assertThat(context).hasNotFailed());
	}

	@ParameterizedTest
	@MethodSource("java")
	void javaCompiles(Snippet snippet, @TempDir Path directory) {
		List<String> readings = List.of(IMPORTS + snippet.code(),
				IMPORTS + "class Snippet {\n" + snippet.code() + "\n}",
				IMPORTS + "class Snippet { void run() throws Exception {\n" + snippet.code() + "\n} }");
		List<String> messages = new ArrayList<>();
		for (String reading : readings) {
			String message = compile(reading, directory);
			if (message.isEmpty()) {
				return;
			}
			messages.add(message);
		}
		assertThat(messages).as("compiled as a type, as members, as statements").isEmpty();
	}

	@Test
	void documentationHoldsSnippetsOfBothKinds() {
		assertThat(yaml()).isNotEmpty();
		assertThat(java()).isNotEmpty();
	}

	private static String compile(String source, Path directory) {
		JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
		StringWriter output = new StringWriter();
		JavaFileObject file = new SimpleJavaFileObject(URI.create("string:///Snippet.java"),
				JavaFileObject.Kind.SOURCE) {

			@Override
			public CharSequence getCharContent(boolean ignoreEncodingErrors) {
				return source;
			}

			@Override
			public boolean isNameCompatible(String simpleName, Kind kind) {
				return kind == Kind.SOURCE;
			}

		};
		List<String> options = List.of("-d", directory.toString(), "-proc:none", "-nowarn", "-parameters", "-classpath",
				System.getProperty("java.class.path"));
		return compiler.getTask(output, null, null, options, null, List.of(file)).call() ? "" : output.toString();
	}

	private static Class<?> type(String name) {
		try {
			return Class.forName(name);
		}
		catch (ClassNotFoundException ex) {
			throw new IllegalStateException(ex);
		}
	}

	static List<Snippet> yaml() {
		return Page.all().stream().flatMap((page) -> page.snippets("yaml").stream()).toList();
	}

	static List<Snippet> java() {
		return Page.all().stream().flatMap((page) -> page.snippets("java").stream()).toList();
	}

}
