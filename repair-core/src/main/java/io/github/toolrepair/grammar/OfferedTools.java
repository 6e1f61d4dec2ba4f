package io.github.toolrepair.grammar;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

import io.github.toolrepair.model.ArgumentShape;
import io.github.toolrepair.model.EmptyArguments;
import io.github.toolrepair.model.JsonKind;
import io.github.toolrepair.model.JsonLocation;
import io.github.toolrepair.model.ToolContract;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ObjectNode;

/**
 * Tools of one request, as far as printed calls ask about them.
 */
final class OfferedTools {

	private static final String PREFIX = "functions.";

	private final Map<String, ToolContract> contracts = new HashMap<>();

	private final Map<String, @Nullable ArgumentShape> read = new HashMap<>();

	private final Function<ToolContract, @Nullable ArgumentShape> shapes;

	OfferedTools(List<ToolContract> tools, Function<ToolContract, @Nullable ArgumentShape> shapes) {
		tools.forEach((tool) -> this.contracts.put(tool.name(), tool));
		this.shapes = shapes;
	}

	boolean isEmpty() {
		return this.contracts.isEmpty();
	}

	/**
	 * Name of the offered tool that is meant; null if there is none. Blanks around the
	 * name and one {@code functions.} in front of it are no part of it.
	 */
	@Nullable String resolve(String printed) {
		String name = printed.strip();
		if (this.contracts.containsKey(name)) {
			return name;
		}
		String rest = name.startsWith(PREFIX) ? name.substring(PREFIX.length()) : name;
		return this.contracts.containsKey(rest) ? rest : null;
	}

	/**
	 * Whether a tool's name begins with the text.
	 */
	boolean anyBeginsWith(String text) {
		return this.contracts.keySet().stream().anyMatch((name) -> name.startsWith(text));
	}

	/**
	 * Kinds that the tool's schema names for the value at the location; empty if it names
	 * none.
	 */
	Set<JsonKind> kindsAt(String printedName, JsonLocation location) {
		ArgumentShape shape = shape(printedName);
		return (shape != null) ? shape.kindsAt(location) : Set.of();
	}

	/**
	 * Whether the tool declares the parameter.
	 */
	boolean declares(String printedName, String parameter) {
		ArgumentShape shape = shape(printedName);
		return shape != null && shape.declared().contains(parameter);
	}

	/**
	 * Whether the arguments satisfy the tool's schema as they are.
	 */
	boolean accepts(String printedName, ObjectNode arguments) {
		ArgumentShape shape = shape(printedName);
		return shape != null && shape.issueLocations(arguments).isEmpty();
	}

	/**
	 * Whether a call of the tool may come without arguments.
	 */
	boolean mayBeEmpty(String printedName, EmptyArguments rule) {
		ArgumentShape shape = shape(printedName);
		return shape != null && switch (rule) {
			case NEVER -> false;
			case NOTHING_DECLARED -> shape.declared().isEmpty() && shape.required().isEmpty();
			case NOTHING_REQUIRED -> shape.required().isEmpty();
		};
	}

	private @Nullable ArgumentShape shape(String printedName) {
		String name = resolve(printedName);
		if (name == null) {
			return null;
		}
		if (!this.read.containsKey(name)) {
			ToolContract contract = this.contracts.get(name);
			this.read.put(name, (contract != null) ? this.shapes.apply(contract) : null);
		}
		return this.read.get(name);
	}

}
