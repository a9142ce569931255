import "server-only";
import { createHash, createHmac } from "node:crypto";
import type { CheckoutRequest } from "@/lib/bookings/schemas";
import { db } from "@/lib/db/client";
import type { Booking } from "@/lib/db/generated/client";
import { env } from "@/lib/env";
import { networkOf } from "@/lib/http/network";
import { isUuid } from "./bookableService";
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
};

type Asked = Pick<CheckoutWish, "caller" | "hasStarted"> & {
  /** The caller's network address. */
  address: string;
  idempotencyKey: string | null;
};

/** The request with hashes that identify its sender and its content. */
export async function wishOf(request: CheckoutRequest, asked: Asked): Promise<CheckoutWish> {
  const { caller, hasStarted, address, idempotencyKey } = asked;
  return {
    request,
    caller,
    hasStarted,
    fingerprint: fingerprintOf(request),
    origin: originOf(caller, address),
    network: await limitedNetworkOf(caller, address, request.providerId),
    requestKey: idempotencyKey === null ? null : requestKeyOf(idempotencyKey, caller),
  };
}

/**
 * Whether a booking of the same wish is shown to be the caller's: they are signed in, repeat the secret key of the press
 * that made it, or ask from the browser that did. A guest's e-mail address and network prove nothing.
 */
export function isProven(booking: Booking, { caller, requestKey, hasStarted }: CheckoutWish): boolean {
  const repeatsKey = requestKey !== null && booking.requestKey === requestKey;
  return caller.customerId !== null || repeatsKey || hasStarted(booking.id);
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
 * By whom the database counts open holds and keeps one for each wish: the account, or a guest's e-mail address and network
 * together, so that whoever uses an e-mail address elsewhere neither uses up its owner's holds nor keeps its owner from a
 * time. It opens nothing (`isProven`).
 */
function originOf({ customerId, email }: Caller, address: string): string {
  const who = customerId === null ? ["guest", email, networkOf(address)] : ["account", customerId];
  return keyed("booking:origin", ...who);
}

/**
 * The network whose open holds are counted together (PAY-25): of guests, and of accounts that have never paid for a
 * booking at that business. Both cost nothing to make anew: one mailbox confirms any number of tagged addresses, and
 * whoever pays at a business of their own gets the money back.
 */
async function limitedNetworkOf(
  { customerId }: Caller,
  address: string,
  providerId: string,
): Promise<string | null> {
  return (await hasPaid(customerId, providerId)) ? null : keyed("booking:network", networkOf(address));
}

/** What was given back in full was not paid for. */
async function hasPaid(customerId: string | null, providerId: string): Promise<boolean> {
  if (customerId === null || !isUuid(providerId)) return false;
  const payment = { paidAt: { not: null }, refundedOre: { lt: db().payment.fields.amountOre } };
  return (
    (await db().booking.findFirst({ where: { customerId, providerId, payment }, select: { id: true } })) !==
    null
  );
}
