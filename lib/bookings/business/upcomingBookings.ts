import "server-only";
import { HOLD_GRACE_SECONDS } from "@/lib/availability/slots/holdGrace";
import type { Tx } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { staffNameColumns } from "../staffName";

const columns = {
  id: true,
  staffMemberId: true,
  serviceId: true,
  status: true,
  startsAt: true,
  endsAt: true,
  blockedFrom: true,
  blockedUntil: true,
  durationMinutes: true,
  serviceName: true,
  customerName: true,
  totalOre: true,
  freeCancellationUntil: true,
  lines: { select: { serviceId: true } },
  staffMember: { select: staffNameColumns },
  payment: { select: { status: true, amountOre: true, refundedOre: true } },
  disputes: { select: { status: true } },
} satisfies Prisma.BookingSelect;

export type UpcomingBooking = Prisma.BookingGetPayload<{ select: typeof columns }>;

/** The bookings of a business, or of one of its people, that are not over, paid for or being paid, earliest first. */
export function upcomingBookings(
  tx: Tx,
  providerId: string,
  nowMs: number,
  staffMemberId?: string,
): Promise<UpcomingBooking[]> {
  const heldSince = new Date(nowMs - HOLD_GRACE_SECONDS * 1_000);
  return tx.booking.findMany({
    where: {
      providerId,
      ...(staffMemberId === undefined ? {} : { staffMemberId }),
      endsAt: { gt: new Date(nowMs) },
      OR: [{ status: "confirmed" }, { status: "pending", holdExpiresAt: { gte: heldSince } }],
    },
    select: columns,
    orderBy: [{ startsAt: "asc" }, { id: "asc" }],
  });
}
