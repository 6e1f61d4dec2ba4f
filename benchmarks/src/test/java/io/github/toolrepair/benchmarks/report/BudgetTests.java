package io.github.toolrepair.benchmarks.report;

import java.util.Map;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

import static org.assertj.core.api.Assertions.assertThat;

class BudgetTests {

	@ParameterizedTest
	@MethodSource("io.github.toolrepair.benchmarks.report.Budget#all")
	void belongsToABenchmark(Budget budget) throws ClassNotFoundException {
		Class<?> type = Class.forName("io.github.toolrepair.benchmarks." + budget.id().type());
		assertThat(type).hasPublicMethods(budget.id().method(), budget.id().floor().method());
		assertThat(Budget.of(budget.id())).isEqualTo(budget);
		budget.id().parameters().forEach((name, value) -> assertThat(type).hasDeclaredFields(name));
	}

	@Test
	void noBudgetForAnyOtherBenchmark() {
		assertThat(Budget.of(new BenchmarkId("ValidCallBenchmark", "parse", Map.of("call", "SMALL")))).isNull();
	}

	@ParameterizedTest
	@CsvSource({ "1.3, true", "1.49, true", "1.5, false" })
	void isMissedByMoreThanFifteenPercent(double ratio, boolean holds) {
		BenchmarkId id = new BenchmarkId("AnyBenchmark", "repair", Map.of());
		Budget budget = new Budget(id, 1.3, 1.3);
		Measurement any = new Measurement(1, 1);
		Comparison time = new Comparison(id, any, any, ratio, 1);
		assertThat(budget.holdsTime(time)).isEqualTo(holds);
		assertThat(budget.holdsBytes(time)).isTrue();
		Comparison bytes = new Comparison(id, any, any, 1, ratio);
		assertThat(budget.holdsTime(bytes)).isTrue();
		assertThat(budget.holdsBytes(bytes)).isEqualTo(holds);
	}

}
