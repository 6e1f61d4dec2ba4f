package io.github.toolrepair.spring.contract;

import java.lang.annotation.Annotation;
import java.util.List;
import java.util.stream.Stream;

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
	 * Properties that are bound from JSON, under the names that they have there.
	 */
	List<BeanPropertyDefinition> of(JavaType type) {
		AnnotatedClass annotations = this.introspector.introspectClassAnnotations(type);
		return this.introspector.introspectForDeserialization(type, annotations)
			.findProperties()
			.stream()
			.filter(BeanPropertyDefinition::couldDeserialize)
			.toList();
	}

	/**
	 * Annotation of the property, wherever it stands; null if it has none.
	 */
	<A extends Annotation> @Nullable A annotation(BeanPropertyDefinition property, Class<A> type) {
		return Stream
			.of(property.getConstructorParameter(), property.getSetter(), property.getField(), property.getGetter())
			.filter((member) -> member != null && member.hasAnnotation(type))
			.map((member) -> member.getAnnotation(type))
			.findFirst()
			.orElse(null);
	}

	/**
	 * Whether the property has neither a format nor a deserializer of its own, so that
	 * its type tells what it accepts.
	 */
	boolean isBoundAsUsual(BeanPropertyDefinition property) {
		return isUsual(property.getMutator());
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
