package io.github.toolrepair.grammar;

import java.util.ArrayList;
import java.util.List;

import io.github.toolrepair.grammar.ElementFamily.Dialect;
import io.github.toolrepair.grammar.JsonFamily.End;

/**
 * All grammar families, in the order in which they are tried.
 */
public final class GrammarFamilies {

	private static final List<Wrapper> NO_WRAPPERS = List.of();

	private static final List<GrammarFamily> ALL = List.of(
			// JSON between markers
			new JsonFamily("hermes", List.of("<tool_call>", "<tools>"), List.of("</tool_call>", "</tools>"), End.LIST),
			new LlamaFamily(), new MistralFamily(),
			new TokenFamily("kimi", List.of("<|tool_calls_section_begin|>", "<|tool_call_section_begin|>"),
					List.of("<|tool_call_begin|>"), List.of("<|tool_call_argument_begin|>"),
					List.of("<|tool_call_end|>"), List.of("<|tool_calls_section_end|>", "<|tool_call_section_end|>")),
			new TokenFamily("deepseek", DeepseekTokens.spellings("tool calls begin", "tool calls"),
					DeepseekTokens.spellings("tool call begin"), DeepseekTokens.spellings("tool sep"),
					DeepseekTokens.spellings("tool call end"), DeepseekTokens.spellings("tool calls end")),
			new HarmonyFamily(),
			new JsonFamily("granite", List.of("<|tool_call|>", "<function_call>"),
					List.of("<|/tool_call|>", "</function_call>"), End.JSON),
			new JsonFamily("hunyuan", List.of("<tool_calls>"), List.of("</tool_calls>"), End.REST),
			new JsonFamily("nemotron", List.of("<TOOLCALL>"), List.of("</TOOLCALL>"), End.REST),
			new JsonFamily("cohere", List.of("<|START_ACTION|>"), List.of("<|END_ACTION|>"), End.REST),
			new FunctoolsFamily(),
			new JsonFamily("internlm", List.of("<|action_start|><|plugin|>", "<|action_start|> <|plugin|>"),
					List.of("<|action_end|>"), End.REST),
			new JsonFamily("pangu", List.of("<|tool_call_start|>"), List.of("<|tool_call_end|>"), End.REST),
			new ApertusFamily(),
			new JsonFamily("inkling", List.of("<|content_invoke_tool_json|>"), List.of("<|end_message|>"), End.REST),
			new JsonFamily("gigachat",
					List.of("<|message_sep|>\n\nfunction call<|role_sep|>", "function call<|role_sep|>",
							"<|function_call|>"),
					List.of("<|message_sep|>"), End.JSON),
			new JsonFamily("longcat-json", List.of("<longcat_tool_call>"), List.of("</longcat_tool_call>"), End.REST),
			new JsonFamily("sarashina", List.of("<|tool_calls|>"), List.of("<|/tool_calls|>"), End.JSON),
			new TokenFamily("plamo", List.of("<|plamo:begin_tool_requests:plamo|>"),
					List.of("<|plamo:begin_tool_request:plamo|><|plamo:begin_tool_name:plamo|>"),
					List.of("<|plamo:end_tool_name:plamo|><|plamo:begin_tool_arguments:plamo|><|plamo:constrain|>json<|plamo:msg|>",
							"<|plamo:end_tool_name:plamo|><|plamo:begin_tool_arguments:plamo|><|plamo:msg|>",
							"<|plamo:end_tool_name:plamo|><|plamo:begin_tool_arguments:plamo|>"),
					List.of("<|plamo:end_tool_arguments:plamo|><|plamo:end_tool_request:plamo|>"),
					List.of("<|plamo:end_tool_requests:plamo|>")),
			new JsonFamily("lmstudio", List.of("[TOOL_REQUEST]"), List.of("[END_TOOL_REQUEST]"), End.REST),
			new MinimaxTextFamily(), new FunctionaryFamily(),
			new TokenFamily("functionary-2", List.of("<|from|>assistant ", "<|from|>assistant\n"),
					List.of("<|recipient|>"), List.of("<|content|>"), List.of("<|stop|>"), List.of()),
			new NamedElementFamily("mirothinker", NO_WRAPPERS, Wrapper.element("use_mcp_tool"), "server_name",
					"tool_name", "arguments"),
			new NamedElementFamily("tool-use", NO_WRAPPERS, Wrapper.element("tool_use"), "", "name", "arguments"),
			new NamedElementFamily("grok", List.of(Wrapper.element("tool_calls")), Wrapper.element("tool_call"), "",
					"tool_name", "parameters"),
			new NamedElementFamily("opencrabs", NO_WRAPPERS, Wrapper.element("function"), "", "name", "arguments"),
			new TokenFamily("cwm", List.of(), List.of("<tool: function>"), List.of(""), List.of("</tool>"), List.of()),
			new TokenFamily("step-audio", List.of(), List.of("<tool_call>function\n"), List.of(""),
					List.of("</tool_call>"), List.of()),
			// names in attributes
			new ElementFamily("dsml", DsmlDialects.all("DSML")), new ElementFamily("gcml", DsmlDialects.all("GCML")),
			new ElementFamily("invoke", List.of(
					Dialect.attributes("", "invoke", "parameter", true,
							List.of(Wrapper.element("minimax:tool_call"), Wrapper.element("function_calls"),
									Wrapper.element("dots_function_call"), Wrapper.element("tool_call"),
									Wrapper.element("tool_calls"))),
					Dialect.attributes("antml:", "invoke", "parameter", true,
							List.of(Wrapper.element("antml:function_calls"), Wrapper.element("function_calls"))))),
			new ElementFamily("atem",
					List.of(Dialect.attributes("atem:", "invoke", "parameter", true,
							List.of(Wrapper.element("atem:function_calls"))))),
			new ElementFamily("call-record",
					List.of(Dialect.attributes("", "call_record", "parameter", true, NO_WRAPPERS))),
			new MinimaxM3Family(),
			new ElementFamily("kimi-k3",
					List.of(new Dialect(new KimiK3Syntax(), KimiK3Syntax.CALL, List.of(KimiK3Syntax.WRAPPER)))),
			new ResponseFamily("kimi-k3-response", new Wrapper("<|open|>response<|sep|>", "<|close|>response<|sep|>")),
			new Step3Family(),
			new ElementFamily("minicpm",
					List.of(Dialect.attributes("", "function", "param", false, NO_WRAPPERS),
							Dialect.attributes("", "function", "parameter", true,
									List.of(Wrapper.element("tool_call"))))),
			// names assigned to tags
			new ElementFamily("qwen", List.of(Dialect.assignments(List.of(Wrapper.element("tool_call"))))),
			new ElementFamily("seed-oss", List.of(Dialect.assignments(List.of(Wrapper.element("seed:tool_call"))))),
			// pairs of keys and values
			new ElementFamily("glm",
					List.of(Dialect.pairs(PairSyntax.elements("tool_call", "arg_key", "arg_value", ""), NO_WRAPPERS))),
			new Hy3Family(),
			new ElementFamily("longcat",
					List.of(Dialect.pairs(
							PairSyntax.elements("longcat_tool_call", "longcat_arg_key", "longcat_arg_value", ""),
							NO_WRAPPERS))),
			new ElementFamily("iquest",
					List.of(Dialect.pairs(PairSyntax.elements("iquestcoder_tool_call", "arg_key", "arg_value", ""),
							NO_WRAPPERS))),
			new ElementFamily("k2-horizon",
					List.of(Dialect.pairs(PairSyntax.elements("ifm|tool_call", "ifm|arg_key", "ifm|arg_value", ""),
							List.of(Wrapper.element("ifm|tool_calls"))))),
			new ElementFamily("solar-open",
					List.of(Dialect.pairs(new PairSyntax("<|tool_call:start|>", "<|tool_call:end|>",
							"<|tool_arg:start|>", "<|tool_arg:value|>", "", "<|tool_arg:end|>", "\n"), NO_WRAPPERS))),
			// Python calls
			new PythonFamily("lfm2", new Wrapper("<|tool_call_start|>", "<|tool_call_end|>")),
			new PythonFamily("olmo", Wrapper.element("function_calls")),
			new PythonFamily("llama-python", new Wrapper("<|python_start|>", "<|python_end|>")),
			// braces
			new GemmaFamily("gemma4", new Wrapper("<|tool_call>", "<tool_call|>"), "<|\"|>"),
			new GemmaFamily("functiongemma", new Wrapper("<start_function_call>", "<end_function_call>"), "<escape>"),
			// whole messages without a marker
			new BareJsonFamily(), new BarePythonFamily(), new BareTokenFamily(), new BareHarmonyFamily(),
			new BareGemmaFamily(),
			// conventions of prompts and agents, off unless configured
			new FencedFamily("gemma-toolcode", "```tool_code", true), new GeminiFamily(), new ReactFamily(),
			new TranscriptFamily(), new LegacyBracketFamily(), new NameLineFamily(), new TagAsToolFamily(),
			new TgiFamily(), new FencedFamily("command-r-plus", "Action:", false),
			new FencedFamily("rwkv", "**Tool Call:**", false));

