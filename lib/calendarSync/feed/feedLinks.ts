import "server-only";
import { db } from "@/lib/db/client";
import { inTransaction } from "@/lib/db/transaction";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors/AppError";
import { type Locale, toLocale } from "@/lib/i18n/locales";
import { sendCalendarLinkMail } from "@/lib/identity/accounts/accountMails";
import { lockConfirmed } from "@/lib/identity/passwords/confirmPassword";
import type { BusinessScope } from "@/lib/identity/sessions/businessScope";
import { fingerprint, newToken } from "@/lib/identity/tokens";
import { loadSyncedCalendar } from "../listCalendars";
import { reachedCalendar } from "../reachedCalendar";
import type { SyncedCalendar } from "../schemas";

type NewFeed = {
  whose: string;
  includesAbsences: boolean;
  locale: Locale;
  /** The hash of the password that the account had when its owner proved (`confirmProof`). */
  checkedHash: string;
};

/**
 * Makes a link to a calendar, in place of the one before, which ends, and mails the account that makes it: a link outlasts
 * the session. Only its hash is kept, so that it is told this once.
 * @throws AppError not_found for a calendar that the session does not reach; not_signed_in when the account was closed or
 *   its password replaced since it was proved
 */
export async function makeFeed(
  scope: BusinessScope,
  { whose, includesAbsences, locale, checkedHash }: NewFeed,
): Promise<SyncedCalendar & { url: string }> {
  const calendar = await reachedCalendar(scope, whose);
  const { userId } = scope;
  if (userId === null) throw new AppError("not_found");
  const token = newToken();
  await inTransaction(async (tx) => {
    await lockConfirmed(tx, userId, checkedHash);
    await tx.$executeRaw`
      INSERT INTO calendar_feeds (provider_id, staff_member_id, made_by, token_hash, includes_absences, locale)
      VALUES (${calendar.providerId}::uuid, ${calendar.staffMemberId}::uuid, ${userId}::uuid, ${fingerprint(token)},
        ${includesAbsences}, ${locale})
      ON CONFLICT (provider_id, staff_member_id) DO UPDATE SET
        made_by = excluded.made_by, token_hash = excluded.token_hash, includes_absences = excluded.includes_absences,
        locale = excluded.locale, fetched_at = NULL, created_at = now()`;
    const { email, role, locale: reads } = await tx.user.findUniqueOrThrow({ where: { id: userId } });
    await sendCalendarLinkMail(tx, { id: userId, email, role, locale: toLocale(reads) });
  });
  return {
    ...(await loadSyncedCalendar(calendar, Date.now())),
    url: new URL(`/calendar/${token}.ics`, env().APP_URL).toString(),
  };
}

/**
 * Says whether the link has absences, too.
 * @throws AppError not_found for a calendar that the session does not reach, and for one without a link
 */
export async function changeFeed(
  scope: BusinessScope,
  whose: string,
  includesAbsences: boolean,
): Promise<SyncedCalendar> {
  const calendar = await reachedCalendar(scope, whose);
  const { providerId, staffMemberId } = calendar;
  const { count } = await db().calendarFeed.updateMany({
    where: { providerId, staffMemberId },
    data: { includesAbsences },
  });
  if (count === 0) throw new AppError("not_found");
  return loadSyncedCalendar(calendar, Date.now());
}

/**
 * Ends the link of a calendar; without one nothing changes.
 * @throws AppError not_found for a calendar that the session does not reach
 */
export async function endFeed(scope: BusinessScope, whose: string): Promise<void> {
  const { providerId, staffMemberId } = await reachedCalendar(scope, whose);
  await db().calendarFeed.deleteMany({ where: { providerId, staffMemberId } });
}
