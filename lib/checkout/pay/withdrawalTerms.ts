import "server-only";
import { beginsWithinWithdrawal, earlyStartVersion } from "@/lib/bookings/payment/withdrawal";
import { db } from "@/lib/db/client";
import type { Booking } from "@/lib/db/generated/client";
import { env } from "@/lib/env";

/** Whether the operator has exempted a kind of service, by its slug, from the right to withdraw. */
export const isWithdrawalExemptKind = (kind: string): boolean => env().WITHDRAWAL_EXEMPT_KINDS.includes(kind);

/**
 * Writes what a booking's right to withdraw depends on, before its payment page opens: whether its kind is exempt, and that the
 * customer asked for a visit within the withdrawal period.
 * @param earlyStart the version of the wording that the customer agreed to; null, or another than the one of today: nothing
 *   was asked
 */
export async function keepWithdrawalTerms(
  booking: Pick<Booking, "id" | "serviceId" | "startsAt" | "timeZone" | "earlyStartAskedAt">,
  earlyStart: string | null,
  nowMs: number,
): Promise<void> {
  const { id, serviceId, startsAt, timeZone, earlyStartAskedAt } = booking;
  const { subcategory } = await db().service.findUniqueOrThrow({
    where: { id: serviceId },
    select: { subcategory: { select: { slug: true } } },
  });
  const isWithdrawalExempt = isWithdrawalExemptKind(subcategory.slug);
  const isAsked =
    earlyStart === earlyStartVersion &&
    earlyStartAskedAt === null &&
    beginsWithinWithdrawal(startsAt.getTime(), nowMs, timeZone);
  if (!isWithdrawalExempt && !isAsked) return;
  const asked = { earlyStartAskedAt: new Date(nowMs), earlyStartVersion };
  await db().booking.updateMany({
    where: { id, status: { in: ["pending", "confirmed"] } },
    data: { isWithdrawalExempt, ...(isAsked ? asked : {}) },
  });
}
