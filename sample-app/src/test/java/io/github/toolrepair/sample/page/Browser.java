package io.github.toolrepair.sample.page;

import java.io.File;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;

import org.jspecify.annotations.Nullable;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;

/**
 * A Chromium without a window, if there is one on this machine.
 */
final class Browser {

	private static final String[] BROWSERS = { "/usr/bin/chromium", "/usr/bin/chromium-browser",
			"/usr/bin/google-chrome" };

	private static final String[] DRIVERS = { "/usr/bin/chromedriver", "/usr/lib/chromium/chromedriver",
			"/usr/lib/chromium-browser/chromedriver" };

	private Browser() {
	}

	/**
	 * Whether a browser and its driver are installed. Selenium would download them
	 * otherwise, which a build must not do.
	 */
	static boolean isInstalled() {
		return first(BROWSERS) != null && first(DRIVERS) != null;
	}

	static ChromeDriver open() {
		ChromeOptions options = new ChromeOptions();
		options.setBinary(Objects.requireNonNull(first(BROWSERS)));
		options.addArguments("--headless=new", "--no-sandbox", "--disable-dev-shm-usage", "--disable-gpu");
		return new ChromeDriver(new ChromeDriverService.Builder()
			.usingDriverExecutable(new File(Objects.requireNonNull(first(DRIVERS))))
			.build(), options);
	}

	/**
	 * Gives the pages another width, in pixels, and another colour scheme, {@code light}
	 * or {@code dark}.
	 */
	static void emulate(ChromeDriver driver, int width, String scheme) {
		driver.executeCdpCommand("Emulation.setDeviceMetricsOverride",
				Map.of("width", width, "height", 900, "deviceScaleFactor", 1, "mobile", false));
		driver.executeCdpCommand("Emulation.setEmulatedMedia",
				Map.of("features", List.of(Map.of("name", "prefers-color-scheme", "value", scheme))));
	}

	private static @Nullable String first(String... paths) {
		return Stream.of(paths).filter((path) -> new File(path).canExecute()).findFirst().orElse(null);
	}

}
