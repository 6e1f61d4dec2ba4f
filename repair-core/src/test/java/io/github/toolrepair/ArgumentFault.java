package io.github.toolrepair;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import java.util.stream.Collectors;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * A fault that models make in single parameters.
 */
enum ArgumentFault {

	NULL_FOR_AN_OPTIONAL_PARAMETER {

		@Override
		boolean fits(Site site) {
			return site.isAbsent() && !site.schema().path("type").isArray();
		}

		@Override
		void damage(Site site) {
			site.holder().putNull(site.name());
		}

	},

	EMPTY_OBJECT_FOR_AN_OPTIONAL_PARAMETER {

		@Override
		boolean fits(Site site) {
			return site.isAbsent() && !site.is("object");
		}

		@Override
		void damage(Site site) {
			site.holder().putObject(site.name());
		}

	},

	UNDECLARED_NULL {

		@Override
		boolean fits(Site site) {
			return !site.holder().has("nothing");
		}

		@Override
		void damage(Site site) {
			site.holder().putNull("nothing");
		}

	},

	STRINGIFIED_LIST_OR_OBJECT {

		@Override
		boolean fits(Site site) {
			return (site.is("array") && site.value().isArray()) || (site.is("object") && site.value().isObject());
		}

		@Override
		void damage(Site site) {
			site.holder().put(site.name(), site.value().toString());
		}

	},

	SINGLE_VALUE_FOR_A_LIST {

		@Override
		boolean fits(Site site) {
			JsonNode only = site.value().path(0);
			return site.is("array") && site.value().isArray() && site.value().size() == 1
					&& (only.isBoolean() || only.isNumber() || (only.isObject() && !only.isEmpty())
							|| (only.isString() && isPlain(only.stringValue())));
		}

		@Override
		void damage(Site site) {
			site.holder().set(site.name(), site.value().path(0));
		}

	},

	NUMBER_AS_TEXT {

		@Override
		boolean fits(Site site) {
			return site.value().isNumber() && (site.is("integer") || site.is("number"));
		}

		@Override
		void damage(Site site) {
			site.holder().put(site.name(), site.value().toString());
		}

	},

	BOOLEAN_AS_TEXT {

		@Override
		boolean fits(Site site) {
			return site.value().isBoolean() && site.is("boolean");
		}

		@Override
		void damage(Site site) {
			site.holder().put(site.name(), site.value().booleanValue() ? "True" : "false");
		}

	},

	NUMBER_FOR_TEXT {

		@Override
		boolean fits(Site site) {
			return site.is("string") && site.value().isString() && site.value().stringValue().equals("42");
		}

		@Override
		void damage(Site site) {
			site.holder().put(site.name(), 42);
		}

	},

	OTHER_NAME {

		@Override
		boolean fits(Site site) {
			return site.top() && site.holder().hasNonNull(site.name()) && !site.holder().has("the_" + site.name());
		}

		@Override
		void damage(Site site) {
			site.holder().set("the_" + site.name(), site.holder().remove(site.name()));
		}

	},

	INTEGER_WITH_FRACTION_OF_ZERO {

		@Override
		boolean fits(Site site) {
			return site.is("integer") && site.value().isIntegralNumber();
		}

		@Override
		void damage(Site site) {
			site.holder().put(site.name(), site.value().decimalValue().setScale(1));
		}

	},

	PYTHON_LIST_AS_TEXT {

		@Override
		boolean fits(Site site) {
			return site.is("array") && site.value().isArray() && !site.value().isEmpty()
					&& site.value().valueStream().allMatch((item) -> item.isString() && isPlain(item.stringValue()));
		}

		@Override
		void damage(Site site) {
			site.holder().put(site.name(), site.value().toString().replace('"', '\''));
		}

	},

	LIST_IN_ITEM {

		@Override
		boolean fits(Site site) {
			return site.is("array") && site.value().isArray() && !site.value().isEmpty();
		}

		@Override
		void damage(Site site) {
			JsonNode list = site.value();
			site.holder().putObject(site.name()).set("item", list);
		}

	},

	CONSTANT_IN_OTHER_SPELLING {

		@Override
		boolean fits(Site site) {
			return site.schema().has("enum") && site.value().asString("").equals("celsius");
		}

		@Override
		void damage(Site site) {
			site.holder().put(site.name(), "Celsius ");
		}

	},

	NAME_WITH_BLANKS {

		@Override
		boolean fits(Site site) {
			return site.holder().hasNonNull(site.name()) && !site.holder().has(" " + site.name());
		}

		@Override
		void damage(Site site) {
			site.holder().set(" " + site.name(), site.holder().remove(site.name()));
		}

	},

	COMMENT_OF_THE_MODEL {

		@Override
		boolean fits(Site site) {
			return site.top() && !site.holder().has("explanation");
		}

		@Override
		void damage(Site site) {
			site.holder().put("explanation", "to see what is there");
		}

	},

	TEXT_FOR_NOTHING(Kind.MAYBE) {

		@Override
		boolean fits(Site site) {
			return site.isAbsent() && !site.is("string") && !site.schema().path("type").isArray();
		}

		@Override
		void damage(Site site) {
			site.holder().put(site.name(), "None");
		}

	},

