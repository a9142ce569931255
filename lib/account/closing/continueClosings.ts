import "server-only";
import { db, type Tx } from "@/lib/db/client";
import { addJob } from "@/lib/db/jobs";
import { enqueueMail } from "@/lib/db/outbox";
import { inTransaction } from "@/lib/db/transaction";
import { isAppError } from "@/lib/errors/AppError";
import { toLocale } from "@/lib/i18n/locales";
import { closeAccount, unusablePasswordHash } from "@/lib/identity/accounts/closeAccount";
import { wholeBusiness } from "@/lib/identity/sessions/businessScope";
import { logger } from "@/lib/log/logger";
import { changedMember, mailAccessChanged } from "@/lib/providers/members/changeMails";
import { changeBookingStatus } from "@/lib/visits/changeBookingStatus";
import { anonymiseCorrespondence } from "../anonymiseCorrespondence";
import { loadClosing } from "./closingState";

/** Most visits that one job cancels; the next minute's run continues. */
const mostAtOnce = 500;

/**
 * Cancels the visits of a business whose closing says so, each in a transaction of its own with its refund, its job and its
 * mail, as if the business had cancelled it. Stopped at any point, the next run continues; a visit that was cancelled
 * meanwhile is skipped, and a business that was reopened keeps the rest.
 * @returns how many were cancelled
 */
export async function callOffVisits(providerId: string, nowMs: number): Promise<number> {
  const visits = await db().booking.findMany({
    where: { providerId, status: "confirmed", startsAt: { gt: new Date(nowMs) } },
    orderBy: [{ startsAt: "asc" }, { id: "asc" }],
    take: mostAtOnce,
    select: { id: true },
  });
  let calledOff = 0;
  for (const { id: bookingId } of visits) {
    const business = await db().provider.findUniqueOrThrow({
      where: { id: providerId },
      select: { closingMode: true, ownerUserId: true },
    });
    if (business.closingMode !== "cancel_visits") break;
    try {
      await changeBookingStatus(wholeBusiness(providerId), {
        bookingId,
        to: "cancelled",
        actorUserId: business.ownerUserId,
        nowMs,
      });
      calledOff += 1;
    } catch (error) {
      if (!isAppError(error, "transition_not_allowed")) throw error;
    }
  }
  return calledOff;
}

/**
 * Continues the closing of every business: cancels what is still booked where that was chosen (a payment may have succeeded
 * after the closing began), and completes those whose time has come.
 */
export async function continueClosings(nowMs: number): Promise<{ calledOff: number; closed: number }> {
  const closing = await db().provider.findMany({
    where: { closingSince: { not: null }, closedAt: null },
    orderBy: { closingSince: "asc" },
    select: { id: true, closingMode: true },
  });
  const done = { calledOff: 0, closed: 0 };
  for (const { id, closingMode } of closing) {
    // A failure of one must not stop the others.
    try {
      if (closingMode === "cancel_visits") done.calledOff += await callOffVisits(id, nowMs);
      if (await completeClosing(id, nowMs)) done.closed += 1;
    } catch (error) {
      logger.error({ providerId: id, err: error }, "a closing does not go on");
    }
  }
  return done;
}

/**
 * Completes a closing once its time has come and no visit is left: closes the account as that of a customer, removes texts
 * and contact data, and keeps the books (docs/decisions/0028).
 * @returns whether it was closed now
 */
async function completeClosing(providerId: string, nowMs: number): Promise<boolean> {
  const before = await loadClosing(providerId, nowMs);
  if (before.closesAt === null || before.closesAt.getTime() > nowMs) return false;
  const passwordHash = await unusablePasswordHash();
  return inTransaction(async (tx) => {
    const locked = await tx.$queryRaw<unknown[]>`
      SELECT 1 AS found FROM users u JOIN providers p ON p.owner_user_id = u.id
      WHERE p.id = ${providerId}::uuid AND p.closed_at IS NULL AND p.closing_since IS NOT NULL
      FOR UPDATE`;
    // Reopened, or closed by another worker, in the same moment.
    if (locked.length === 0) return false;
    const { closesAt } = await loadClosing(providerId, nowMs, tx);
    const isAwaited = await hasVisits(tx, providerId, nowMs);
    if (closesAt === null || closesAt.getTime() > nowMs || isAwaited) return false;
    await closeRows(tx, providerId, passwordHash, new Date(nowMs));
    return true;
  });
}

async function hasVisits(tx: Tx, providerId: string, nowMs: number): Promise<boolean> {
  const count = await tx.booking.count({
    where: {
      providerId,
      OR: [{ status: "pending" }, { status: "confirmed", endsAt: { gt: new Date(nowMs) } }],
    },
  });
  return count > 0;
}

async function closeRows(tx: Tx, providerId: string, passwordHash: string, now: Date): Promise<void> {
  const { owner, members, companyName, organisationNumber } = await tx.provider.findUniqueOrThrow({
    where: { id: providerId },
    select: {
      companyName: true,
      organisationNumber: true,
      owner: { select: { id: true, email: true, emailVerifiedAt: true } },
      members: {
        where: { role: "owner", endedAt: null },
        select: { user: { select: { email: true, locale: true } } },
      },
    },
  });
  await addJob(tx, "end_plan", { providerId }, { key: `end-plan-${providerId}` });
  await anonymiseCorrespondence(tx, { ...owner, isVerified: owner.emailVerifiedAt !== null });
  // After that, and not linked to the account: mails that wait are removed with the account and with ended sign-ins.
  for (const { user } of members)
    await enqueueMail(tx, {
      kind: "business_closed",
      recipient: user.email,
      locale: toLocale(user.locale),
      payload: { companyName },
    });
  await closeAccount(tx, owner.id, passwordHash, now);
  await tx.provider.update({
    where: { id: providerId },
    data: {
      closedAt: now,
      closedNumber: organisationNumber,
      organisationNumber: null,
      email: "",
      contactEmail: null,
      phone: null,
      address: null,
      postalCode: null,
      city: null,
      latitude: null,
      longitude: null,
      description: "",
      profileImageUrl: null,
    },
    select: { id: true },
  });
  const left = await tx.providerMember.findMany({
    where: { providerId, role: "member", endedAt: null },
    select: changedMember,
  });
  for (const member of left) await mailAccessChanged(tx, member, { change: "ended", at: now });
  await tx.providerMember.updateMany({
    where: { providerId, endedAt: null, userId: { not: owner.id } },
    data: { endedAt: now },
  });
  await tx.providerInvitation.deleteMany({ where: { providerId } });
  await tx.$executeRaw`UPDATE bookings SET client_id = NULL WHERE provider_id = ${providerId}::uuid AND client_id IS NOT NULL`;
  await tx.client.deleteMany({ where: { providerId } });
  await tx.clientImport.deleteMany({ where: { providerId } });
  await tx.service.updateMany({ where: { providerId }, data: { description: "" } });
  await tx.reviewReply.deleteMany({ where: { providerId } });
  await tx.picture.deleteMany({ where: { providerId } });
  await tx.providerLocation.deleteMany({ where: { providerId } });
  await tx.unavailableTime.deleteMany({ where: { providerId } });
  await tx.specialDay.deleteMany({ where: { providerId } });
  await tx.staffMember.updateMany({ where: { providerId, isImplicit: false }, data: { name: "–" } });
  await tx.staffMember.updateMany({ where: { providerId, isImplicit: true }, data: { name: null } });
}
