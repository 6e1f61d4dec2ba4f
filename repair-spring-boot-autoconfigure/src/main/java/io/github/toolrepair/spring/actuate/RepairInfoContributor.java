package io.github.toolrepair.spring.actuate;

import java.util.LinkedHashMap;
import java.util.Map;

import io.github.toolrepair.RepairPipeline;
import io.github.toolrepair.model.RepairMode;
import io.github.toolrepair.model.RepairProfile;

import org.springframework.boot.actuate.info.Info;
import org.springframework.boot.actuate.info.InfoContributor;

/**
 * Tells the version of the pipeline and the settings for all tools.
 */
public final class RepairInfoContributor implements InfoContributor {

	private final RepairProfile profile;

	private final RepairMode mode;

	/**
	 * Contributor that tells of the given settings.
	 */
	public RepairInfoContributor(RepairProfile profile, RepairMode mode) {
		this.profile = profile;
		this.mode = mode;
	}

	@Override
	public void contribute(Info.Builder builder) {
		Map<String, Object> details = new LinkedHashMap<>();
		String version = RepairPipeline.class.getPackage().getImplementationVersion();
		if (version != null) {
			details.put("version", version);
		}
		details.put("profile", this.profile.id());
		details.put("mode", this.mode.id());
		builder.withDetail("repair", details);
	}

}
