package io.github.toolrepair.sample.page;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.BooleanSupplier;

import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.By;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;

import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.web.server.LocalServerPort;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

/**
 * Tests for the page at {@code /} in a real browser. Each leaves a screenshot in
 * {@code target}.
 */
@SpringBootTest(webEnvironment = SpringBootTest.WebEnvironment.RANDOM_PORT)
class PageTests {

	private static final int WIDE = 1_100;

	private static final int NARROW = 400;

	private static @Nullable ChromeDriver browser;

	@LocalServerPort
	private int port;

	private final ChromeDriver driver;

	@BeforeAll
	static void openBrowser() {
		assumeThat(Browser.isInstalled())
			.as("Chromium and its driver are installed (apt-get install chromium chromium-driver)")
			.isTrue();
		browser = Browser.open();
	}

	@AfterAll
	static void closeBrowser() {
		if (browser != null) {
			browser.quit();
		}
	}

	PageTests() {
		this.driver = Objects.requireNonNull(browser);
	}

	@BeforeEach
	void open() {
		open(WIDE, "light");
	}

	@Test
	void showsStagesOneUnderAnother() throws IOException {
		fill("readFile", "[{'file_path': 'README.md',}]");
		press("run");
		waitUntil(() -> texts("#outcome h3").size() == 2);
		assertThat(texts("#outcome .badge")).containsExactly("repaired");
		assertThat(texts("#outcome h3")).containsExactly("envelope", "preprocess");
		assertThat(texts("#outcome .changes code")).contains("envelope.lenient-syntax",
				"envelope.unwrap-singleton-array", "preprocess.alias", "/path");
		assertThat(texts("#outcome .sides pre").get(0)).isEqualTo("[{'file_path': 'README.md',}]");
		assertThat(texts("#outcome .sides pre").get(3)).contains("\"path\": \"README.md\"");
		assertThat(texts("#outcome .told h4")).containsExactly("readFile gets", "The model is told, with the result");
		screenshot("page-light");
	}

	@Test
	void showsWhatTheModelIsToldOfARefusedCall() {
		choose("fault", "required-null: ");
		press("run");
		waitUntil(() -> texts("#outcome .badge").contains("unrepairable"));
		assertThat(texts("#outcome .told h4")).containsExactly("The tool does not run. The model is told");
		assertThat(texts("#outcome .told pre").get(0)).contains("\"error\": \"invalid\"", "/path");
	}

	@Test
	void textOfAModelIsNeverMarkup() {
		fill("readFile", "{\"path\":\"<img src=x onerror=document.title='broken'>\"}");
		press("run");
		waitUntil(() -> texts("#outcome .badge").contains("valid"));
		assertThat(this.driver.findElements(By.cssSelector("#outcome img"))).isEmpty();
		assertThat(this.driver.getTitle()).isEqualTo("Tool-call repair");
	}

	@Test
	void conversationMovesTheStatisticsAtOnce() {
		waitUntil(() -> texts("#tiles dd").size() == 5);
		long before = Long.parseLong(texts("#tiles dd").get(1));
		choose("fault", "alias: ");
		press("play");
		waitUntil(() -> texts("#tiles dd").get(1).equals(Long.toString(before + 1)));
		assertThat(texts("#outcome pre").get(0)).isEqualTo("readFile {\"path\":\"README.md\"}");
		assertThat(texts("#tools .name")).anyMatch((row) -> row.startsWith("readFile"));
		assertThat(texts("#rules .name")).anyMatch((row) -> row.startsWith("preprocess.alias"));
		assertThat(texts("#leaks .name")).anyMatch((row) -> row.startsWith("hermes"));
	}

	@Test
	void printedCallCanOnlyBePlayed() {
		choose("fault", "printed-hermes: ");
		assertThat(this.driver.findElement(By.id("run")).isEnabled()).isFalse();
		assertThat(this.driver.findElement(By.id("play")).isEnabled()).isTrue();
	}

	@Test
	void keyboardAloneIsEnough() {
		WebElement body = this.driver.findElement(By.tagName("body"));
		body.sendKeys(Keys.TAB);
		assertThat(focused()).isEqualTo("To the result");
		this.driver.switchTo().activeElement().sendKeys(Keys.TAB);
		assertThat(this.driver.switchTo().activeElement().getAttribute("id")).isEqualTo("fault");
		this.driver.switchTo().activeElement().sendKeys(Keys.TAB);
		this.driver.switchTo().activeElement().sendKeys("readFile", Keys.TAB);
		this.driver.switchTo().activeElement().sendKeys("{\"file_path\":\"README.md\"}", Keys.TAB, Keys.TAB);
		assertThat(focused()).isEqualTo("Show what happens");
		this.driver.switchTo().activeElement().sendKeys(Keys.ENTER);
		waitUntil(() -> texts("#outcome .badge").contains("repaired"));
	}

