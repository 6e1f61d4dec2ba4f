package io.github.toolrepair.sample.tool;

import java.util.List;
import java.util.Locale;

import org.jspecify.annotations.Nullable;

import org.springframework.ai.chat.model.ToolContext;
import org.springframework.ai.tool.ToolCallback;
import org.springframework.ai.tool.annotation.ToolParam;
import org.springframework.ai.tool.function.FunctionToolCallback;

/**
 * A tool that is a function instead of an annotated method, since Spring AI treats the
 * faults of the two differently.
 */
final class CustomerTool {

	private static final List<String> CUSTOMERS = List.of("Ada Lovelace", "Alan Turing", "Grace Hopper");

	private CustomerTool() {
	}

	static ToolCallback create() {
		return FunctionToolCallback.builder("findCustomer", CustomerTool::find)
			.description("Find customers by a part of their name")
			.inputType(Query.class)
			.build();
	}

	private static List<String> find(Query query, @Nullable ToolContext context) {
		if (context != null) {
			ToolSession.of(context).ran(ToolRun.of("findCustomer").with("name", query.name()));
		}
		String name = query.name().toLowerCase(Locale.ROOT);
		return CUSTOMERS.stream().filter((customer) -> customer.toLowerCase(Locale.ROOT).contains(name)).toList();
	}

	record Query(@ToolParam(description = "Part of the name") String name) {
	}

}
