package io.github.toolrepair.sample.tool;

import java.util.List;
import java.util.Map;

import org.jspecify.annotations.Nullable;

import org.springframework.ai.chat.model.ToolContext;
import org.springframework.ai.tool.annotation.Tool;
import org.springframework.ai.tool.annotation.ToolParam;
import org.springframework.stereotype.Component;

/**
 * Tells the average temperature of July in a few cities.
 */
@Component
class WeatherTools {

	private static final Map<String, Double> JULY_CELSIUS = Map.of("Berlin", 20.0, "Lisbon", 23.5, "Oslo", 18.0);

	@Tool(description = "Tell the average temperature of July in some cities")
	List<Temperature> julyTemperature(@ToolParam(description = "Names of the cities") List<String> cities,
			@ToolParam(description = "Unit of the temperatures") TemperatureUnit unit, ToolContext context) {
		ToolSession.of(context).ran(ToolRun.of("julyTemperature").with("cities", cities).with("unit", unit));
		return cities.stream()
			.map((city) -> new Temperature(city, unit.fromCelsius(JULY_CELSIUS.get(city)), unit))
			.toList();
	}

	enum TemperatureUnit {

		FAHRENHEIT {

			@Override
			@Nullable Double fromCelsius(@Nullable Double celsius) {
				return (celsius != null) ? celsius * 1.8 + 32 : null;
			}

		},

		CELSIUS {

			@Override
			@Nullable Double fromCelsius(@Nullable Double celsius) {
				return celsius;
			}

		};

		abstract @Nullable Double fromCelsius(@Nullable Double celsius);

	}

	record Temperature(String city, @Nullable Double average, TemperatureUnit unit) {
	}

}
