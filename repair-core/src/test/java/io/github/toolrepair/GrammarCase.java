package io.github.toolrepair;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;

import io.github.toolrepair.grammar.GrammarContext;
import io.github.toolrepair.grammar.GrammarMessage;
import io.github.toolrepair.grammar.GrammarResult;
import io.github.toolrepair.model.GrammarMode;
import io.github.toolrepair.model.GrammarPolicy;
import io.github.toolrepair.model.ToolContract;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;

/**
 * One file below {@code grammar/families/<family>}: a text and what becomes of it.
 * <table>
 * <caption>Members of the file</caption>
 * <tr>
 * <td>{@code text}, {@code finishReason}</td>
 * <td>what the model wrote; it stopped unless said otherwise</td>
 * </tr>
 * <tr>
 * <td>{@code tools}</td>
 * <td>offered tools with {@code name} and {@code inputSchema}; those of {@link #TOOLS} if
 * absent</td>
 * </tr>
 * <tr>
 * <td>{@code mode}, {@code markerless}, {@code structuredOutput}</td>
 * <td>settings that differ from {@code recover} with everything on</td>
 * </tr>
 * <tr>
 * <td>{@code expect}</td>
 * <td>{@code calls} with {@code name} and {@code arguments}, and the {@code text} that
 * remains</td>
 * </tr>
 * </table>
 *
 * @param family family to whose folder the file belongs
 * @param name name of the file
 * @param file content of the file
 */
record GrammarCase(String family, String name, JsonNode file) {

	static final List<ToolContract> TOOLS = List.of(ToolContract.of("book_table", Json.text("""
			{'type':'object','required':['place'],'properties':{'place':{'type':'string'},
			'guests':{'type':'integer'},'outside':{'type':'boolean'},
			'extras':{'type':'array','items':{'type':'string'}}}}""")), ToolContract.of("tag_photo", Json.text("""
			{'type':'object','required':['id'],'properties':{'id':{'type':'string'},'size':{'type':'number'},
			'meta':{'type':'object'}}}""")), ToolContract.of("ping", Json.text("{'type':'object','properties':{}}")));

	private static final Set<String> MEMBERS = Set.of("text", "finishReason", "tools", "mode", "markerless",
			"structuredOutput", "expect");

	/** Families that must be the whole message, or its end. */
	private static final Set<String> MARKERLESS = Set.of("bare-json", "pythonic", "bare-mistral", "bare-harmony",
			"bare-gemma", "gemma-toolcode", "react", "transcript", "glm4-legacy", "tag-as-tool", "tgi",
			"command-r-plus", "rwkv");

	GrammarCase {
		for (String member : file.propertyNames()) {
			if (!MEMBERS.contains(member)) {
				throw new IllegalArgumentException("Unknown member '" + member + "' in " + family + "/" + name);
			}
		}
	}

	/**
	 * All cases, ordered by family and name.
	 */
	static List<GrammarCase> all() {
		return families().stream().flatMap((family) -> of(family).stream()).toList();
	}

	/**
	 * Families that have a folder, in alphabetical order.
	 */
	static List<String> families() {
		return children(folder()).stream().map((path) -> path.getFileName().toString()).toList();
	}

	/**
	 * Cases of one family, ordered by name.
	 */
	static List<GrammarCase> of(String family) {
		return children(folder().resolve(family)).stream().map((path) -> read(family, path)).toList();
	}

	private static Path folder() {
		try {
			URL cases = Objects.requireNonNull(GrammarCase.class.getResource("/grammar/families"));
			return Path.of(cases.toURI());
		}
		catch (URISyntaxException ex) {
			throw new IllegalStateException(ex);
		}
	}

	private static List<Path> children(Path folder) {
		try (Stream<Path> children = Files.list(folder)) {
			return children.sorted().toList();
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	private static GrammarCase read(String family, Path path) {
		try {
			return new GrammarCase(family, path.getFileName().toString(), Json.read(Files.readString(path)));
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	String text() {
		return this.file.path("text").stringValue();
	}

	@Nullable String finishReason() {
		return this.file.path("finishReason").asString("stop");
	}

	String expectedText() {
		return this.file.path("expect").path("text").stringValue();
	}

	JsonNode expectedCalls() {
		return this.file.path("expect").path("calls");
	}

	/**
	 * Whether a call is expected that has markers, so that it counts anywhere in a text.
	 */
	boolean isMarked() {
		return !expectedCalls().isEmpty() && !MARKERLESS.contains(this.family);
	}

	GrammarPolicy policy() {
		return GrammarPolicy.defaults()
			.withEnabledFamilies(Set.of(this.family))
			.withMode(GrammarMode.valueOf(this.file.path("mode").asString("recover").toUpperCase(Locale.ROOT)))
			.withMarkerless(this.file.path("markerless").asBoolean(true));
	}

	GrammarContext context() {
		List<ToolContract> tools = new ArrayList<>();
		this.file.path("tools")
			.forEach((tool) -> tools
				.add(ToolContract.of(tool.path("name").stringValue(), tool.path("inputSchema").toString())));
		return new GrammarContext(tools.isEmpty() ? TOOLS : tools, null,
				this.file.path("structuredOutput").asBoolean(false), List.of());
	}

	GrammarMessage message() {
		return message(text());
	}

	GrammarMessage message(String text) {
		return new GrammarMessage(context(), text, finishReason(), false);
	}

	/**
	 * Calls of a result in the form that is expected.
	 */
	static JsonNode calls(GrammarResult result) {
		ArrayNode calls = JsonNodeFactory.instance.arrayNode();
		result.calls()
			.forEach(
					(call) -> calls.addObject().put("name", call.name()).set("arguments", Json.read(call.arguments())));
		return calls;
	}

	@Override
	public String toString() {
		return this.family + "/" + this.name;
	}

}
