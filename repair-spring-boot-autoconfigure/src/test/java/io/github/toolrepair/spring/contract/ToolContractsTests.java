package io.github.toolrepair.spring.contract;

import java.lang.reflect.Type;
import java.time.Duration;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonProperty;
import io.github.toolrepair.model.BindingType;
import io.github.toolrepair.model.PreprocessorDefinition;
import io.github.toolrepair.model.Selector;
import io.github.toolrepair.model.ToolAlias;
import io.github.toolrepair.model.ToolContract;
import io.github.toolrepair.spring.tool.annotation.FilesystemPath;
import io.github.toolrepair.spring.tool.annotation.RepairAlias;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.annotation.JsonDeserialize;
import tools.jackson.databind.json.JsonMapper;

import org.springframework.ai.support.ToolCallbacks;
import org.springframework.ai.tool.ToolCallback;
import org.springframework.ai.tool.annotation.Tool;
import org.springframework.ai.tool.definition.ToolDefinition;
import org.springframework.ai.tool.function.FunctionToolCallback;
import org.springframework.aop.framework.ProxyFactory;
import org.springframework.core.ParameterizedTypeReference;

import static org.assertj.core.api.Assertions.assertThat;

class ToolContractsTests {

	private final ToolContracts contracts = new ToolContracts();

	@Test
	void contractShowsTheSchemaAsTheModelSeesIt() {
		ToolCallback callback = ToolCallbacks.from(new Calendar())[0];
		ToolContract contract = this.contracts.of(callback);
		assertThat(contract.name()).isEqualTo("book");
		assertThat(contract.inputSchema()).isEqualTo(callback.getToolDefinition().inputSchema());
		assertThat(binding(contract, "/properties/day")).isEqualTo("date");
		assertThat(binding(contract, "/properties/guests")).isEqualTo("int");
		assertThat(binding(contract, "/properties/title")).isNull();
	}

	@Test
	void contractIsReadOnceForACallback() {
		ToolCallback callback = ToolCallbacks.from(new Calendar())[0];
		assertThat(this.contracts.of(callback)).isSameAs(this.contracts.of(callback));
	}

	@Test
	void contractOfACallbackThatTellsNoTypesIsItsSchema() {
		ToolCallback callback = new HandWritten("{\"type\":\"object\"}");
		assertThat(this.contracts.of(callback)).isEqualTo(ToolContract.of("own", "{\"type\":\"object\"}"));
	}

	@Test
	void contractFollowsADefinitionThatChanges() {
		HandWritten callback = new HandWritten("{\"type\":\"object\"}");
		assertThat(this.contracts.of(callback).inputSchema()).isEqualTo("{\"type\":\"object\"}");
		callback.schema = "true";
		assertThat(this.contracts.of(callback).inputSchema()).isEqualTo("true");
	}

	@Test
	void schemaThatIsNoJsonIsLeftAsItIs() {
		ToolContract contract = this.contracts.of(function(Booking.class, "no schema"));
		assertThat(contract.bindingSchema()).isEqualTo("no schema");
	}

	@Test
	void propertiesHaveTheNamesThatJacksonGivesThem() {
		ToolContract contract = this.contracts.of(function(Booking.class, null));
		assertThat(binding(contract, "/properties/due-date")).isEqualTo("date");
		assertThat(binding(contract, "/properties/length")).isEqualTo("duration");
	}

	@Test
	void propertiesThatAreBoundInTheirOwnWayAreLeftAlone() {
		ToolContract contract = this.contracts.of(function(Special.class, null));
		assertThat(contract.bindingSchema()).doesNotContain(BindingType.KEYWORD);
	}

	@Test
	void referencesAreFollowedAlsoWhereATypeHoldsItself() {
		ToolContract contract = this.contracts.of(function(Node.class, null));
		JsonNode schema = schema(contract);
		assertThat(schema.findValues(BindingType.KEYWORD)).isNotEmpty()
			.allSatisfy((type) -> assertThat(type.stringValue()).isEqualTo("int"));
	}

	@Test
	void genericTypesAreResolved() {
		Type type = new ParameterizedTypeReference<Map<String, List<LocalDate>>>() {
		}.getType();
		ToolContract contract = this.contracts.of(function(type, """
				{"type":"OBJECT","additionalProperties":{"type":"ARRAY","items":{"type":"STRING"}}}"""));
		assertThat(binding(contract, "/additionalProperties/items")).isEqualTo("date");
	}

	@Test
	void valuesOfAMapAreBoundWhereItsSchemaSaysNothingOfThem() {
		Type type = new ParameterizedTypeReference<Map<String, Integer>>() {
		}.getType();
		ToolContract contract = this.contracts.of(function(type, "{\"type\":\"object\"}"));
		assertThat(binding(contract, "/additionalProperties")).isEqualTo("int");
		assertThat(this.contracts.of(function(Map.class, "{\"type\":\"object\"}")).bindingSchema())
			.isEqualTo("{\"type\":\"object\"}");
	}

