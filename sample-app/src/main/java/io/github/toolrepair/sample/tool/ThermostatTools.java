package io.github.toolrepair.sample.tool;

import java.util.List;

import org.springframework.ai.chat.model.ToolContext;
import org.springframework.ai.tool.annotation.Tool;
import org.springframework.ai.tool.annotation.ToolParam;
import org.springframework.stereotype.Component;

/**
 * Lists rooms and sets their thermostats: a tool without parameters, and one with nothing
 * but primitives.
 */
@Component
class ThermostatTools {

	@Tool(description = "List the rooms that have a thermostat")
	List<Integer> listRooms(ToolContext context) {
		ToolSession.of(context).ran(ToolRun.of("listRooms"));
		return List.of(1, 2, 5, 6);
	}

	@Tool(description = "Set the thermostat of a room")
	String setThermostat(@ToolParam(description = "Number of the room") int room,
			@ToolParam(description = "Temperature in degrees Celsius") double celsius,
			@ToolParam(description = "Whether to hold the temperature until further notice") boolean hold,
			ToolContext context) {
		ToolSession.of(context)
			.ran(ToolRun.of("setThermostat").with("room", room).with("celsius", celsius).with("hold", hold));
		return "Room %d is set to %s degrees%s".formatted(room, celsius, hold ? " until further notice" : "");
	}

}
