package io.github.toolrepair.sample.tool;

import java.util.List;

import org.springframework.ai.chat.model.ToolContext;
import org.springframework.ai.tool.annotation.Tool;
import org.springframework.ai.tool.annotation.ToolParam;
import org.springframework.stereotype.Component;

/**
 * Takes an order that is made of nested records.
 */
@Component
class OrderTools {

	@Tool(description = "Place an order")
	OrderConfirmation placeOrder(@ToolParam(description = "Who orders what") Order order, ToolContext context) {
		ToolSession.of(context).ran(ToolRun.of("placeOrder").with("order", order));
		long units = order.items().stream().mapToLong(Item::quantity).sum();
		return new OrderConfirmation("accepted", order.customer().name(), units);
	}

	record Order(@ToolParam(description = "Who orders") Customer customer,
			@ToolParam(description = "What is ordered") List<Item> items) {
	}

	record Customer(@ToolParam(description = "Full name") String name,
			@ToolParam(description = "City of delivery") String city) {
	}

	record Item(@ToolParam(description = "Article number, such as A-100") String article,
			@ToolParam(description = "Number of units") Long quantity) {
	}

	record OrderConfirmation(String state, String customer, long units) {
	}

}
