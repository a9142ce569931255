import "server-only";
import { visitsShown } from "@/lib/bookings/business/visitsShown";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors/AppError";
import type { BusinessScope } from "@/lib/identity/sessions/businessScope";

/**
 * Whether a session may open a client: an owner every one of the business, a member those of their own visits of today, as
 * long as they are shown those visits' contacts (`shownTo`).
 * @throws AppError not_found
 */
export async function assertReached(reach: BusinessScope, clientId: string, nowMs: number): Promise<void> {
  const { providerId, staffMemberId } = reach;
  if (staffMemberId === null) {
    const found = await db().client.findFirst({ where: { id: clientId, providerId }, select: { id: true } });
    if (found === null) throw new AppError("not_found");
    return;
  }
  if ((await todaysVisits(reach, staffMemberId, clientId, nowMs)).length === 0)
    throw new AppError("not_found");
}

/** The ids of a member's own visits of today of a client. */
export async function todaysVisits(
  reach: BusinessScope,
  staffMemberId: string,
  clientId: string,
  nowMs: number,
): Promise<string[]> {
  const visits = await visitsShown({ ...reach, staffMemberId }, { clientId, nowMs });
  return visits.map(({ id }) => id);
}
