import "server-only";
import { lunchesOf } from "@/lib/availability/hours/week";
import { loadCalendars, type PersonCalendar, slotRules } from "@/lib/availability/slots/calendars";
import { openingHoursOn } from "@/lib/availability/slots/openWindow";
import { dayRibbon } from "@/lib/availability/slots/ribbon";
import { SLOT_STEP_MINUTES } from "@/lib/availability/slots/rules";
import type { SlotRules } from "@/lib/availability/types";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors/AppError";
import type { BusinessScope } from "@/lib/identity/sessions/businessScope";
import { toStaffColour } from "@/lib/staff/colours";
import { addDays, daysBetween, type LocalDate } from "@/lib/time/localDate";
import { localMinuteToInstant, MINUTES_PER_DAY } from "@/lib/time/zone";
import { businessToday } from "../dashboard/schedule";
import { bookingsOfCalendar } from "./calendarBookings";
import type { CalendarAbsence, CalendarAnswer, CalendarBooking, CalendarPerson } from "./calendarSchemas";
import { calendarCursor } from "./changes";
import { serializeAbsence, serializeBusyElsewhere } from "./serializeAbsence";

/** The business's own view of free time: every minute without a booking counts, whatever the services last. */
const anyService = { durationMinutes: SLOT_STEP_MINUTES, bufferBeforeMinutes: 0, bufferAfterMinutes: 0 };

type Wanted = { from: LocalDate; to: LocalDate; staffId?: string | undefined };

/**
 * Everything that a calendar of the days `from` to `to`, both included, is drawn from; a member's own alone, without money.
 * @throws AppError staff_not_found for a person whom the session does not reach
 */
export async function loadCalendar(
  scope: BusinessScope,
  { from, to, staffId }: Wanted,
  nowMs: number,
): Promise<CalendarAnswer> {
  const { providerId } = scope;
  const staffMemberId = askedPerson(scope, staffId);
  // Before everything else, so that what changes meanwhile is told as a change.
  const cursor = await calendarCursor(nowMs);
  const { timeZone, today } = await businessToday(providerId, nowMs);
  const fromMs = localMinuteToInstant(from, 0, timeZone);
  const toMs = localMinuteToInstant(to, MINUTES_PER_DAY, timeZone);
  const [calendars, staff, bookings, absences] = await Promise.all([
    loadCalendars([providerId], { fromMs, toMs, nowMs }),
    loadStaff(providerId, staffMemberId),
    bookingsOfCalendar(scope, staffMemberId, { fromMs, toMs, nowMs }),
    loadAbsences(scope, staffMemberId, { fromMs, toMs }),
  ]);
  if (staffId !== undefined && staff.length === 0) throw new AppError("staff_not_found");
  const calendar = calendars.get(providerId);
  if (calendar === undefined) throw new AppError("not_found");
  const days = Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));
  const rules = slotRules(calendar, anyService, nowMs);
  const people = staff.flatMap((person) => {
    const works = calendar.staff.find((each) => each.staffMemberId === person.id);
    const own = bookings.filter((booking) => booking.staff_id === person.id);
    return works === undefined && own.length === 0 ? [] : [personOf(person, works, { days, rules, own })];
  });
  return {
    time_zone: timeZone,
    today,
    now: new Date(nowMs).toISOString(),
    days,
    people,
    absences,
    bookings,
    sums: scope.staffMemberId === null ? days.map((date) => sumOf(date, bookings)) : null,
    cursor,
  };
}

/** Whose calendar is asked for; null for everybody's. */
function askedPerson({ staffMemberId }: BusinessScope, staffId: string | undefined): string | null {
  if (staffMemberId === null) return staffId ?? null;
  if (staffId !== undefined && staffId !== staffMemberId) throw new AppError("staff_not_found");
  return staffMemberId;
}

/** Also those who have left: they are shown where they have bookings. */
function loadStaff(providerId: string, staffMemberId: string | null) {
  return db().staffMember.findMany({
    where: { providerId, ...(staffMemberId === null ? {} : { id: staffMemberId }) },
    select: { id: true, name: true, colour: true, isImplicit: true },
    orderBy: [{ sort: "asc" }, { createdAt: "asc" }, { id: "asc" }],
  });
}

type Staff = Awaited<ReturnType<typeof loadStaff>>[number];
type Drawn = { days: LocalDate[]; rules: SlotRules; own: CalendarBooking[] };

function personOf(
  person: Staff,
  works: PersonCalendar | undefined,
  { days, rules, own }: Drawn,
): CalendarPerson {
  return {
    id: person.id,
    name: person.isImplicit ? null : person.name,
    colour: toStaffColour(person.colour),
    is_active: works !== undefined,
    service_ids: works?.services ? [...works.services] : null,
    days: days.map((date) => dayOf(date, works, rules, own)),
  };
}

function dayOf(
  date: LocalDate,
  works: PersonCalendar | undefined,
  rules: SlotRules,
  own: readonly CalendarBooking[],
): CalendarPerson["days"][number] {
  const hours = works === undefined ? null : openingHoursOn(date, works);
  const ribbon = dayRibbon(date, works === undefined ? [] : [works], rules);
  const visits = own.filter((booking) => booking.date === date && booking.status !== "pending");
  return {
    date,
    open_minute: hours?.openMinute ?? null,
    close_minute: hours?.closeMinute ?? null,
    lunches: (hours === null ? [] : lunchesOf(hours)).map((lunch) => ({
      start_minute: lunch.startMinute,
      end_minute: lunch.endMinute,
    })),
    ribbon: ribbon.segments.map(({ kind, startMinute, endMinute }) => ({
      kind,
      start_minute: startMinute,
      end_minute: endMinute,
    })),
    open_minutes: ribbon.openMinutes,
    booked_minutes: visits.reduce((sum, visit) => sum + visit.duration_minutes, 0),
    free_minutes: ribbon.freeMinutes,
  };
}

/** An owner's sums of a day; holds that wait for their payment do not count. */
function sumOf(date: LocalDate, bookings: readonly CalendarBooking[]) {
  const booked = bookings.filter((booking) => booking.date === date && booking.status !== "pending");
  const ore = booked.reduce((sum, { total_amount }) => sum + Math.round((total_amount ?? 0) * 100), 0);
  return { date, bookings: booked.length, booked_amount: ore / 100 };
}

type AbsenceRange = { fromMs: number; toMs: number };

async function loadAbsences(
  scope: BusinessScope,
  staffMemberId: string | null,
  { fromMs, toMs }: AbsenceRange,
): Promise<CalendarAbsence[]> {
  const where = {
    providerId: scope.providerId,
    startsAt: { lt: new Date(toMs) },
    endsAt: { gt: new Date(fromMs) },
    ...(staffMemberId === null ? {} : { OR: [{ staffMemberId: null }, { staffMemberId }] }),
  };
  const [absences, busy] = await Promise.all([
    db().unavailableTime.findMany({
      where,
      select: { id: true, staffMemberId: true, startsAt: true, endsAt: true, reason: true },
      orderBy: [{ startsAt: "asc" }, { id: "asc" }],
    }),
    db().externalBusy.findMany({
      where,
      orderBy: [{ startsAt: "asc" }, { id: "asc" }],
    }),
  ]);
  return [...absences.map((row) => serializeAbsence(row, scope)), ...busy.map(serializeBusyElsewhere)];
}
