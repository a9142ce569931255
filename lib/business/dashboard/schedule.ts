import type { Span } from "@/lib/time/clock";
import "server-only";
import { loadCalendars, type ProviderCalendar, slotRules } from "@/lib/availability/slots/calendars";
import { businessDateOf, openingHoursOn } from "@/lib/availability/slots/openWindow";
import { type AvailabilityRibbon, dayRibbon } from "@/lib/availability/slots/ribbon";
import { SLOT_STEP_MINUTES } from "@/lib/availability/slots/rules";
import {
  type CalendarFilter,
  calendarBookings,
  type ProviderBookingRow,
} from "@/lib/bookings/business/providerBookings";
import { db } from "@/lib/db/client";
import type { BusinessScope } from "@/lib/identity/sessions/businessScope";
import { type StaffColour, toStaffColour } from "@/lib/staff/colours";
import { addDays, daysBetween, type LocalDate } from "@/lib/time/localDate";
import { localDateOf, localMinuteOf, localMinuteToInstant, MINUTES_PER_DAY } from "@/lib/time/zone";

export type DayBooking = ProviderBookingRow & Span;

/** A stretch without bookings, as the business named it; `staffId` and `staffName` when it is one person's alone. */
export type DayAbsence = Span & {
  id: string;
  reason: string | null;
  staffId: string | null;
  staffName: string | null;
  /** Busy in a calendar elsewhere. */
  isExternal: boolean;
};

/** One person's part of the day; the name is null where one person works alone. */
export type DayPerson = {
  staffMemberId: string;
  name: string | null;
  colour: StaffColour;
  ribbon: AvailabilityRibbon;
};

/** One day of a business: its ribbon and those of its people, its bookings, its unavailable times. */
export type DaySchedule = {
  date: LocalDate;
  ribbon: AvailabilityRibbon;
  people: DayPerson[];
  bookings: DayBooking[];
  absences: DayAbsence[];
};

/** One of the people, where the business names them. */
export type StaffName = { id: string; name: string; colour: StaffColour };

export type Schedule = {
  timeZone: string;
  today: LocalDate;
  days: DaySchedule[];
  /** The named people; empty while the business works alone. */
  staff: StaffName[];
};

type Range = { from: LocalDate; to: LocalDate } & Partial<CalendarFilter>;

/** The business's own view of free time: every minute without a booking counts, whatever the services last. */
const anyService = { durationMinutes: SLOT_STEP_MINUTES, bufferBeforeMinutes: 0, bufferAfterMinutes: 0 };

/** The day on the business's own clock at that instant. */
export async function businessToday(providerId: string, nowMs: number) {
  const { timeZone } = await db().provider.findUniqueOrThrow({
    where: { id: providerId },
    select: { timeZone: true },
  });
  return { timeZone, today: businessDateOf(nowMs, timeZone) };
}

/** Whether somebody of a business works on a local day, by their hours; an absence counts as work. */
export async function isWorkday(providerId: string, date: LocalDate, nowMs: number): Promise<boolean> {
  const calendar = (await loadCalendars([providerId], { fromMs: nowMs, toMs: nowMs, nowMs })).get(providerId);
  return calendar?.staff.some((person) => openingHoursOn(date, person) !== null) ?? false;
}

/** Bookings, ribbons and unavailable times of the days `from` to `to`, both included; a member's own alone. */
export async function loadSchedule(
  scope: BusinessScope,
  { from, to, statuses = [], staffMemberId: wanted = null }: Range,
  nowMs: number,
): Promise<Schedule> {
  const { providerId } = scope;
  const staffMemberId = scope.staffMemberId ?? wanted;
  const { timeZone, today } = await businessToday(providerId, nowMs);
  const fromMs = localMinuteToInstant(from, 0, timeZone);
  const toMs = localMinuteToInstant(to, MINUTES_PER_DAY, timeZone);
  const [calendars, staff, bookings, absences] = await Promise.all([
    loadCalendars([providerId], { fromMs, toMs, nowMs }),
    loadStaffNames(scope),
    calendarBookings(scope, { fromMs, toMs, statuses, staffMemberId }, nowMs),
    loadAbsences(providerId, { fromMs, toMs, staffMemberId }),
  ]);
  const calendar = calendars.get(providerId) ?? emptyCalendar(providerId, timeZone);
  const people = calendar.staff.filter(
    (person) => staffMemberId === null || person.staffMemberId === staffMemberId,
  );
  const rules = slotRules(calendar, anyService, nowMs);
  const dates = Array.from({ length: daysBetween(from, to) + 1 }, (_, index) => addDays(from, index));
  const nameOf = (staffMemberId: string) => {
    const named = staff.find(({ id }) => id === staffMemberId);
    return named && { name: named.name, colour: named.colour };
  };
  const days = dates.map((date) => ({
    date,
    ribbon: dayRibbon(date, people, rules),
    people: people.map((person) => ({
      staffMemberId: person.staffMemberId,
      name: null,
      colour: "grey" as const,
      ...nameOf(person.staffMemberId),
      ribbon: dayRibbon(date, [person], rules),
    })),
    bookings: bookingsOn(date, bookings, timeZone),
    absences: absences.flatMap((absence) => absenceOn(date, absence, timeZone)),
  }));
  return { timeZone, today, days, staff };
}

