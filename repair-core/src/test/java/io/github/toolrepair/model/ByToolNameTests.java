package io.github.toolrepair.model;

import java.util.Map;

import org.junit.jupiter.api.Test;

import static org.assertj.core.api.Assertions.assertThat;

class ByToolNameTests {

	@Test
	void getGivesWhatIsConfiguredUnderTheName() {
		ByToolName<Integer> settings = new ByToolName<>(Map.of("read_file", 1, "readFile", 2, "list-rooms", 3));
		assertThat(settings.get("read_file")).isEqualTo(1);
		assertThat(settings.get("readFile")).isEqualTo(2);
		assertThat(settings.get("list-rooms")).isEqualTo(3);
		assertThat(settings.get("write")).isNull();
	}

	@Test
	void getGivesWhatIsConfiguredUnderANameThatLostSomething() {
		ByToolName<Integer> settings = new ByToolName<>(Map.of("readfile", 1, "findCustomer2", 2));
		assertThat(settings.get("read_file")).isEqualTo(1);
		assertThat(settings.get("Read-File")).isEqualTo(1);
		assertThat(settings.get("find_Customer.2")).isEqualTo(2);
		assertThat(settings.get("readfiles")).isNull();
	}

	@Test
	void getTakesNoFullNameForAnotherOne() {
		ByToolName<Integer> settings = new ByToolName<>(Map.of("read_file", 1));
		assertThat(settings.get("readFile")).isNull();
		assertThat(settings.get("read-file")).isNull();
	}

	@Test
	void getGivesNothingWhereTwoNamesMayBeMeant() {
		ByToolName<Integer> settings = new ByToolName<>(Map.of("readFile", 1, "readfile", 2));
		assertThat(settings.get("read_file")).isNull();
		assertThat(settings.get("readFile")).isEqualTo(1);
		ByToolName<Integer> full = new ByToolName<>(Map.of("read-file", 1, "readfile", 2));
		assertThat(full.get("read_file")).isNull();
	}

}