	@Test
	void schemaThatAsksForAnotherKindIsLeftAlone() {
		ToolContract contract = this.contracts.of(function(Booking.class, """
				{"type":"object","properties":{"due-date":{"type":"integer"},"length":{}}}"""));
		assertThat(contract.bindingSchema()).doesNotContain(BindingType.KEYWORD);
	}

	@Test
	void constantsOfAnOwnSchemaAreSentByName() {
		ToolContract contract = this.contracts.of(function(Level.class, "{\"type\":\"string\"}"));
		assertThat(binding(contract, "")).isEqualTo("constant");
	}

	@Test
	void annotationsOfParametersAndPropertiesAreDeclarations() {
		ToolContract contract = this.contracts.of(ToolCallbacks.from(new Editor())[0]);
		assertThat(contract.aliases()).containsExactlyInAnyOrder(alias("/path", "file_path"), alias("/mode", "how"),
				alias("/edits/*/old-text", "old_string", "before"), alias("/edits/*/newText", "new_string"),
				alias("/target/directory", "dir"));
		assertThat(contract.preprocessors()).containsExactlyInAnyOrder(preprocessor("filesystem-path", "/path"),
				preprocessor("filesystem-path-array", "/others"), preprocessor("filesystem-path", "/target/directory"));
	}

	@Test
	void annotationsOfAProxiedToolAreDeclarations() {
		ProxyFactory factory = new ProxyFactory(new Editor());
		factory.setProxyTargetClass(true);
		ToolCallback callback = ToolCallbacks.from(factory.getProxy())[0];
		assertThat(this.contracts.of(callback)).isEqualTo(this.contracts.of(ToolCallbacks.from(new Editor())[0]));
	}

	@Test
	void aliasesThatMeanNothingAreLeftOut() {
		ToolContract contract = this.contracts.of(function(Mistaken.class, null));
		assertThat(contract.aliases()).containsExactly(alias("/other", "second"));
	}

	private static ToolAlias alias(String selector, String... names) {
		return new ToolAlias(Selector.parse(selector), List.of(names));
	}

	private static PreprocessorDefinition preprocessor(String kind, String selector) {
		return new PreprocessorDefinition(kind, Selector.parse(selector), List.of());
	}

	private static @Nullable String binding(ToolContract contract, String pointer) {
		return schema(contract).at(pointer).path(BindingType.KEYWORD).asString(null);
	}

	private static JsonNode schema(ToolContract contract) {
		return JsonMapper.shared().readTree(contract.bindingSchema());
	}

	private static ToolCallback function(Type type, @Nullable String schema) {
		FunctionToolCallback.Builder<Object, String> builder = FunctionToolCallback
			.builder("own", (Object input) -> "done")
			.inputType(type);
		return ((schema != null) ? builder.inputSchema(schema) : builder).build();
	}

	enum Level {

		LOW, HIGH

	}

	record Booking(@JsonProperty("due-date") LocalDate due, Duration length) {

	}

	record Special(@JsonFormat(pattern = "dd.MM.yyyy") LocalDate due,
			@JsonDeserialize(using = AnyDate.class) LocalDate other) {

	}

	record Node(int value, List<Node> children, OptionalInt limit) {

	}

	record Edit(@JsonProperty("old-text") @RepairAlias("old_string") @JsonAlias("before") String oldText,
			@RepairAlias("new_string") String newText) {

	}

	static class Target {

		@FilesystemPath
		@RepairAlias("dir")
		@JsonProperty
		String directory = "";

	}

	record Mistaken(@RepairAlias("value") @JsonAlias(" ") String value,
			@RepairAlias("other") @JsonAlias("second") String other) {

	}

	static class Editor {

		@Tool
		String edit(@FilesystemPath @RepairAlias("file_path") String path, @JsonAlias("how") String mode,
				@FilesystemPath List<String> others, List<Edit> edits, Target target, Map<String, Edit> more) {
			return "done";
		}

	}

	static class AnyDate extends ValueDeserializer<LocalDate> {

		@Override
		public LocalDate deserialize(JsonParser parser, DeserializationContext context) {
			return LocalDate.EPOCH;
		}

	}

	static class Calendar {

		@Tool
		String book(LocalDate day, int guests, String title) {
			return title + guests + day;
		}

	}

	static final class HandWritten implements ToolCallback {

		private String schema;

		HandWritten(String schema) {
			this.schema = schema;
		}

		@Override
		public ToolDefinition getToolDefinition() {
			return ToolDefinition.builder().name("own").description("A tool.").inputSchema(this.schema).build();
		}

		@Override
		public String call(String toolInput) {
			return "done";
		}

	}

}
