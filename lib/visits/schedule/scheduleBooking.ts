import "server-only";
import { ANYBODY } from "@/lib/availability/anybody";
import { lockCalendar } from "@/lib/availability/lockCalendar";
import {
  loadCalendars,
  type PersonCalendar,
  type ProviderCalendar,
} from "@/lib/availability/slots/calendars";
import { businessAheadMs } from "@/lib/availability/slots/rules";
import { servicesOf, whoDoes } from "@/lib/availability/slots/whoDoes";
import { inScope } from "@/lib/bookings/business/providerBookings";
import { lengthRefusal } from "@/lib/bookings/customer/customerRules";
import { recordEvent } from "@/lib/bookings/events";
import { lockFound } from "@/lib/bookings/lockBooking";
import { afterLapsed } from "@/lib/checkout/hold/lapsedHolds";
import type { Tx } from "@/lib/db/client";
import type { Prisma } from "@/lib/db/generated/client";
import { txConnection } from "@/lib/db/txConnection";
import { AppError } from "@/lib/errors/AppError";
import type { BusinessScope } from "@/lib/identity/sessions/businessScope";
import { MINUTE_MS, MINUTES_PER_DAY } from "@/lib/time/zone";
import { askedByBusiness, assertMovableByBusiness, movableColumns } from "../movable";
import { inMoveTransaction } from "../moveSlot";
import { REMIND_BEFORE_MS } from "../sendReminders";
import { standingBooking } from "../standingBooking";
import { addUndoStep, heldBy, replaceOpenSteps, type UndoTicket } from "../undo/undoSteps";
import { anybodyFree } from "./anybodyFree";
import { bookingsInTheWay, hoursInTheWay } from "./inTheWay";
import { mailSchedule } from "./mailsOfSchedule";
import { refusePlace } from "./refusePlace";
import {
  type ScheduleState,
  scheduleColumnsOf,
  scheduledTimes,
  scheduleStateOf,
  scheduleStateSchema,
} from "./scheduleState";

export type ScheduleChange = {
  bookingId: string;
  /** Epoch milliseconds; what is left out stays. */
  startMs?: number | undefined;
  /** As it is sent; `ANYBODY` of an owner is whoever is free and would be given it (`anybodyFree`). */
  staffId?: string | undefined;
  durationMinutes?: number | undefined;
  /** That it may lie outside opening hours, in a lunch or an absence. */
  outsideHours: boolean;
  /** The booking's, as it was read. */
  sequence: number;
  userId: string;
  nowMs: number;
};

const columns = {
  ...movableColumns,
  remindedFor: true,
} satisfies Prisma.BookingSelect;
type Scheduled = Prisma.BookingGetPayload<{ select: typeof columns }>;

/** How often the business may change one booking within an hour. */
const mostChanges = 30;
const hourMs = 60 * 60_000;

type Outcome =
  | { outcome: "scheduled"; undo: UndoTicket }
  | { outcome: "same" }
  | { outcome: "lapsed"; bookingIds: string[] };

/**
 * The business gives one of its confirmed bookings another start, person or length, never over another booking, and
 * outside opening hours only when that is meant. Price and buffers stay as they were booked. The start and the person of a
 * visit stay once it has begun, its length can change until it is over. The customer may cancel free of charge until it
 * begins, unless it only became shorter. Mails wait until it cannot be undone any more; those of an earlier change that waited
 * are replaced.
 * @returns by what it can be undone; null when nothing was changed
 * @throws AppError not_found; edit_conflict when the booking is not as it was read, with its `sequence`; owner_only when a
 *   member names a colleague; staff_not_found; transition_not_allowed with the reason; slot_unavailable for a start in the
 *   past or more than five years ahead; slot_taken and outside_hours with what is in the way (`refusePlace`);
 *   too_many_requests for the eleventh mail about it in an hour, or the 31st change; payments_unavailable when a hold in the way cannot be settled now
 */
export async function scheduleBooking(
  reach: BusinessScope,
  change: ScheduleChange,
): Promise<UndoTicket | null> {
  const done = await afterLapsed(() =>
    inMoveTransaction(async (tx) => {
      await lockCalendar(tx, reach.providerId);
      return schedule(tx, reach, change);
    }),
  );
  if (done.outcome === "taken") throw new AppError("slot_taken");
  return done.outcome === "scheduled" ? done.undo : null;
}