	@ParameterizedTest
	@ValueSource(strings = { "light", "dark" })
	void fitsOnANarrowScreen(String scheme) throws IOException {
		open(NARROW, scheme);
		fill("placeOrder", "{\"customer\":{\"name\":\"Ada Lovelace\",\"city\":\"London\"},\"items\":[]}");
		press("run");
		waitUntil(() -> !texts("#outcome .badge").isEmpty());
		waitUntil(() -> texts("#tiles dd").size() == 5);
		assertThat(number("return document.documentElement.scrollWidth")).isLessThanOrEqualTo(NARROW);
		screenshot("page-" + NARROW + "-" + scheme);
	}

	@ParameterizedTest
	@ValueSource(strings = { "light", "dark" })
	void textStandsOutInBothSchemes(String scheme) throws IOException {
		open(WIDE, scheme);
		fill("readFile", "{\"file_path\":\"README.md\"}");
		press("run");
		waitUntil(() -> texts("#outcome .badge").contains("repaired"));
		waitUntil(() -> texts("#tiles dd").size() == 5);
		for (String selector : List.of("h1", ".hint", "#outcome .badge", "#outcome pre", "button[type=submit]", "#play",
				".key.valid", ".key.repaired", ".key.unrepairable", ".tiles dt")) {
			assertThat(contrast(selector)).as(selector + " in " + scheme).isGreaterThanOrEqualTo(4.5);
		}
		screenshot("page-" + scheme);
	}

	@Test
	void everythingComesFromTheApplicationItself() {
		Object foreign = this.driver.executeScript("return performance.getEntriesByType('resource')"
				+ ".map((entry) => entry.name).filter((name) => !name.startsWith(location.origin))");
		assertThat(foreign).isEqualTo(List.of());
	}

	private void open(int width, String scheme) {
		Browser.emulate(this.driver, width, scheme);
		this.driver.get("http://localhost:" + this.port + "/");
		waitUntil(() -> texts("#tool option").contains("readFile") && texts("#fault option").size() > 1);
	}

	private void fill(String tool, String arguments) {
		choose("tool", tool);
		this.driver.findElement(By.id("arguments")).sendKeys(arguments);
	}

	private void choose(String select, String start) {
		this.driver.findElements(By.cssSelector("#" + select + " option"))
			.stream()
			.filter((option) -> option.getText().startsWith(start))
			.findFirst()
			.orElseThrow()
			.click();
	}

	private void press(String id) {
		this.driver.findElement(By.id(id)).click();
	}

	private String focused() {
		return this.driver.switchTo().activeElement().getText();
	}

	/**
	 * Texts of all elements, read at once, since the page may replace them meanwhile.
	 */
	@SuppressWarnings("unchecked")
	private List<String> texts(String selector) {
		return (List<String>) Objects.requireNonNull(this.driver.executeScript(
				"return [...document.querySelectorAll(arguments[0])].map((found) => found.textContent)", selector));
	}

	private double number(String script, Object... arguments) {
		return ((Number) Objects.requireNonNull(this.driver.executeScript(script, arguments))).doubleValue();
	}

	/**
	 * Contrast of an element's text to what is behind it, as WCAG 2 defines it.
	 */
	private double contrast(String selector) {
		return number("""
				const light = (color) => {
					const [r, g, b] = color.match(/[\\d.]+/g).map(Number).slice(0, 3)
						.map((part) => part / 255)
						.map((part) => (part <= 0.03928) ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
					return 0.2126 * r + 0.7152 * g + 0.0722 * b;
				};
				const found = document.querySelector(arguments[0]);
				let behind = found;
				while (getComputedStyle(behind).backgroundColor === "rgba(0, 0, 0, 0)") {
					behind = behind.parentElement;
				}
				const pair = [light(getComputedStyle(found).color), light(getComputedStyle(behind).backgroundColor)];
				return (Math.max(...pair) + 0.05) / (Math.min(...pair) + 0.05);
				""", selector);
	}

	/**
	 * Keeps the whole page, also what is not in view.
	 */
	private void screenshot(String name) throws IOException {
		Map<String, Object> image = this.driver.executeCdpCommand("Page.captureScreenshot",
				Map.of("captureBeyondViewport", true));
		Path target = Path.of("target", "screenshots", name + ".png");
		Files.createDirectories(target.getParent());
		Files.write(target, Base64.getDecoder().decode((String) image.get("data")));
	}

	private static void waitUntil(BooleanSupplier condition) {
		long end = System.nanoTime() + Duration.ofSeconds(20).toNanos();
		while (!condition.getAsBoolean()) {
			assertThat(System.nanoTime()).as("something took too long").isLessThan(end);
			Thread.onSpinWait();
		}
	}

}
