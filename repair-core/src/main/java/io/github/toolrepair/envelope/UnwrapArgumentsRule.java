package io.github.toolrepair.envelope;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

import io.github.toolrepair.model.CallContext;
import io.github.toolrepair.model.RuleId;
import tools.jackson.databind.JsonNode;

/**
 * Takes the arguments out of the object in which they were wrapped:
 * <code>{"arguments":{"path":"a"}}</code> becomes <code>{"path":"a"}</code>.
 * <p>
 * The wrapper's one key is not a parameter of the tool. Or the wrapper is the whole call,
 * whose name is this tool's; another tool's call is left alone. What is empty or no
 * object is taken only out of a wrapper whose key says that it holds arguments. Whether
 * what was wrapped satisfies the schema is for validation to say.
 */
final class UnwrapArgumentsRule implements EnvelopeRule {

	private static final RuleId ID = new RuleId("envelope.unwrap-arguments");

	private static final Set<String> WRAPPERS = Set.of("arguments", "args", "parameters", "params", "input",
			"tool_input", "action_input", "function_args", "kwargs");

	private static final Set<String> CALLS = Set.of("function", "function_call", "tool_call", "tool_calls", "tool_use",
			"call");

	private static final Set<String> NAMES = Set.of("name", "tool", "tool_name", "function", "function_name", "action",
			"recipient_name");

	private static final Set<String> CALL_EXTRAS = Set.of("id", "call_id", "tool_call_id", "type", "index");

	@Override
	public RuleId id() {
		return ID;
	}

	@Override
	public int cost() {
		return 20;
	}

	@Override
	public boolean exact() {
		return false;
	}

	@Override
	public boolean nested() {
		return false;
	}

	@Override
	public String note() {
		return "Send the parameters themselves at the top level, not inside another object.";
	}

	@Override
	public List<Reading> fromValue(JsonNode value, CallContext call) {
		if (!value.isObject()) {
			return List.of();
		}
		List<Map.Entry<String, JsonNode>> telling = value.properties()
			.stream()
			.filter((property) -> !call.policy().commentaryProperties().contains(property.getKey()))
			.toList();
		if (telling.size() == 1) {
			return fromWrapper(telling.get(0), call);
		}
		return telling.isEmpty() ? List.of() : fromCall(telling, call);
	}

	private static List<Reading> fromWrapper(Map.Entry<String, JsonNode> wrapper, CallContext call) {
		if (call.shape().declared().contains(wrapper.getKey())) {
			return List.of();
		}
		JsonNode inner = wrapper.getValue();
		String key = wrapper.getKey().toLowerCase(Locale.ROOT);
		if (WRAPPERS.contains(key) || CALLS.contains(key) || ToolNames.isSame(wrapper.getKey(), call)) {
			return readings(inner, call);
		}
		boolean telling = inner.isContainer() ? !inner.isEmpty() : !inner.isNull() && !inner.asString("x").isBlank();
		return (telling && call.mayBeArguments(inner)) ? List.of(new Reading.Value(inner)) : List.of();
	}

	/**
	 * From an object with several members that is either a call, or something around one.
	 */
	private static List<Reading> fromCall(List<Map.Entry<String, JsonNode>> members, CallContext call) {
		JsonNode arguments = null;
		JsonNode inner = null;
		boolean named = false;
		for (Map.Entry<String, JsonNode> member : members) {
			String key = member.getKey();
			if (!named && NAMES.contains(key) && member.getValue().isString()) {
				named = ToolNames.isSame(member.getValue().stringValue(), call);
				if (!named) {
					return List.of();
				}
			}
			else if (arguments == null && WRAPPERS.contains(key) && !call.shape().declared().contains(key)) {
				arguments = member.getValue();
			}
			else if (inner == null && CALLS.contains(key) && member.getValue().isObject()) {
				inner = member.getValue();
			}
			else if (!CALL_EXTRAS.contains(key)) {
				return List.of();
			}
		}
		if (inner != null) {
			boolean only = !named && arguments == null
					&& members.stream().noneMatch((member) -> call.shape().declared().contains(member.getKey()));
			return only ? List.of(new Reading.Value(inner)) : List.of();
		}
		return (named && arguments != null) ? readings(arguments, call) : List.of();
	}

	private static List<Reading> readings(JsonNode inner, CallContext call) {
		if (!inner.isString() || inner.stringValue().isBlank()) {
			return List.of(new Reading.Value(inner));
		}
		Reading text = new Reading.Text(inner.stringValue());
		return call.mayBeArguments(inner) ? List.of(text, new Reading.Value(inner)) : List.of(text);
	}

}
