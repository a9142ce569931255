import "server-only";
import { z } from "zod";
import type { CheckoutRequest } from "@/lib/bookings/schemas";
import { db } from "@/lib/db/client";
import type { Booking } from "@/lib/db/generated/client";
import { AppError } from "@/lib/errors/AppError";
import { settleHold } from "../hold/endHold";
import type { Caller } from "../hold/newHold";
import { fingerprintOf, originOf, requestKeyOf } from "./callerKey";

/** What is wanted, and by whom, as a later press is known by it. */
export type Wish = {
  caller: Caller;
  providerId: string;
  startMs: number;
  fingerprint: string;
  origin: string;
  requestKey: string | null;
  /** Whether the caller's browser is the one that started this booking's payment. */
  hasStarted: (bookingId: string) => boolean;
};

type Asked = Pick<Wish, "caller" | "hasStarted"> & { address: string; idempotencyKey: string | null };

export function wishOf(request: CheckoutRequest, asked: Asked): Wish {
  const { caller, hasStarted, address, idempotencyKey } = asked;
  return {
    caller,
    hasStarted,
    providerId: request.providerId,
    startMs: request.startTime,
    fingerprint: fingerprintOf(request),
    origin: originOf(caller, address),
    requestKey: idempotencyKey === null ? null : requestKeyOf(idempotencyKey, caller),
  };
}

/**
 * The booking that the same customer started with the same wish before: pressing twice pays once. Guests without the
 * key of their first try are known by their browser, or by e-mail and network address together: anyone may know an
 * e-mail address, and must not get at the payment of whom it belongs to. What is paid for is found too, unless a new key
 * says that they want the same once more.
 * @throws AppError idempotency_conflict for a key that was used for another wish; payments_unavailable
 */
export async function recogniseWish(wish: Wish): Promise<Booking | null> {
  const { requestKey, fingerprint, caller } = wish;
  const keyed = requestKey === null ? null : await findKeyed(requestKey);
  if (keyed && keyed.requestFingerprint !== fingerprint) throw new AppError("idempotency_conflict");
  if (keyed) return keyed;
  if (!z.uuid().safeParse(wish.providerId).success) return null;
  const alike = await db().booking.findMany({
    where: {
      ...(caller.customerId === null
        ? { customerId: null, customerEmail: caller.email }
        : { customerId: caller.customerId }),
      providerId: wish.providerId,
      startsAt: new Date(wish.startMs),
      requestFingerprint: fingerprint,
      OR: [
        { status: "pending", holdExpiresAt: { gt: new Date() } },
        ...(requestKey === null ? [{ status: "confirmed" as const }] : []),
      ],
    },
    orderBy: { status: "asc" },
  });
  const isOwn = ({ id, requestOrigin }: Booking) => requestOrigin === wish.origin || wish.hasStarted(id);
  return alike.find((booking) => caller.customerId !== null || isOwn(booking)) ?? null;
}

/**
 * Whether the caller has shown to be the one who holds the slot: is signed in, repeated the secret key of the first try,
 * or asks from the same browser. A guest's e-mail and network address prove nothing.
 */
export function isKnownToHold(booking: Booking, { caller, requestKey, hasStarted }: Wish): boolean {
  const repeatsKey = requestKey !== null && booking.requestKey === requestKey;
  return caller.customerId !== null || repeatsKey || hasStarted(booking.id);
}

/** One whose hold ran out is settled first: it was paid in the last second, or it gives its key back. */
async function findKeyed(requestKey: string): Promise<Booking | null> {
  const find = () => db().booking.findUnique({ where: { requestKey } });
  const found = await find();
  const endsAt = found?.status === "pending" ? found.holdExpiresAt : null;
  if (found === null || endsAt === null || endsAt > new Date()) return found;
  await settleHold(found.id);
  return find();
}