	private GrammarFamilies() {
	}

	/**
	 * IDs of all families.
	 */
	public static List<String> ids() {
		return ALL.stream().map(GrammarFamily::id).toList();
	}

	/**
	 * IDs of the families that are on unless configured.
	 */
	public static List<String> defaultIds() {
		return ALL.stream().filter(GrammarFamily::isOnByDefault).map(GrammarFamily::id).toList();
	}

	static List<GrammarFamily> all() {
		return ALL;
	}

	/**
	 * Spellings of DeepSeek's sentinel tokens: the bars and the blanks in them differ
	 * between models and servers.
	 */
	private static final class DeepseekTokens {

		private static final List<String> BARS = List.of("\uff5c", "|");

		private static final List<String> BLANKS = List.of("\u2581", "_", " ", "\\_");

		static List<String> spellings(String... names) {
			List<String> tokens = new ArrayList<>();
			for (String name : names) {
				for (String bar : BARS) {
					BLANKS.forEach((blank) -> tokens.add("<" + bar + name.replace(" ", blank) + bar + ">"));
				}
			}
			return List.copyOf(tokens);
		}

	}

	/**
	 * Spellings of DeepSeek's elements: the bars around their prefix differ.
	 */
	private static final class DsmlDialects {

		private static final List<String> BARS = List.of("\uff5c", "\uff5c\uff5c", "|", "||", "\u2016", "\u2016\u2016");

		static List<Dialect> all(String name) {
			List<Dialect> dialects = new ArrayList<>();
			BARS.forEach((bars) -> dialects.add(dialect("<" + bars + name + bars, "</" + bars + name + bars)));
			dialects.add(dialect("<" + name + "\uff5c", "</" + name + "\uff5c"));
			dialects.add(dialect("< | " + name + " | ", "</ | " + name + " | "));
			dialects.add(dialect("< | " + name + " | ", "< / | " + name + " | "));
			return List.copyOf(dialects);
		}

		private static Dialect dialect(String open, String close) {
			List<Wrapper> wrappers = new ArrayList<>();
			for (String word : List.of("tool_calls", "function_calls")) {
				wrappers.add(new Wrapper(open + word + ">", close + word + ">"));
			}
			return Dialect.attributes(open, close, "invoke", "parameter", false, wrappers);
		}

	}

}
