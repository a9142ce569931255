import "server-only";
import { lockCalendar } from "@/lib/availability/lockCalendar";
import type { Tx } from "@/lib/db/client";
import type { EndedCalendars } from "@/lib/identity/accounts/accountMails";
import { replaceBusy } from "./busy/replaceBusy";

/**
 * Ends the private links that an account made and forgets the calendars elsewhere that it added, at every business, in the
 * caller's transaction: whoever had the account's password or a session may hold the one and have added the other. Of a
 * calendar that was added before that was kept, whoever reaches it counts as the one: an owner of the business, or its
 * person.
 * @returns how many there were, so that the owner is told: times of a calendar that is gone block nothing any more
 */
export async function endCalendarsOf(tx: Tx, userId: string): Promise<EndedCalendars> {
  const { count: links } = await tx.calendarFeed.deleteMany({ where: { madeBy: userId } });
  const added = await tx.$queryRaw<{ id: string; providerId: string; staffMemberId: string | null }[]>`
    SELECT c.id, c.provider_id AS "providerId", c.staff_member_id AS "staffMemberId"
    FROM external_calendars c
    WHERE c.added_by = ${userId}::uuid OR (c.added_by IS NULL AND EXISTS (
      SELECT FROM provider_members m
      WHERE m.provider_id = c.provider_id AND m.user_id = ${userId}::uuid AND m.ended_at IS NULL
        AND (m.role = 'owner' OR m.staff_member_id = c.staff_member_id)))
    ORDER BY c.provider_id, c.id`;
  for (const calendar of added) {
    await lockCalendar(tx, calendar.providerId);
    await replaceBusy(tx, calendar, [], Date.now());
    await tx.externalCalendar.deleteMany({ where: { id: calendar.id } });
  }
  return { links, sources: added.length };
}
