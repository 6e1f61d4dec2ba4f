package io.github.toolrepair.spring.contract;

import java.util.List;

import com.fasterxml.jackson.annotation.JsonFormat;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.AnnotationIntrospector;
import tools.jackson.databind.DeserializationConfig;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.introspect.Annotated;
import tools.jackson.databind.introspect.AnnotatedClass;
import tools.jackson.databind.introspect.BeanPropertyDefinition;
import tools.jackson.databind.introspect.ClassIntrospector;
import tools.jackson.databind.json.JsonMapper;

/**
 * Properties of Java types as Jackson sees them.
 */
final class JavaProperties {

	private final DeserializationConfig config;

	private final ClassIntrospector introspector;

	JavaProperties(JsonMapper mapper) {
		this.config = mapper.deserializationConfig();
		this.introspector = this.config.classIntrospectorInstance();
	}

	/**
	 * Properties that are bound in the usual way, under the names that they have in JSON.
	 * One with a format or a deserializer of its own may accept anything.
	 */
	List<BeanPropertyDefinition> of(JavaType type) {
		AnnotatedClass annotations = this.introspector.introspectClassAnnotations(type);
		return this.introspector.introspectForDeserialization(type, annotations)
			.findProperties()
			.stream()
			.filter((property) -> property.couldDeserialize() && isUsual(property.getMutator()))
			.toList();
	}

	/**
	 * Whether the type has neither a format nor a deserializer of its own.
	 */
	boolean isBoundAsUsual(JavaType type) {
		return isUsual(this.introspector.introspectClassAnnotations(type))
				&& !isSpecial(this.config.getDefaultPropertyFormat(type.getRawClass()));
	}

	private boolean isUsual(Annotated annotated) {
		AnnotationIntrospector annotations = this.config.getAnnotationIntrospector();
		return annotations.findDeserializer(this.config, annotated) == null
				&& annotations.findDeserializationConverter(this.config, annotated) == null
				&& !isSpecial(annotations.findFormat(this.config, annotated));
	}

	private static boolean isSpecial(JsonFormat.@Nullable Value format) {
		return format != null && (format.hasPattern() || format.hasShape());
	}

}
