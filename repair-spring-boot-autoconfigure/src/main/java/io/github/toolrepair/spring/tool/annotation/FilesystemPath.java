package io.github.toolrepair.spring.tool.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A parameter of a tool method, or a property of a type that such a parameter has, is a
 * path in a file system, or a list of paths: what the preprocessors
 * {@code filesystem-path} and {@code filesystem-path-array} repair.
 */
@Documented
@Target({ ElementType.PARAMETER, ElementType.FIELD, ElementType.METHOD, ElementType.RECORD_COMPONENT })
@Retention(RetentionPolicy.RUNTIME)
public @interface FilesystemPath {

}
