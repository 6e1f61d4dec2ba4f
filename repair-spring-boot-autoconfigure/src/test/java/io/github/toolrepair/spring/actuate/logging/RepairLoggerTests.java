package io.github.toolrepair.spring.actuate.logging;

import java.util.List;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import io.github.toolrepair.spring.TestEvent;
import io.github.toolrepair.telemetry.IssueSummary;
import io.github.toolrepair.telemetry.LeakAction;
import io.github.toolrepair.telemetry.LeakEvent;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;
import org.slf4j.event.KeyValuePair;

import static org.assertj.core.api.Assertions.assertThat;

class RepairLoggerTests {

	private final Logger logger = (Logger) LoggerFactory.getLogger(RepairLogger.NAME);

	private final ListAppender<ILoggingEvent> appender = new ListAppender<>();

	private final RepairLogger listener = new RepairLogger();

	@BeforeEach
	void attach() {
		this.logger.setLevel(Level.INFO);
		this.appender.start();
		this.logger.addAppender(this.appender);
	}

	@AfterEach
	void detach() {
		this.logger.detachAppender(this.appender);
		this.logger.setLevel(null);
	}

	@Test
	void logsRepairedCallWithItsFacts() {
		this.listener.onRepair(TestEvent.repaired("schema.drop-null").event());
		ILoggingEvent event = this.appender.list.get(0);
		assertThat(event.getLevel()).isEqualTo(Level.INFO);
		assertThat(event.getFormattedMessage()).isEqualTo("Call of tool 'read' is repaired by [schema.drop-null]");
		assertThat(event.getKeyValuePairs()).extracting((pair) -> pair.key + "=" + pair.value)
			.startsWith("repair.channel=tool", "repair.tool=read", "repair.provider=openai", "repair.model=gpt-test",
					"repair.profile=adaptive", "repair.mode=enforce", "repair.outcome=repaired", "repair.handling=run",
					"repair.retry=none", "repair.rules=[schema.drop-null]")
			.hasSize(11);
	}

	@Test
	void logsUnrepairableCallWithItsIssues() {
		this.listener.onRepair(TestEvent.unrepairable(new IssueSummary("/path", "required")).tool(null).event());
		assertThat(this.appender.list.get(0).getKeyValuePairs())
			.contains(new KeyValuePair("repair.reason", "invalid"),
					new KeyValuePair("repair.issues", List.of("/path required")))
			.noneMatch((pair) -> pair.key.equals("repair.tool"));
	}

	@Test
	void logsValidCallsAtLevelDebugOnly() {
		this.listener.onRepair(TestEvent.valid().event());
		assertThat(this.appender.list).isEmpty();
		this.logger.setLevel(Level.DEBUG);
		this.listener.onRepair(TestEvent.valid().event());
		assertThat(this.appender.list).singleElement().extracting(ILoggingEvent::getLevel).isEqualTo(Level.DEBUG);
	}

	@Test
	void logsLeaks() {
		this.listener.onLeak(new LeakEvent(TestEvent.TIME, "harmony", LeakAction.STRIPPED, "read", "gpt-test"));
		ILoggingEvent event = this.appender.list.get(0);
		assertThat(event.getFormattedMessage()).isEqualTo("Text in the grammar 'harmony' in a message is stripped");
		assertThat(event.getKeyValuePairs()).contains(new KeyValuePair("repair.family", "harmony"),
				new KeyValuePair("repair.action", "stripped"), new KeyValuePair("repair.channel", "message"));
	}

	@Test
	void warnsOnceOfTheSameUnrepairableCall() {
		for (int i = 0; i < 50; i++) {
			this.listener.onRepair(TestEvent.unrepairable(new IssueSummary("/path", "required")).event());
		}
		assertThat(this.appender.list).filteredOn((event) -> event.getLevel() == Level.WARN)
			.singleElement()
			.satisfies((event) -> assertThat(event.getKeyValuePairs()).contains(new KeyValuePair("repair.count", 5L)));
	}

}
