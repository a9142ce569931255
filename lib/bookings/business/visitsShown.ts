import "server-only";
import { db } from "@/lib/db/client";
import type { BusinessScope } from "@/lib/identity/sessions/businessScope";
import { shownTo } from "./shownTo";

const dayMs = 24 * 60 * 60 * 1000;

const shownColumns = {
  id: true,
  clientId: true,
  startsAt: true,
  timeZone: true,
  customerEmail: true,
  customerPhone: true,
} as const;

/**
 * A member's own visits of today whose contacts they are shown (`shownTo`), of one client or of all.
 * @param nowMs epoch milliseconds
 */
export async function visitsShown(
  reach: BusinessScope & { staffMemberId: string },
  { clientId, nowMs }: { clientId?: string; nowMs: number },
): Promise<{ id: string; clientId: string | null }[]> {
  const rows = await db().booking.findMany({
    where: {
      providerId: reach.providerId,
      ...(clientId === undefined ? {} : { clientId }),
      staffMemberId: reach.staffMemberId,
      status: { in: ["confirmed", "completed"] },
      // All that can be today in any time zone; `shownTo` decides by the business's own.
      startsAt: { gte: new Date(nowMs - 2 * dayMs), lte: new Date(nowMs + 2 * dayMs) },
    },
    select: shownColumns,
  });
  const shown = await shownTo(rows, reach, nowMs);
  return shown.filter(({ customerEmail }) => customerEmail !== null);
}
