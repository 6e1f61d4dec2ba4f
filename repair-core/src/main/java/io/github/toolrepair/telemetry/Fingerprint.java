package io.github.toolrepair.telemetry;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Objects;

/**
 * Digest of what an event says of a call's shape.
 */
final class Fingerprint {

	private static final int BYTES = 8;

	private Fingerprint() {
	}

	static String of(RepairEvent event) {
		// Lists in fixed order, so that no two shapes have the same text.
		List<Object> shape = List.of(Objects.requireNonNullElse(event.tool(), BoundedNames.OTHER), event.outcome(),
				(event.reason() != null) ? event.reason() : "", event.rules(), event.issues());
		byte[] digest = sha256().digest(shape.toString().getBytes(StandardCharsets.UTF_8));
		return HexFormat.of().formatHex(digest, 0, BYTES);
	}

	private static MessageDigest sha256() {
		try {
			return MessageDigest.getInstance("SHA-256");
		}
		catch (NoSuchAlgorithmException ex) {
			throw new IllegalStateException("Every Java platform has SHA-256", ex);
		}
	}

}
