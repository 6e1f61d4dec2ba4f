package io.github.toolrepair.spring.tool.annotation;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Other names under which models send a parameter of a tool method, or a property of a
 * type that such a parameter has. Jackson's
 * {@link com.fasterxml.jackson.annotation.JsonAlias} says the same.
 *
 * <pre class="code">
 * &#64;Tool
 * String read(&#64;RepairAlias({ "file_path", "filename" }) String path)
 * </pre>
 */
@Documented
@Target({ ElementType.PARAMETER, ElementType.FIELD, ElementType.METHOD, ElementType.RECORD_COMPONENT })
@Retention(RetentionPolicy.RUNTIME)
public @interface RepairAlias {

	/**
	 * The other names, in the order in which they are looked for. One that is the name of
	 * another parameter of the same object has no effect.
	 */
	String[] value();

}
