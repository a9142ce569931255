import "server-only";
import { z } from "zod";
import { db } from "@/lib/db/client";
import type { Booking } from "@/lib/db/generated/client";
import { AppError } from "@/lib/errors/AppError";
import { settleHold } from "../hold/endHold";
import { type CheckoutWish, type HeldForWish, heldBefore } from "./wish";

/**
 * The booking that the same customer started with the same wish before: pressing twice pays once. Guests without the
 * key of their first try are known by their browser, or by e-mail and network address together: anyone may know an
 * e-mail address, and must not reach its owner's payment page. A paid booking is found too, unless a new key asks for
 * the same once more.
 * @throws AppError idempotency_conflict for a key that was used for another wish; payments_unavailable
 */
export async function recogniseWish(wish: CheckoutWish): Promise<HeldForWish | null> {
  const { requestKey, fingerprint } = wish;
  const keyed = requestKey === null ? null : await findKeyed(requestKey);
  if (keyed && keyed.requestFingerprint !== fingerprint) throw new AppError("idempotency_conflict");
  const booking = keyed ?? (await findAlike(wish));
  return booking && heldBefore(booking, wish);
}

/** A hold that ran out is settled first: it was paid in the last second, or it ends and its key is cleared. */
async function findKeyed(requestKey: string): Promise<Booking | null> {
  const find = () => db().booking.findUnique({ where: { requestKey } });
  const found = await find();
  const endsAt = found?.status === "pending" ? found.holdExpiresAt : null;
  if (found === null || endsAt === null || endsAt > new Date()) return found;
  await settleHold(found.id);
  return find();
}

/** By what was asked and who asks, without the key. */
async function findAlike(wish: CheckoutWish): Promise<Booking | null> {
  const { request, caller, requestKey, fingerprint } = wish;
  if (!z.uuid().safeParse(request.providerId).success) return null;
  const alike = await db().booking.findMany({
    where: {
      ...(caller.customerId === null
        ? { customerId: null, customerEmail: caller.email }
        : { customerId: caller.customerId }),
      providerId: request.providerId,
      startsAt: new Date(request.startTime),
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
