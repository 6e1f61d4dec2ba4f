package io.github.toolrepair.sample.tool;

import java.util.ArrayList;
import java.util.List;

import org.springframework.stereotype.Component;

/**
 * All tools of the sample, in the form in which a chat client takes them: beans with
 * annotated methods, and one function.
 */
@Component
public class SampleTools {

	private final List<Object> beans;

	SampleTools(FileTools files, WeatherTools weather, OrderTools orders, ThermostatTools thermostats) {
		this.beans = List.of(files, weather, orders, thermostats);
	}

	/**
	 * Gives the tools for one chat client. Callbacks in it are new ones at each call, so
	 * that no chat client gets a callback that another one has wrapped.
	 */
	public Object[] forChatClient() {
		List<Object> tools = new ArrayList<>(this.beans);
		tools.add(CustomerTool.create());
		return tools.toArray();
	}

}
