import "server-only";
import { db } from "@/lib/db/client";
import type { Booking } from "@/lib/db/generated/client";
import { AppError } from "@/lib/errors/AppError";
import { settleHold } from "../hold/endHold";
import { isUuid } from "./bookableService";
import type { CheckoutWish, HeldForWish } from "./wish";

/**
 * The booking that the same customer started with the same wish before: pressing twice pays once. Guests are known by the
 * key of their first press or by the cookie of their browser alone: an e-mail address and a network are no secrets, and
 * must not lead to anybody's payment page. A paid booking is found too, unless a new key asks for the same once more.
 * @throws AppError idempotency_conflict for a key that was used for another wish; payments_unavailable
 */
export async function recogniseWish(wish: CheckoutWish): Promise<HeldForWish | null> {
  const { requestKey, fingerprint } = wish;
  const keyed = requestKey === null ? null : await findKeyed(requestKey);
  if (keyed && keyed.requestFingerprint !== fingerprint) throw new AppError("idempotency_conflict");
  const booking = keyed ?? (await findAlike(wish));
  return booking && { booking, isNew: false };
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

/** By what was asked and who asks, without the key: the account that is signed in, or the guest's browser. */
async function findAlike(wish: CheckoutWish): Promise<Booking | null> {
  const { request, caller, requestKey, fingerprint, hasStarted } = wish;
  if (!isUuid(request.providerId)) return null;
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
  return alike.find(({ id }) => caller.customerId !== null || hasStarted(id)) ?? null;
}
