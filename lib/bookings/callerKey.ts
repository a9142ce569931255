import { createHash } from "node:crypto";
import type { CheckoutRequest } from "./schemas";

const hash = (...parts: string[]) => createHash("sha256").update(JSON.stringify(parts)).digest("base64url");

/** An `Idempotency-Key` belongs to whoever sent it: the account, or the guest's e-mail address. */
export function requestKeyOf(idempotencyKey: string, caller: string): string {
  return hash("request", caller, idempotencyKey);
}

/** What was asked with a key; the same key with another wish is refused. */
export function fingerprintOf(request: CheckoutRequest): string {
  const { providerId, serviceId, startTime, deliveryMode } = request;
  return hash("wish", providerId, serviceId, String(startTime), deliveryMode);
}