async function schedule(tx: Tx, reach: BusinessScope, change: ScheduleChange): Promise<Outcome> {
  const { bookingId, sequence, nowMs } = change;
  const where = { id: bookingId, ...inScope(reach) };
  await lockFound(tx, where);
  const booking = await tx.booking.findFirst({ where, select: columns });
  if (booking === null) throw new AppError("not_found");
  if (booking.sequence !== sequence)
    throw new AppError("edit_conflict", { details: { sequence: booking.sequence } });
  const before = scheduleStateOf(booking);
  const { staffId, holdIds } = await givenTo(tx, reach, booking, change);
  if (holdIds.length > 0) return { outcome: "lapsed", bookingIds: holdIds };
  const after = wanted(before, { ...change, staffId });
  if (scheduledTimes(after).slot.endMs === scheduledTimes(before).slot.endMs && isSameSlot(before, after))
    return { outcome: "same" };
  assertChangeable(booking, before, after, nowMs);
  const lapsedIds = await assertPlace(tx, reach, booking, after, change);
  if (lapsedIds.length > 0) return { outcome: "lapsed", bookingIds: lapsedIds };
  await assertFewChanges(tx, bookingId);
  return { outcome: "scheduled", undo: await write(tx, reach, { booking, before, after, change }) };
}

/** Who is asked for, undefined for whoever has it; `holdIds`: the holds that ran out and prevent that anybody is free. */
async function givenTo(
  tx: Tx,
  reach: BusinessScope,
  booking: Scheduled,
  change: ScheduleChange,
): Promise<{ staffId: string | undefined; holdIds: string[] }> {
  const staffId = askedByBusiness(reach, change.staffId) ?? undefined;
  if (staffId !== ANYBODY) return { staffId, holdIds: [] };
  const { nowMs, outsideHours } = change;
  const place = wanted(scheduleStateOf(booking), { ...change, staffId: undefined });
  return anybodyFree(tx, await calendarAround(tx, booking, place, nowMs), { booking, place, outsideHours });
}

/** The state that is asked for. */
function wanted(before: ScheduleState, change: ScheduleChange): ScheduleState {
  const { startMs = before.startsAt.getTime(), staffId: staffMemberId = before.staffMemberId } = change;
  const startsAt = new Date(startMs);
  const durationMinutes = change.durationMinutes ?? before.durationMinutes;
  const isOnlyShorter =
    isSameSlot(before, { startsAt, staffMemberId }) && durationMinutes <= before.durationMinutes;
  return {
    ...before,
    startsAt,
    staffMemberId,
    durationMinutes,
    isStaffChosen: before.isStaffChosen && staffMemberId === before.staffMemberId,
    // A customer whose visit only becomes shorter keeps the end of free cancellation that was agreed on.
    freeCancellationUntil: isOnlyShorter ? before.freeCancellationUntil : startsAt,
    // Close to its new start a booking gets no reminder, since that would follow the mail about the change at once.
    remindedFor: startMs - change.nowMs <= REMIND_BEFORE_MS ? startsAt : before.remindedFor,
  };
}

type Place = Pick<ScheduleState, "staffMemberId" | "startsAt">;
const isSameSlot = (a: Place, b: Place) =>
  a.staffMemberId === b.staffMemberId && a.startsAt.getTime() === b.startsAt.getTime();

function assertChangeable(
  booking: Scheduled,
  before: ScheduleState,
  after: ScheduleState,
  nowMs: number,
): void {
  if (isSameSlot(before, after)) {
    const reason = lengthRefusal(booking, nowMs);
    if (reason !== null)
      throw new AppError("transition_not_allowed", { details: { from: booking.status, reason } });
    return;
  }
  assertMovableByBusiness(booking, nowMs);
  if (after.startsAt.getTime() < nowMs)
    throw new AppError("slot_unavailable", { details: { reason: "past" } });
  if (after.startsAt.getTime() > nowMs + businessAheadMs)
    throw new AppError("slot_unavailable", { details: { reason: "beyond_horizon" } });
}

/** The calendar of the business around a place, without the booking itself. */
async function calendarAround(
  tx: Tx,
  { id, providerId }: Scheduled,
  place: ScheduleState,
  nowMs: number,
): Promise<ProviderCalendar> {
  const { startMs, endMs } = scheduledTimes(place).slot;
  const dayMs = MINUTES_PER_DAY * MINUTE_MS;
  const range = { fromMs: startMs - dayMs, toMs: endMs + dayMs, nowMs, movedBookingId: id };
  const calendar = (await loadCalendars([providerId], range, txConnection(tx))).get(providerId);
  if (calendar === undefined) throw new AppError("not_found");
  return calendar;
}

