package io.github.toolrepair.model;

import java.math.BigDecimal;
import java.time.DateTimeException;
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
import java.util.Locale;
import java.util.UUID;
import java.util.function.Function;
import java.util.function.Predicate;

import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * What the Java type of a parameter takes without losing or guessing anything, where a
 * schema says less. A schema names it by {@value #KEYWORD}, which like any keyword has
 * nothing against values of other kinds.
 */
public enum BindingType {

	/** {@code byte}. */
	BYTE("an integer from -128 to 127", integer(Byte.MIN_VALUE, Byte.MAX_VALUE)),

	/** {@code short}. */
	SHORT("an integer from -32768 to 32767", integer(Short.MIN_VALUE, Short.MAX_VALUE)),

	/** {@code int}. */
	INT("an integer from -2147483648 to 2147483647", integer(Integer.MIN_VALUE, Integer.MAX_VALUE)),

	/** {@code long}. */
	LONG("an integer from -9223372036854775808 to 9223372036854775807", integer(Long.MIN_VALUE, Long.MAX_VALUE)),

	/** {@code float}. */
	FLOAT("a number of at most 3.4028235e38", number((value) -> Float.isFinite(value.decimalValue().floatValue()))),

	/** Decimal number that is read as a {@code double} first. */
	DECIMAL("a number of at most 15 significant digits", number(BindingType::isExact)),

	/** {@code char}. */
	CHARACTER("one character", text((text) -> text.length() == 1)),

	/** Enum, whose constants also have numbers that no model should send. */
	CONSTANT("the name of a constant", text((text) -> !isNumber(text))),

	/** {@link UUID}. */
	UUID("a UUID like 123e4567-e89b-12d3-a456-426614174000", text(BindingType::isUuid)),

	/** {@link LocalDate}. */
	DATE("a date like 2026-12-01", parsed(LocalDate::parse)),

	/** {@link LocalTime}. */
	TIME("a time like 14:30:00, without an offset", parsed(LocalTime::parse)),

	/** {@link OffsetTime}. */
	OFFSET_TIME("a time with an offset, like 14:30:00+01:00", parsed(OffsetTime::parse)),

	/** {@link LocalDateTime}. */
	DATE_TIME("a date and time like 2026-12-01T14:30:00, without an offset", parsed(LocalDateTime::parse)),

	/** {@link OffsetDateTime}. */
	OFFSET_DATE_TIME("a date and time with an offset, like 2026-12-01T14:30:00+01:00", parsed(OffsetDateTime::parse)),

	/** {@link ZonedDateTime}. */
	ZONED_DATE_TIME("a date and time with an offset, like 2026-12-01T14:30:00+01:00", parsed(ZonedDateTime::parse)),

	/** {@link Instant}. */
	INSTANT("a date and time in UTC like 2026-12-01T14:30:00Z", parsed(Instant::parse)),

	/** {@link YearMonth}. */
	YEAR_MONTH("a month like 2026-12", parsed(YearMonth::parse)),

	/** {@link Duration}. */
	DURATION("a duration like PT1H30M", parsed(Duration::parse)),

	/** {@link Period}. */
	PERIOD("a period like P1M15D", parsed(Period::parse));

	/** Keyword under which a schema names the type. */
	public static final String KEYWORD = "x-binding-type";

	private final String id = name().toLowerCase(Locale.ROOT).replace('_', '-');

	private final String expected;

	@SuppressWarnings("ImmutableEnumChecker")
	private final Check check;

	BindingType(String expected, Check check) {
		this.expected = expected;
		this.check = check;
	}

	/**
	 * Name of the type in a schema, such as {@code date-time}.
	 */
	public String id() {
		return this.id;
	}

	/**
	 * What a value must be, for a model to read: {@code a date like 2026-12-01}.
	 */
	public String expected() {
		return this.expected;
	}

	/**
	 * Kind of the values that the type judges: {@link JsonKind#INTEGER},
	 * {@link JsonKind#NUMBER} or {@link JsonKind#STRING}.
	 */
	public JsonKind kind() {
		return this.check.kind();
	}

	/**
	 * Whether the value can be bound as it is; also if it is of a kind that the type does
	 * not judge.
	 */
	public boolean accepts(JsonNode value) {
		boolean judged = (kind() == JsonKind.STRING) ? value.isString() : value.isNumber();
		return !judged || this.check.test().test(value);
	}

	/**
	 * Type that the schema object names; null if it names none.
	 */
	public static @Nullable BindingType of(JsonNode schema) {
		String id = schema.path(KEYWORD).asString("");
		for (BindingType type : values()) {
			if (type.id.equals(id)) {
				return type;
			}
		}
		return null;
	}

	private static Check integer(long least, long most) {
		BigDecimal from = BigDecimal.valueOf(least);
		BigDecimal to = BigDecimal.valueOf(most);
		return new Check(JsonKind.INTEGER, (value) -> {
			BigDecimal number = value.decimalValue();
			boolean exact = value.isIntegralNumber() || isExact(value);
			return exact && number.compareTo(from) >= 0 && number.compareTo(to) <= 0;
		});
	}

	private static Check number(Predicate<JsonNode> test) {
		return new Check(JsonKind.NUMBER, test);
	}

	private static Check text(Predicate<String> test) {
		return new Check(JsonKind.STRING, (value) -> test.test(value.stringValue()));
	}

	private static Check parsed(Function<String, Object> parser) {
		return text((text) -> isParsed(text, parser));
	}

	private static boolean isParsed(String text, Function<String, Object> parser) {
		try {
			return parser.apply(text) != null;
		}
		catch (DateTimeException ex) {
			return false;
		}
	}

	/**
	 * Whether the number stays the same as a {@code double}.
	 */
	private static boolean isExact(JsonNode value) {
		double read = value.decimalValue().doubleValue();
		return value.isIntegralNumber()
				|| (Double.isFinite(read) && BigDecimal.valueOf(read).compareTo(value.decimalValue()) == 0);
	}

	private static boolean isNumber(String text) {
		return !text.isBlank() && text.strip().chars().allMatch((character) -> character >= '0' && character <= '9');
	}

	private static boolean isUuid(String text) {
		try {
			return java.util.UUID.fromString(text).toString().equalsIgnoreCase(text);
		}
		catch (IllegalArgumentException ex) {
			return false;
		}
	}

	/**
	 * How values of one kind are judged.
	 */
	private record Check(JsonKind kind, Predicate<JsonNode> test) {

	}

}
