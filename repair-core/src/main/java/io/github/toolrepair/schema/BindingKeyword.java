package io.github.toolrepair.schema;

import com.networknt.schema.ExecutionContext;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaContext;
import com.networknt.schema.SchemaLocation;
import com.networknt.schema.keyword.AbstractKeyword;
import com.networknt.schema.keyword.BaseKeywordValidator;
import com.networknt.schema.keyword.Keyword;
import com.networknt.schema.keyword.KeywordValidator;
import com.networknt.schema.path.NodePath;
import io.github.toolrepair.model.BindingType;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * The keyword {@value BindingType#KEYWORD}, for all drafts.
 */
final class BindingKeyword extends AbstractKeyword {

	BindingKeyword() {
		super(BindingType.KEYWORD);
	}

	@Override
	public KeywordValidator newValidator(SchemaLocation schemaLocation, JsonNode schemaNode, Schema parentSchema,
			SchemaContext schemaContext) {
		return new Validator(this, schemaNode, schemaLocation, parentSchema, schemaContext);
	}

	private static final class Validator extends BaseKeywordValidator {

		private final @Nullable BindingType type;

		Validator(Keyword keyword, JsonNode schemaNode, SchemaLocation schemaLocation, Schema parentSchema,
				SchemaContext schemaContext) {
			super(keyword, schemaNode, schemaLocation, parentSchema, schemaContext);
			this.type = BindingType.of(parentSchema.getSchemaNode());
		}

		@Override
		public void validate(ExecutionContext context, JsonNode value, JsonNode root, NodePath location) {
			if (this.type != null && !this.type.accepts(value)) {
				context.addError(error().instanceNode(value)
					.instanceLocation(location)
					.evaluationPath(context.getEvaluationPath())
					.message(this.type.expected())
					.build());
			}
		}

	}

}
