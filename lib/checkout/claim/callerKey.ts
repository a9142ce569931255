import "server-only";
import { createHash, createHmac } from "node:crypto";
import type { CheckoutRequest } from "@/lib/bookings/schemas";
import { env } from "@/lib/env";
import { networkOf } from "@/lib/http/network";
import type { Caller } from "../hold/newHold";

const hash = (...parts: string[]) => createHash("sha256").update(JSON.stringify(parts)).digest("base64url");

/** An `Idempotency-Key` belongs to whoever sent it: the account, or the guest's e-mail address. */
export function requestKeyOf(idempotencyKey: string, { customerId, email }: Caller): string {
  return hash("request", customerId ?? email, idempotencyKey);
}

/** What was asked with a key; the same key with another wish is refused. */
export function fingerprintOf(request: CheckoutRequest): string {
  const { providerId, serviceId, startTime, deliveryMode, staffId } = request;
  const person = staffId ? [staffId] : [];
  return hash("wish", providerId, serviceId, String(startTime), deliveryMode, ...person);
}

/**
 * Who asks, as the database tells customers apart: the account, or a guest's e-mail address and network together.
 * Anybody may know an e-mail address; whoever asks with it from elsewhere must neither be led to the payment of whom it
 * belongs to, nor be able to use up what they may hold.
 */
export function originOf({ customerId, email }: Caller, address: string): string {
  const who = customerId === null ? ["guest", email, networkOf(address)] : ["account", customerId];
  return createHmac("sha256", env().APP_SECRET)
    .update(JSON.stringify(["booking:origin", ...who]))
    .digest("base64url");
}
