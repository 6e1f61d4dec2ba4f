package io.github.toolrepair.benchmarks;

import java.time.Clock;
import java.util.List;

import io.github.toolrepair.RepairPipeline;
import io.github.toolrepair.spring.tool.RepairEventPublisher;
import io.github.toolrepair.spring.tool.ToolCallRepairOptions;
import io.github.toolrepair.spring.tool.ToolCallRepairer;
import io.github.toolrepair.telemetry.RepairListener;

import org.springframework.ai.support.ToolCallbacks;
import org.springframework.ai.tool.ToolCallback;
import org.springframework.ai.tool.annotation.Tool;
import org.springframework.ai.tool.annotation.ToolParam;

/**
 * The tool as an application has it.
 */
final class WeatherCallbacks {

	private WeatherCallbacks() {
	}

	static ToolCallback weather() {
		return ToolCallbacks.from(new Weather())[0];
	}

	static ToolCallRepairer repairer(List<RepairListener> listeners) {
		return new ToolCallRepairer(RepairPipeline.builder().build(), ToolCallRepairOptions.defaults(),
				new RepairEventPublisher(listeners, Clock.systemUTC()), (name) -> null);
	}

	/**
	 * Object with a method that is a tool.
	 */
	static final class Weather {

		@Tool(name = "weather", description = "Forecast for a city")
		String weather(String city, int days, @ToolParam(required = false) Unit unit,
				@ToolParam(required = false) List<String> include) {
			return city;
		}

	}

	/**
	 * Unit of temperature.
	 */
	enum Unit {

		CELSIUS, FAHRENHEIT

	}

}