	LIST_JOINED_BY_COMMAS(Kind.MAYBE) {

		@Override
		boolean fits(Site site) {
			return site.is("array") && site.value().size() > 1
					&& site.value().valueStream().allMatch(JsonNode::isString);
		}

		@Override
		void damage(Site site) {
			site.holder()
				.put(site.name(),
						site.value().valueStream().map(JsonNode::stringValue).collect(Collectors.joining(", ")));
		}

	},

	LIST_AS_DAMAGED_TEXT(Kind.MAYBE) {

		@Override
		boolean fits(Site site) {
			return site.is("array") && site.value().isArray();
		}

		@Override
		void damage(Site site) {
			String text = site.value().toString();
			site.holder().put(site.name(), text.substring(0, text.length() - 1));
		}

	},

	FRACTION_FOR_AN_INTEGER(Kind.LOST) {

		@Override
		boolean fits(Site site) {
			return site.is("integer") && site.value().isIntegralNumber();
		}

		@Override
		void damage(Site site) {
			site.holder().put(site.name(), site.value().decimalValue().add(new BigDecimal("0.7")));
		}

	},

	WORDS_BEHIND_A_NUMBER(Kind.LOST) {

		@Override
		boolean fits(Site site) {
			return site.value().isNumber() && (site.is("integer") || site.is("number"));
		}

		@Override
		void damage(Site site) {
			site.holder().put(site.name(), site.value() + " apples");
		}

	},

	FLAG_THAT_IS_NOT_DECLARED(Kind.LOST) {

		@Override
		boolean fits(Site site) {
			return true;
		}

		@Override
		void damage(Site site) {
			site.holder().put("dry_run", true);
		}

	},

	NULL_FOR_A_REQUIRED_PARAMETER(Kind.LOST) {

		@Override
		boolean fits(Site site) {
			return site.required() && site.holder().has(site.name()) && !site.schema().path("type").isArray();
		}

		@Override
		void damage(Site site) {
			site.holder().putNull(site.name());
		}

	},

	REQUIRED_PARAMETER_MISSING(Kind.LOST) {

		@Override
		boolean fits(Site site) {
			return site.required() && site.holder().has(site.name());
		}

		@Override
		void damage(Site site) {
			site.holder().remove(site.name());
		}

	},

	LIST_FOR_TEXT(Kind.LOST) {

		@Override
		boolean fits(Site site) {
			return site.is("string") && site.value().isString();
		}

		@Override
		void damage(Site site) {
			site.holder().putArray(site.name()).add("a").add("b");
		}

	};

	private final Kind kind;

	ArgumentFault() {
		this(Kind.EXACT);
	}

	ArgumentFault(Kind kind) {
		this.kind = kind;
	}

	/**
	 * Whether what was meant can always be told, at times, or not at all.
	 */
	Kind kind() {
		return this.kind;
	}

	abstract boolean fits(Site site);

	abstract void damage(Site site);

	/**
	 * Makes the fault at one place where it fits; false if there is none.
	 */
	boolean damage(JsonNode schema, ObjectNode arguments, SplittableRandom random) {
		List<Site> sites = new ArrayList<>();
		collect(schema, arguments, true, sites);
		List<Site> fitting = sites.stream().filter((Predicate<Site>) this::fits).toList();
		if (fitting.isEmpty()) {
			return false;
		}
		damage(fitting.get(random.nextInt(fitting.size())));
		return true;
	}

	private static void collect(JsonNode schema, JsonNode value, boolean top, List<Site> sites) {
		if (value instanceof ObjectNode object) {
			schema.path("properties").forEachEntry((name, property) -> {
				sites.add(new Site(object, name, property, isRequired(schema, name), top));
				collect(property, object.path(name), false, sites);
			});
		}
		if (value.isArray()) {
			value.forEach((item) -> collect(schema.path("items"), item, false, sites));
		}
	}

	private static boolean isPlain(String text) {
		return text.matches("[A-Za-z0-9./ ]*[A-Za-z0-9]") && !text.equals("null") && !text.equals("None");
	}

	private static boolean isRequired(JsonNode schema, String name) {
		return schema.path("required").valueStream().anyMatch((node) -> node.stringValue().equals(name));
	}

	/**
	 * How much of what was meant a fault leaves.
	 */
	enum Kind {

		/** All can be told from the schema. */
		EXACT,

		/** It depends: the call becomes what it was, or is refused. */
		MAYBE,

		/** It is gone: the call is refused. */
		LOST

	}

	/**
	 * A declared parameter, sent or not.
	 *
	 * @param holder object to which it belongs
	 * @param name its name
	 * @param schema its schema
	 * @param required whether it has to be there
	 * @param top whether it belongs to the arguments themselves
	 */
	record Site(ObjectNode holder, String name, JsonNode schema, boolean required, boolean top) {

		JsonNode value() {
			return this.holder.path(this.name);
		}

		boolean is(String type) {
			return this.schema.path("type").asString("").equals(type);
		}

		boolean isAbsent() {
			return !this.required && !this.holder.has(this.name) && !(this.top && this.holder.has("the_" + this.name));
		}

	}

}
