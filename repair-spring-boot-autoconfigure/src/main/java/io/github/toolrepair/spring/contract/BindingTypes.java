package io.github.toolrepair.spring.contract;

import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.Period;
import java.time.YearMonth;
import java.time.ZonedDateTime;
import java.util.Map;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;

import io.github.toolrepair.model.BindingType;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JavaType;

/**
 * Binding types of Java types.
 */
final class BindingTypes {

	private static final Map<Class<?>, BindingType> TYPES = Map.ofEntries(Map.entry(byte.class, BindingType.BYTE),
			Map.entry(Byte.class, BindingType.BYTE), Map.entry(short.class, BindingType.SHORT),
			Map.entry(Short.class, BindingType.SHORT), Map.entry(int.class, BindingType.INT),
			Map.entry(Integer.class, BindingType.INT), Map.entry(OptionalInt.class, BindingType.INT),
			Map.entry(AtomicInteger.class, BindingType.INT), Map.entry(long.class, BindingType.LONG),
			Map.entry(Long.class, BindingType.LONG), Map.entry(OptionalLong.class, BindingType.LONG),
			Map.entry(AtomicLong.class, BindingType.LONG), Map.entry(float.class, BindingType.FLOAT),
			Map.entry(Float.class, BindingType.FLOAT), Map.entry(char.class, BindingType.CHARACTER),
			Map.entry(Character.class, BindingType.CHARACTER), Map.entry(UUID.class, BindingType.UUID),
			Map.entry(LocalDate.class, BindingType.DATE), Map.entry(LocalTime.class, BindingType.TIME),
			Map.entry(OffsetTime.class, BindingType.OFFSET_TIME), Map.entry(LocalDateTime.class, BindingType.DATE_TIME),
			Map.entry(OffsetDateTime.class, BindingType.OFFSET_DATE_TIME),
			Map.entry(ZonedDateTime.class, BindingType.ZONED_DATE_TIME), Map.entry(Instant.class, BindingType.INSTANT),
			Map.entry(YearMonth.class, BindingType.YEAR_MONTH), Map.entry(Duration.class, BindingType.DURATION),
			Map.entry(Period.class, BindingType.PERIOD));

	private BindingTypes() {
	}

	/**
	 * Binding type of the Java type; null if a schema says all that there is to say.
	 */
	static @Nullable BindingType of(JavaType type) {
		return type.isEnumType() ? BindingType.CONSTANT : TYPES.get(type.getRawClass());
	}

}