function emptyCalendar(providerId: string, timeZone: string): ProviderCalendar {
  return { providerId, timeZone, minNoticeMinutes: 0, horizonDays: 0, settingsVersion: 0, staff: [] };
}

/** The one implicit person of a business that works alone is not among them. */
async function loadStaffNames({ providerId, staffMemberId }: BusinessScope): Promise<StaffName[]> {
  const rows = await db().staffMember.findMany({
    where: {
      providerId,
      isImplicit: false,
      isActive: true,
      ...(staffMemberId === null ? {} : { id: staffMemberId }),
    },
    select: { id: true, name: true, colour: true },
    orderBy: [{ sort: "asc" }, { createdAt: "asc" }, { id: "asc" }],
  });
  return rows.flatMap(({ id, name, colour }) =>
    name === null ? [] : [{ id, name, colour: toStaffColour(colour) }],
  );
}

/** A booking is listed on the day it starts; one past midnight is drawn until the day's end. */
function bookingsOn(
  date: LocalDate,
  bookings: readonly ProviderBookingRow[],
  timeZone: string,
): DayBooking[] {
  return bookings
    .filter((booking) => localDateOf(booking.startsAt.getTime(), timeZone) === date)
    .map((booking) => ({
      ...booking,
      ...spanOn(date, booking.startsAt.getTime(), booking.endsAt.getTime(), timeZone),
    }));
}

/** The part of a stretch of real time that lies on a local day. */
function spanOn(date: LocalDate, startMs: number, endMs: number, timeZone: string): Span {
  const startMinute = localDateOf(startMs, timeZone) < date ? 0 : localMinuteOf(startMs, timeZone);
  const endMinute = localDateOf(endMs, timeZone) > date ? MINUTES_PER_DAY : localMinuteOf(endMs, timeZone);
  return { startMinute, endMinute: Math.max(startMinute, endMinute) };
}

type Absence = {
  id: string;
  startMs: number;
  endMs: number;
  reason: string | null;
  staffId: string | null;
  staffName: string | null;
  isExternal: boolean;
};

type AbsenceRange = { fromMs: number; toMs: number; staffMemberId: string | null };

async function loadAbsences(
  providerId: string,
  { fromMs, toMs, staffMemberId }: AbsenceRange,
): Promise<Absence[]> {
  const within = { providerId, startsAt: { lt: new Date(toMs) }, endsAt: { gt: new Date(fromMs) } };
  const person = { select: { name: true, isImplicit: true } };
  // A member's own, and what is everybody's.
  const concerning = staffMemberId === null ? {} : { OR: [{ staffMemberId: null }, { staffMemberId }] };
  const where = { ...within, ...concerning };
  const [absences, busy] = await Promise.all([
    db().unavailableTime.findMany({
      where,
      select: {
        id: true,
        startsAt: true,
        endsAt: true,
        reason: true,
        staffMemberId: true,
        staffMember: person,
      },
      orderBy: { startsAt: "asc" },
    }),
    db().externalBusy.findMany({
      where,
      include: { calendar: { select: { staffMember: person } } },
      orderBy: { startsAt: "asc" },
    }),
  ]);
  const absent = absences.map((row) => ({ ...row, isExternal: false }));
  const elsewhere = busy.map(({ calendar, ...row }) => ({
    ...row,
    reason: null,
    staffMember: calendar.staffMember,
    isExternal: true,
  }));
  return [...absent, ...elsewhere].map(
    ({ id, startsAt, endsAt, reason, staffMemberId: staffId, staffMember, isExternal }) => ({
      id,
      startMs: startsAt.getTime(),
      endMs: endsAt.getTime(),
      reason,
      staffId,
      staffName: staffMember === null || staffMember.isImplicit ? null : staffMember.name,
      isExternal,
    }),
  );
}

function absenceOn(date: LocalDate, absence: Absence, timeZone: string): DayAbsence[] {
  const dayStartMs = localMinuteToInstant(date, 0, timeZone);
  const dayEndMs = localMinuteToInstant(date, MINUTES_PER_DAY, timeZone);
  if (absence.startMs >= dayEndMs || absence.endMs <= dayStartMs) return [];
  const { id, reason, staffId, staffName, isExternal } = absence;
  return [
    { id, reason, staffId, staffName, isExternal, ...spanOn(date, absence.startMs, absence.endMs, timeZone) },
  ];
}
