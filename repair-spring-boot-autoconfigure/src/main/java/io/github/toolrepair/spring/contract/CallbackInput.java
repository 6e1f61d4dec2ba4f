package io.github.toolrepair.spring.contract;

import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.lang.reflect.Type;

import org.jspecify.annotations.Nullable;

import org.springframework.ai.tool.ToolCallback;
import org.springframework.ai.tool.function.FunctionToolCallback;
import org.springframework.ai.tool.method.MethodToolCallback;
import org.springframework.util.ReflectionUtils;

/**
 * Java types to which a callback binds its arguments.
 */
sealed interface CallbackInput {

	/**
	 * Types of the callback; null if it does not tell them.
	 */
	static @Nullable CallbackInput of(ToolCallback callback) {
		if (callback instanceof MethodToolCallback && Fields.method(callback) instanceof Method method) {
			return new Parameters(method);
		}
		return (callback instanceof FunctionToolCallback && Fields.inputType(callback) instanceof Type type)
				? new Value(type) : null;
	}

	/**
	 * Each argument goes to one parameter of the method.
	 */
	record Parameters(Method method) implements CallbackInput {

	}

	/**
	 * All arguments go to one value.
	 */
	record Value(Type type) implements CallbackInput {

	}

	/**
	 * Spring AI 2.0.1 keeps the types to itself, so they are read from its fields. Where
	 * these don't exist, the schema is all that is known.
	 */
	final class Fields {

		private static final @Nullable Field METHOD = field(MethodToolCallback.class, "toolMethod");

		private static final @Nullable Field INPUT_TYPE = field(FunctionToolCallback.class, "toolInputType");

		private Fields() {
		}

		static @Nullable Object method(ToolCallback callback) {
			return (METHOD != null) ? ReflectionUtils.getField(METHOD, callback) : null;
		}

		static @Nullable Object inputType(ToolCallback callback) {
			return (INPUT_TYPE != null) ? ReflectionUtils.getField(INPUT_TYPE, callback) : null;
		}

		private static @Nullable Field field(Class<?> type, String name) {
			Field field = ReflectionUtils.findField(type, name);
			if (field != null) {
				ReflectionUtils.makeAccessible(field);
			}
			return field;
		}

	}

}
