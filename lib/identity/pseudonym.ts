import "server-only";
import { createHmac, hkdfSync } from "node:crypto";
import { env } from "@/lib/env";

/**
 * The id of a person towards strangers and one business: always the same UUID at that business, another one at every
 * other, and not traceable to the account. An HMAC of both ids with a key derived from `APP_SECRET`; a new secret
 * gives everybody new ids. Written as a UUID of version 8 (RFC 9562: made by its own rule).
 */
export function pseudonymOf(userId: string, providerId: string): string {
  const key = Buffer.from(
    hkdfSync("sha256", env().APP_SECRET, "", "pseudonym of a person at a business", 32),
  );
  const bytes = createHmac("sha256", key).update(`${providerId}:${userId}`).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}
