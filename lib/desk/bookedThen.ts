import "server-only";
import { db } from "@/lib/db/client";
import { MINUTE_MS } from "@/lib/time/zone";
import type { BookedThen } from "./schemas";
import type { Sold } from "./whatIsSold";

/**
 * What is booked where a visit, with its pauses, would be, of these people, earliest first: named, so that a refusal can say
 * what is in the way.
 */
export async function bookedThen(
  sold: Pick<Sold, "providerId" | "durationMinutes" | "bufferBeforeMinutes" | "bufferAfterMinutes">,
  startMs: number,
  staffMemberIds: readonly string[],
): Promise<BookedThen[]> {
  const from = new Date(startMs - sold.bufferBeforeMinutes * MINUTE_MS);
  const until = new Date(startMs + (sold.durationMinutes + sold.bufferAfterMinutes) * MINUTE_MS);
  const rows = await db().booking.findMany({
    where: {
      providerId: sold.providerId,
      staffMemberId: { in: [...staffMemberIds] },
      status: { not: "cancelled" },
      blockedFrom: { lt: until },
      blockedUntil: { gt: from },
    },
    orderBy: [{ startsAt: "asc" }, { id: "asc" }],
    take: 20,
    select: {
      startsAt: true,
      endsAt: true,
      staffMemberId: true,
      customerName: true,
      serviceName: true,
      status: true,
    },
  });
  return rows.map((row) => ({
    start_time: row.startsAt.toISOString(),
    end_time: row.endsAt.toISOString(),
    staff_id: row.staffMemberId,
    // Somebody who is still paying is no customer yet.
    customer_name: row.status === "pending" ? "" : row.customerName,
    service_name: row.serviceName,
    is_held: row.status === "pending",
  }));
}
