package io.github.toolrepair.sample.page;

import java.io.IOException;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;

import io.github.toolrepair.spring.actuate.RepairEndpoint;
import io.github.toolrepair.telemetry.LeakEvent;
import io.github.toolrepair.telemetry.RepairEvent;
import io.github.toolrepair.telemetry.RepairListener;
import tools.jackson.databind.json.JsonMapper;

import org.springframework.beans.factory.ObjectProvider;
import org.springframework.context.event.ContextClosedEvent;
import org.springframework.context.event.EventListener;
import org.springframework.http.MediaType;
import org.springframework.scheduling.annotation.Scheduled;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.servlet.mvc.method.annotation.SseEmitter;

/**
 * Sends the statistics to all who listen, at once and whenever they have changed.
 */
@RestController
class StatisticsController implements RepairListener {

	private final ObjectProvider<RepairEndpoint> endpoint;

	private final Set<SseEmitter> emitters = ConcurrentHashMap.newKeySet();

	private final AtomicBoolean changed = new AtomicBoolean();

	private final JsonMapper mapper;

	StatisticsController(ObjectProvider<RepairEndpoint> endpoint, JsonMapper mapper) {
		this.endpoint = endpoint;
		this.mapper = mapper;
	}

	@Override
	public void onRepair(RepairEvent event) {
		this.changed.set(true);
	}

	@Override
	public void onLeak(LeakEvent event) {
		this.changed.set(true);
	}

	@GetMapping(path = "/statistics", produces = MediaType.TEXT_EVENT_STREAM_VALUE)
	SseEmitter statistics() {
		SseEmitter emitter = new SseEmitter(0L);
		emitter.onCompletion(() -> this.emitters.remove(emitter));
		emitter.onError((ex) -> this.emitters.remove(emitter));
		this.emitters.add(emitter);
		send(emitter);
		return emitter;
	}

	/**
	 * Not on the threads of the calls, which must not wait for a browser.
	 */
	@Scheduled(fixedDelay = 250)
	void sendChanges() {
		if (this.changed.getAndSet(false)) {
			this.emitters.forEach(this::send);
		}
	}

	/**
	 * A graceful shutdown would wait for all who listen.
	 */
	@EventListener(ContextClosedEvent.class)
	void close() {
		this.emitters.forEach(SseEmitter::complete);
	}

	private void send(SseEmitter emitter) {
		this.endpoint.ifAvailable((available) -> {
			try {
				emitter.send(this.mapper.writeValueAsString(available.summary()), MediaType.TEXT_PLAIN);
			}
			catch (IOException | IllegalStateException ex) {
				// The listener has gone; the container ends the emitter.
				this.emitters.remove(emitter);
			}
		});
	}

}
