import "server-only";
import { mailCustomer } from "@/lib/bookings/mails/bookingMails";
import { assertMayTell } from "@/lib/bookings/mails/ownMailLimits";
import { tellBusiness } from "@/lib/bookings/notices/tellBusiness";
import type { Tx } from "@/lib/db/client";
import type { OutgoingMail } from "@/lib/db/outbox";
import type { BusinessScope } from "@/lib/identity/sessions/businessScope";
import { assertFewMailedMoves } from "../fewMoves";
import { toldPayload } from "./lastTold";
import { isToldAlike, type ScheduleState } from "./scheduleState";

type Changed = {
  id: string;
  providerId: string;
  /** SEQUENCE that the booking has now. */
  sequence: number;
  /** What everybody was last told, and what is true now. */
  told: ScheduleState;
  now: ScheduleState;
  reach: BusinessScope;
  held?: OutgoingMail["held"];
};

/**
 * Tells of a booking that the business gave another start, person or length: its customer; the people whose calendars
 * changed; the business when a member did it, since the customer may cancel free of charge from then on. Nothing when they
 * know it so.
 * @throws AppError customer_mails_unconfirmed, customer_mails_limit, too_many_requests after ten mails within the hour, for a
 *   change that can be undone
 */
export async function mailSchedule(tx: Tx, changed: Changed): Promise<void> {
  const { id, providerId, sequence, told, now, reach, held } = changed;
  if (isToldAlike(told, now)) return;
  const booking = { id, providerId };
  const payload = { previousStart: told.startsAt.toISOString(), sequence, isByBusiness: true };
  const more = await whatElse(tx, told, now);
  // Taking a change back is never refused.
  if (held !== undefined) {
    await assertFewMailedMoves(tx, id);
    await assertMayTell(tx, id);
  }
  await mailCustomer(tx, "booking_rescheduled", booking, {
    payload: { ...payload, ...more, told: toldPayload(told) },
    held,
  });
  const { staffMemberId } = reach;
  const member = staffMemberId === null ? {} : { member: (await nameOf(tx, staffMemberId)) ?? "" };
  await tellBusiness(tx, {
    topic: "moved",
    providerId,
    bookingIds: [id],
    actorUserId: reach.userId,
    isByOwner: staffMemberId === null,
    before: told,
    payload: { ...payload, ...member },
    held,
  });
}

/** What a mail says instead when the start is the same: who does it, or how long it takes now. */
async function whatElse(
  tx: Tx,
  told: ScheduleState,
  now: ScheduleState,
): Promise<{ person?: string; previousMinutes?: number }> {
  if (told.startsAt.getTime() !== now.startsAt.getTime()) return {};
  if (told.staffMemberId === now.staffMemberId) return { previousMinutes: told.durationMinutes };
  const person = await nameOf(tx, now.staffMemberId);
  return person === null ? {} : { person };
}

async function nameOf(tx: Tx, id: string): Promise<string | null> {
  return (await tx.staffMember.findUniqueOrThrow({ where: { id }, select: { name: true } })).name;
}
