package io.github.toolrepair;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Predicate;

import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * A fault that models make in single parameters. What was meant can be told from the
 * schema.
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

		private static boolean isPlain(String text) {
			return text.matches("[A-Za-z0-9./ ]*[A-Za-z0-9]") && !text.equals("null") && !text.equals("None");
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

	};

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

	private static boolean isRequired(JsonNode schema, String name) {
		return schema.path("required").valueStream().anyMatch((node) -> node.stringValue().equals(name));
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
