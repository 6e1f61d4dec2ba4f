package io.github.toolrepair.envelope;

import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import io.github.toolrepair.model.CallContext;
import io.github.toolrepair.model.ToolNameForm;

/**
 * Names of tools in what stands around arguments.
 */
final class ToolNames {

	/** Longest text before arguments in which a name is looked for, in characters. */
	private static final int LONGEST_CONTEXT = 300;

	/** Text before arguments that names a tool, as calls are written by models. */
	private static final List<Pattern> CALLS = List.of(Pattern.compile("([A-Za-z_][\\w.:-]*)\\($"),
			Pattern.compile("\\bto=([\\w.-]+)"), Pattern.compile("\\bfunctions\\.([\\w-]+)"),
			Pattern.compile("<(?:function|tool|invoke)[= ](?:name=)?\"?([\\w.-]+)"),
			Pattern.compile("\\[TOOL_CALLS\\]\\s*([A-Za-z_][\\w.-]*)"), Pattern.compile("([\\w.-]{1,128})\\[ARGS\\]"),
			Pattern.compile("<\\uff5ctool\u2581sep\\uff5c>([\\w.-]+)"),
			Pattern.compile("(?i)\\baction\\s{0,3}:\\s{0,3}([\\w.-]+)"),
			Pattern.compile("(?i)\\b(?:tool|function)(?:[ _]name)?\\s{0,3}[:=]\\s{0,3}[\"'`]?([A-Za-z_][\\w.-]*)"),
			Pattern.compile("\"name\"\\s{0,3}:\\s{0,3}\"([^\"]{1,128})\""),
			Pattern.compile("^\\s*([A-Za-z]\\w*[_.A-Z0-9][\\w.-]*)\\s*$"));

	private static final Set<String> GENERIC = Set.of("json", "toolcall", "toolcalls", "functioncall", "toolinput",
			"tooluse", "arguments");

	private ToolNames() {
	}

	/**
	 * Whether this is the name of the called tool. Case, hyphens, underscores and a
	 * prefix such as {@code functions.} don't count.
	 */
	static boolean isSame(String name, CallContext call) {
		return ToolNameForm.of(name).equals(ToolNameForm.of(call.contract().name()));
	}

	/**
	 * Whether the text that stands before arguments names another tool.
	 */
	static boolean namesAnother(String before, CallContext call) {
		String context = before.substring(Math.max(0, before.length() - LONGEST_CONTEXT));
		for (Pattern pattern : CALLS) {
			Matcher matcher = pattern.matcher(context);
			while (matcher.find()) {
				String name = matcher.group(1);
				if (!isSame(name, call) && !GENERIC.contains(ToolNameForm.of(name).value())) {
					return true;
				}
			}
		}
		return false;
	}

}
