import "server-only";
import type { z } from "zod";
import { lockCalendar } from "@/lib/availability/lockCalendar";
import { db, type Tx } from "@/lib/db/client";
import { addJob } from "@/lib/db/jobs";
import { enqueueMail } from "@/lib/db/outbox";
import { inTransaction } from "@/lib/db/transaction";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors/AppError";
import { localePath } from "@/lib/i18n/localePath";
import { toLocale } from "@/lib/i18n/locales";
import { confirmProof } from "@/lib/identity/passkeys/confirmProof";
import { lockConfirmed } from "@/lib/identity/passwords/confirmPassword";
import type { ActiveSession } from "@/lib/identity/sessions/activeSession";
import type { ClientInfo } from "@/lib/identity/sessions/client";
import { endAllSessions } from "@/lib/identity/sessions/endSessions";
import { traced } from "@/lib/log/securityLog";
import { providerPaths } from "@/lib/paths";
import { isSameName } from "./closingRules";
import type { startClosingSchema } from "./closingSchemas";
import { loadClosing } from "./closingState";

type Request = z.output<typeof startClosingSchema>;

/**
 * Begins to close a business (docs/decisions/0028): from now on it is not listed and cannot be booked, its plan ends at Stripe,
 * every other session of whoever asked ends, and every owner gets a mail. Visits to come are cancelled by a job, one by one,
 * or take place. Called again, it changes which of the two.
 * @throws AppError as `confirmProof`; invalid_request when the name is wrong; not_signed_in when the account was given
 *   another password meanwhile
 */
export function startClosing(
  session: ActiveSession,
  providerId: string,
  { companyName, mode, ...proof }: Request,
  { client, nowMs }: { client: ClientInfo; nowMs: number },
): Promise<void> {
  const { user } = session;
  return traced("business_closing", client, async (trace) => {
    trace.subject.userId = user.id;
    trace.facts.mode = mode;
    const checkedHash = await confirmProof(session, proof);
    await inTransaction(async (tx) => {
      await lockConfirmed(tx, user.id, checkedHash);
      await lockCalendar(tx, providerId);
      const before = await loadClosing(providerId, nowMs, tx);
      if (!isSameName(companyName, before.companyName)) {
        throw new AppError("invalid_request", { fields: [{ path: "companyName", rule: "otherName" }] });
      }
      await tx.provider.update({
        where: { id: providerId },
        data: {
          closingSince: before.closingSince ?? new Date(nowMs),
          closingMode: mode,
          // A hold or a move that was checked before this is checked again.
          settingsVersion: { increment: 1 },
        },
        select: { id: true },
      });
      if (mode === "cancel_visits") {
        await addJob(tx, "call_off_visits", { providerId }, { key: `call-off-visits-${providerId}` });
      }
      await addJob(tx, "end_plan", { providerId }, { key: `end-plan-${providerId}` });
      trace.facts.sessions = await endAllSessions(tx, user.id, session.id);
      await mailClosing(tx, providerId, nowMs);
    });
  });
}

/**
 * Cancels a closing that is not complete yet: the business is visible and can be booked again. Visits that were cancelled stay
 * so, and the plan stays ended.
 * @throws AppError not_found when it is not being closed
 */
export function reopenBusiness(
  { user }: ActiveSession,
  providerId: string,
  client: ClientInfo,
): Promise<void> {
  return traced("business_reopened", client, async (trace) => {
    trace.subject.userId = user.id;
    const { count } = await db().provider.updateMany({
      where: { id: providerId, closingSince: { not: null }, closedAt: null },
      data: { closingSince: null, closingMode: null },
    });
    if (count === 0) throw new AppError("not_found");
  });
}

/** Mails every owner, whoever of them asked: each can cancel the closing. */
async function mailClosing(tx: Tx, providerId: string, nowMs: number): Promise<void> {
  const { companyName, closingMode, closesAt, timeZone } = await loadClosing(providerId, nowMs, tx);
  const owners = await tx.providerMember.findMany({
    where: { providerId, role: "owner", endedAt: null },
    select: { user: { select: { id: true, email: true, locale: true } } },
  });
  for (const { user } of owners) {
    const locale = toLocale(user.locale);
    await enqueueMail(tx, {
      kind: "business_closing",
      recipient: user.email,
      locale,
      userId: user.id,
      payload: {
        url: new URL(localePath(locale, providerPaths.closing()), env().APP_URL).href,
        companyName,
        mode: closingMode,
        closesAt: closesAt?.toISOString() ?? null,
        timeZone,
      },
    });
  }
}
