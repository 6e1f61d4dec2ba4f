package io.github.toolrepair.schema;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Set;

import com.networknt.schema.ExecutionContext;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaContext;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.keyword.AbstractKeyword;
import com.networknt.schema.keyword.KeywordValidator;
import com.networknt.schema.keyword.RefValidator;
import com.networknt.schema.path.NodePath;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * The keyword {@code $ref}, which looks at a value once for each schema that it
 * satisfies. The branches of a union that refers to itself ask for the same again at each
 * level, so that the work would double with each level of a valid value.
 */
final class ReferenceKeyword extends AbstractKeyword {

	ReferenceKeyword() {
		super("$ref");
	}

	@Override
	public KeywordValidator newValidator(SchemaLocation location, JsonNode value, Schema parent,
			SchemaContext context) {
		return new Validator(location, value, parent, context);
	}

	/**
	 * Lets one execution remember which schemas a value satisfies.
	 */
	static void remember(ExecutionContext execution) {
		execution.getCollectorContext().put(ReferenceKeyword.class, new IdentityHashMap<Schema, Set<JsonNode>>());
	}

	/**
	 * The keyword with its value.
	 */
	private static final class Validator extends RefValidator {

		Validator(SchemaLocation location, JsonNode value, Schema parent, SchemaContext context) {
			super(location, value, parent, context);
		}

		@Override
		public void validate(ExecutionContext execution, JsonNode value, JsonNode root, NodePath location) {
			Schema target = getSchemaRef().getSchema();
			Map<Schema, Set<JsonNode>> memory = memory(execution);
			if (memory == null || target == null) {
				super.validate(execution, value, root, location);
				return;
			}
			Set<JsonNode> satisfying = memory.computeIfAbsent(target,
					(schema) -> Collections.newSetFromMap(new IdentityHashMap<>()));
			if (satisfying.contains(value)) {
				return;
			}
			int errors = execution.getErrors().size();
			super.validate(execution, value, root, location);
			if (execution.getErrors().size() == errors) {
				satisfying.add(value);
			}
		}

		private static @Nullable Map<Schema, Set<JsonNode>> memory(ExecutionContext execution) {
			return execution.getCollectorContext().get(ReferenceKeyword.class);
		}

	}

}
