import "server-only";
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { env } from "@/lib/env";

const algorithm = "aes-256-gcm";
const nonceBytes = 12;
const tagBytes = 16;

const key = () =>
  Buffer.from(hkdfSync("sha256", env().APP_SECRET, "", "address of a calendar elsewhere", 32));

/**
 * The address of a calendar as it is stored: AES-256-GCM with a key derived from `APP_SECRET`, bound to the calendar
 * that it is of. Nonce, tag, text; never the same twice.
 */
export function sealAddress(address: string, calendarId: string): Buffer<ArrayBuffer> {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv(algorithm, key(), nonce).setAAD(Buffer.from(calendarId));
  const text = Buffer.concat([cipher.update(address, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]);
}

/** What `sealAddress` sealed; null for what was sealed by another secret, or for another calendar. */
export function openAddress(sealed: Uint8Array, calendarId: string): string | null {
  const bytes = Buffer.from(sealed);
  try {
    const decipher = createDecipheriv(algorithm, key(), bytes.subarray(0, nonceBytes), {
      authTagLength: tagBytes,
    });
    decipher.setAAD(Buffer.from(calendarId));
    decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
    return decipher.update(bytes.subarray(nonceBytes + tagBytes), undefined, "utf8") + decipher.final("utf8");
  } catch {
    return null;
  }
}
