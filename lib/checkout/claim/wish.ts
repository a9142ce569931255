import "server-only";
import { createHash, createHmac } from "node:crypto";
import type { CheckoutRequest } from "@/lib/bookings/schemas";
import type { Booking } from "@/lib/db/generated/client";
import { env } from "@/lib/env";
import { networkOf } from "@/lib/http/network";
import type { Caller } from "./caller";

/** What is wanted, and by whom, as a later press is known by it. */
export type CheckoutWish = {
  request: CheckoutRequest;
  caller: Caller;
  /** What was asked; the same key with another fingerprint is refused. */
  fingerprint: string;
  /** Who asks (`originOf`). */
  origin: string;
  /** From where, for whoever is limited by it (`limitedNetworkOf`). */
  network: string | null;
  requestKey: string | null;
  /** Whether the caller's browser is the one that started this booking's payment. */
  hasStarted: (bookingId: string) => boolean;
};

/** The booking that a press leads to. */
export type HeldForWish = {
  booking: Booking;
  /** Whether this press made the hold: only then may it end it again. */
  isNew: boolean;
  /**
   * Whether this caller has shown to be the one who holds the slot: made it now, is signed in, repeated the secret key of
   * the first try, or asks from the same browser. A guest's e-mail and network address prove nothing.
   */
  isProven: boolean;
};

type Asked = Pick<CheckoutWish, "caller" | "hasStarted"> & {
  /** The caller's network address. */
  address: string;
  idempotencyKey: string | null;
};

/** The request with hashes that identify its sender and its content. */
export function wishOf(request: CheckoutRequest, asked: Asked): CheckoutWish {
  const { caller, hasStarted, address, idempotencyKey } = asked;
  return {
    request,
    caller,
    hasStarted,
    fingerprint: fingerprintOf(request),
    origin: originOf(caller, address),
    network: limitedNetworkOf(caller, address),
    requestKey: idempotencyKey === null ? null : requestKeyOf(idempotencyKey, caller),
  };
}

/** A booking that an earlier press made, as the result of this one. */
export function heldBefore(booking: Booking, { caller, requestKey, hasStarted }: CheckoutWish): HeldForWish {
  const repeatsKey = requestKey !== null && booking.requestKey === requestKey;
  return {
    booking,
    isNew: false,
    isProven: caller.customerId !== null || repeatsKey || hasStarted(booking.id),
  };
}

const keyed = (...parts: string[]) =>
  createHmac("sha256", env().APP_SECRET).update(JSON.stringify(parts)).digest("base64url");
const hash = (...parts: string[]) => createHash("sha256").update(JSON.stringify(parts)).digest("base64url");

/** The hash of an `Idempotency-Key` with its sender: the account, or the guest's e-mail address. */
function requestKeyOf(idempotencyKey: string, { customerId, email }: Caller): string {
  return hash("request", customerId ?? email, idempotencyKey);
}

function fingerprintOf(request: CheckoutRequest): string {
  const { providerId, serviceId, startTime, deliveryMode, staffId } = request;
  const person = staffId ? [staffId] : [];
  return hash("wish", providerId, serviceId, String(startTime), deliveryMode, ...person);
}

/**
 * Who asks, as the database identifies customers: the account, or a guest's e-mail address and network together.
 * Anybody may know an e-mail address; whoever uses it from another network must neither reach its owner's
 * payment page nor count against its owner's limit of holds.
 */
function originOf({ customerId, email }: Caller, address: string): string {
  const who = customerId === null ? ["guest", email, networkOf(address)] : ["account", customerId];
  return keyed("booking:origin", ...who);
}

/**
 * The network whose open holds are counted together (PAY-25): of guests and of accounts whose address is not confirmed, since
 * either costs nothing to be again and again.
 */
function limitedNetworkOf({ isConfirmed }: Caller, address: string): string | null {
  return isConfirmed ? null : keyed("booking:network", networkOf(address));
}
