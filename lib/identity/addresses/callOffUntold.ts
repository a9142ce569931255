import "server-only";
import type { Tx } from "@/lib/db/client";
import { toBusinessPrefix } from "@/lib/db/mailKinds";

/**
 * Cancels what a business booked itself and is still to come, where no customer was ever mailed, without telling anybody:
 * whoever registered it with another person's address may have entered it.
 */
export async function callOffUntold(tx: Tx, providerId: string, now: Date): Promise<void> {
  const where = {
    providerId,
    source: { not: "online" as const },
    status: "confirmed" as const,
    endsAt: { gt: now },
  };
  const bookings = await tx.booking.findMany({ where, select: { id: true } });
  if (bookings.length === 0) return;
  const mailed = await mailedOf(tx, bookings);
  const called = await tx.booking.updateManyAndReturn({
    where: { ...where, id: { notIn: [...mailed] } },
    data: {
      status: "cancelled",
      cancelledAt: now,
      cancelReason: "by_provider",
      visitMark: null,
      markedAt: null,
      markedBy: null,
      sequence: { increment: 1 },
    },
    select: { id: true },
  });
  await tx.bookingEvent.createMany({
    data: called.map(({ id: bookingId }) => ({
      bookingId,
      providerId,
      kind: "cancelled",
      fromStatus: "confirmed" as const,
      toStatus: "cancelled" as const,
      actor: "system",
    })),
  });
}

/** Those of some bookings of which a mail was written to their customer, by their ids. */
export async function mailedOf(tx: Tx, bookings: readonly { id: string }[]): Promise<ReadonlySet<string>> {
  const mails = await tx.outboxMail.findMany({
    where: {
      bookingId: { in: bookings.map(({ id }) => id) },
      NOT: { kind: { startsWith: toBusinessPrefix } },
    },
    select: { bookingId: true },
    distinct: ["bookingId"],
  });
  return new Set(mails.flatMap(({ bookingId }) => bookingId ?? []));
}