/**
 * That the place is the person's to give, free, and within their hours unless the change goes beyond them.
 * @returns the holds that ran out and are all that is in the way
 */
async function assertPlace(
  tx: Tx,
  { providerId, staffMemberId: memberId }: BusinessScope,
  booking: Scheduled,
  after: ScheduleState,
  { nowMs, outsideHours }: ScheduleChange,
): Promise<string[]> {
  const times = scheduledTimes(after);
  const calendar = await calendarAround(tx, booking, after, nowMs);
  const doers = doersOf(calendar, booking);
  const person = doers.find(({ staffMemberId }) => staffMemberId === after.staffMemberId);
  if (person === undefined) throw new AppError("staff_not_found");
  const colleagues = memberId === null ? doers.filter((doer) => doer !== person) : [];
  const place = { providerId, state: after, calendar, person, colleagues, nowMs };
  const { staffMemberId } = person;
  const { taken, lapsedIds } = await bookingsInTheWay(tx, {
    providerId,
    staffMemberId,
    bookingId: booking.id,
    blocked: times.blocked,
  });
  const outside = outsideHours ? [] : hoursInTheWay(times, person, calendar.timeZone);
  if (taken.length > 0)
    return refusePlace(tx, { ...place, code: "slot_taken", inTheWay: [...taken, ...outside] });
  if (outside.length > 0) return refusePlace(tx, { ...place, code: "outside_hours", inTheWay: outside });
  return lapsedIds;
}

/** Who does all services of the booking; whoever has it keeps it also otherwise. */
function doersOf({ staff }: ProviderCalendar, booking: Scheduled): readonly PersonCalendar[] {
  const able = new Set(whoDoes({ staff }, servicesOf(booking)));
  return staff.filter((person) => person.staffMemberId === booking.staffMemberId || able.has(person));
}

/**
 * That the booking was not changed too often within the hour, by the rows of its history and the clock that dates them.
 * @throws AppError too_many_requests
 */
async function assertFewChanges(tx: Tx, bookingId: string): Promise<void> {
  const since = new Date(Date.now() - hourMs);
  const changes = await tx.bookingEvent.count({
    where: { bookingId, kind: "rescheduled", actor: "provider", createdAt: { gt: since } },
  });
  if (changes >= mostChanges) throw new AppError("too_many_requests", { retryAfterSeconds: 60 });
}

type Write = { booking: Scheduled; before: ScheduleState; after: ScheduleState; change: ScheduleChange };

async function write(
  tx: Tx,
  reach: BusinessScope,
  { booking, before, after, change }: Write,
): Promise<UndoTicket> {
  const { id, providerId, sequence } = booking;
  const { count } = await tx.booking.updateMany({
    where: { id, providerId, status: "confirmed", sequence },
    data: { ...scheduleColumnsOf(after), sequence: { increment: 1 } },
  });
  // The row is locked and was just read.
  if (count === 0) throw new AppError("changed_meanwhile", { details: await standingBooking(id, tx) });
  const waiting = await replaceOpenSteps(tx, id, "schedule");
  const told = waiting === null ? before : scheduleStateSchema.parse(waiting.told);
  const undo = await addUndoStep(tx, {
    providerId,
    userId: change.userId,
    kind: "schedule",
    bookingId: id,
    before,
    after: { ...after, sequence: sequence + 1 },
    told,
  });
  await recordEvent(tx, {
    bookingId: id,
    providerId,
    kind: "rescheduled",
    from: "confirmed",
    to: "confirmed",
    actor: "provider",
    actorUserId: change.userId,
    data: { ...eventData(before, after), undoStep: undo.token },
  });
  await mailSchedule(tx, {
    id,
    providerId,
    sequence: sequence + 1,
    told,
    now: after,
    reach,
    ...heldBy(undo),
  });
  return undo;
}

/** What the history keeps of a change; the person and the length only where they changed. */
export function eventData(before: ScheduleState, after: ScheduleState): Record<string, string | number> {
  return {
    from: before.startsAt.toISOString(),
    to: after.startsAt.toISOString(),
    ...(before.staffMemberId === after.staffMemberId
      ? {}
      : { fromStaff: before.staffMemberId, toStaff: after.staffMemberId }),
    ...(before.durationMinutes === after.durationMinutes
      ? {}
      : { fromMinutes: before.durationMinutes, toMinutes: after.durationMinutes }),
  };
}
