package io.github.toolrepair.spring.autoconfigure;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

import io.github.toolrepair.spring.autoconfigure.ScriptedModel.Call;
import io.github.toolrepair.telemetry.RecentEvents;
import io.micrometer.core.instrument.Meter;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.tracing.test.simple.SimpleSpan;
import io.micrometer.tracing.test.simple.SimpleTracer;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

import org.springframework.boot.test.system.CapturedOutput;
import org.springframework.boot.test.system.OutputCaptureExtension;

import static org.assertj.core.api.Assertions.assertThat;

/**
 * Calls and texts that are full of secrets, in every place where a model can put one.
 * None may be found in anything by which the application is watched, but for what Spring
 * AI itself tells of a model's answers.
 */
@ExtendWith({ OutputCaptureExtension.class, OwnLogging.class })
class SecretsTests {

	private final List<String> secrets = new ArrayList<>();

	@Test
	void noSecretIsFoundInAnythingThatWatches(CapturedOutput output) {
		try (TelemetryApplication application = new TelemetryApplication("logging.level.io.github.toolrepair=trace",
				"logging.structured.format.console=ecs", "repair.contain-exceptions=true")) {
			callTools(application);
			assertThat(this.secrets).hasSize(18);
			assertThat(application.model().lastMessages().toString()).contains(this.secrets);
			printCalls(application);
			answerAsOddModel(application);
			assertThat(this.secrets).hasSize(21);
			Map<String, String> sinks = sinks(application, output);
			assertThat(sinks).hasSize(10)
				.allSatisfy((name, content) -> assertThat(content).as(name).isNotBlank())
				.hasEntrySatisfying("events", (events) -> assertThat(events).contains("fingerprint"))
				.hasEntrySatisfying("log", (log) -> assertThat(log).contains("\"repair\":{\"channel\":\"tool\""));
			SoftAssertions softly = new SoftAssertions();
			sinks.forEach((name, content) -> this.secrets
				.forEach((secret) -> softly.assertThat(content.contains(secret)).as(secret + " in " + name).isFalse()));
			softly.assertAll();
		}
	}

	private void callTools(TelemetryApplication application) {
		application.model()
			.calls(call("readFile", "{\"file_path\":\"%s\"}"), call("readFile", "{\"path\":\"a\",\"limit\":\"%s\"}"),
					call("readFile", "{\"path\":\"a\",\"%s\":\"%s\"}"), call("readFile", "{\"path\":{\"%s\":\"%s\"}}"),
					call("readFile", "%s"), call("readFile", "{\"path\":\"%s"), call("readFile", "```json\n%s\n```"),
					call("readFile", "{\"arguments\":{\"path\":\"%s\"}}"), call("readFile", "{\"path\":\"%s/locked\"}"),
					call("placeOrder", "{\"order\":{\"item\":\"%s\",\"quantity\":1,\"labels\":{\"%s\":7}}}"),
					call("placeOrder", "{\"order\":[{\"%s\":\"%s\"}]}"), call(secret(), "{\"%s\":\"%s\"}"));
		application.model().says("Done.");
		application.chat();
	}

	private void printCalls(TelemetryApplication application) {
		application.model()
			.says("Look: <tool_call>\n{\"name\":\"readFile\",\"arguments\":{\"path\":\"" + secret()
					+ "\"}}\n</tool_call>")
			.says("<tool_call>\n{\"name\":\"" + secret() + "\",\"arguments\":{}}\n</tool_call>");
		application.chat();
		application.chat();
	}

	private void answerAsOddModel(TelemetryApplication application) {
		application.model().named("my " + secret()).calls(new Call("m", "readFile", "{}")).says("Done.");
		application.chat();
	}

	private Call call(String tool, String arguments) {
		String filled = arguments;
		while (filled.contains("%s")) {
			filled = filled.replaceFirst("%s", secret());
		}
		return new Call("c" + this.secrets.size(), tool, filled);
	}

	private String secret() {
		this.secrets.add("s3cret-%02d".formatted(this.secrets.size()));
		return this.secrets.get(this.secrets.size() - 1);
	}

	private static Map<String, String> sinks(TelemetryApplication application, CapturedOutput output) {
		Map<String, String> sinks = new LinkedHashMap<>();
		sinks.put("events", application.bean(RecentEvents.class).newestFirst() + " fingerprint");
		sinks.put("meters", ours(application.bean(MeterRegistry.class).getMeters()));
		sinks.put("scrape", scrape(application.get("/actuator/prometheus").body()));
		sinks.put("spans", spans(application.bean(SimpleTracer.class)));
		sinks.put("summary", application.get("/actuator/repair").body());
		sinks.put("last events", application.get("/actuator/repair/events").body());
		sinks.put("tools", application.get("/actuator/repair/tools").body());
		sinks.put("health", application.get("/actuator/health").body());
		sinks.put("info", application.get("/actuator/info").body());
		sinks.put("log", output.getAll());
		return sinks;
	}

	private static String ours(List<Meter> meters) {
		return meters.stream()
			.map((meter) -> meter.getId().toString())
			.filter((meter) -> meter.contains("'repair") || meter.contains("'spring.ai.tool"))
			.collect(Collectors.joining("\n"));
	}

	private static String scrape(String all) {
		return all.lines()
			.filter((line) -> line.startsWith("repair_") || line.startsWith("spring_ai_tool_"))
			.collect(Collectors.joining("\n"));
	}

	private static String spans(SimpleTracer tracer) {
		return tracer.getSpans()
			.stream()
			// The span of a request that is just being answered has no name yet.
			.filter((span) -> String.valueOf(span.getName()).startsWith("execute_tool"))
			.map(SimpleSpan::toString)
			.collect(Collectors.joining("\n"));
	}

}
