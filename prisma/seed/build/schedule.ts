import { narrowHours } from "@/lib/availability/hours/week";
import { openingHoursOn } from "@/lib/availability/slots/openWindow";
import { SLOT_STEP_MINUTES } from "@/lib/availability/slots/rules";
import type { OpeningDay, OpeningHours } from "@/lib/availability/types";
import { addDays, type LocalDate } from "@/lib/time/localDate";
import { localMinuteToInstant, MINUTE_MS } from "@/lib/time/zone";
import { fullDay } from "../content/agendas";
import { Random } from "../random";
import type { SeedAbsence } from "./absences";
import type { SeedBusiness, SeedService, StaffMember } from "./business";
import { demandOn } from "./demand";
import { type Present, TIME_ZONE } from "./present";
import type { SpecialDay } from "./specialDays";

/** A time that somebody booked, before it is known who. */
export interface Appointment {
  readonly staffMember: StaffMember;
  readonly service: SeedService;
  readonly startMs: number;
}

/** What closes the calendar besides the weekly hours. */
interface Closing {
  readonly absences: readonly SeedAbsence[];
  readonly specialDays: readonly SpecialDay[];
}

/** Six months back and five weeks ahead. */
const DAYS_BACK = 183;
const DAYS_AHEAD = 35;

/**
 * Who is booked when: on the product's own quarter hours, inside hours, outside lunches and absences, with the buffers
 * kept. It depends on the date alone, not on the time of day.
 */
export function scheduleOf(
  business: SeedBusiness,
  { absences, specialDays }: Closing,
  present: Present,
): Appointment[] {
  const bookable = business.services.filter(({ priceOre }) => priceOre > 0);
  if (!business.isOnboarded || bookable.length === 0 || business.content.demand === 0) return [];
  return business.staff
    .filter(({ isActive }) => isActive)
    .flatMap((staffMember) => {
      const mine = absences.filter(
        ({ staffMemberId }) => staffMemberId === null || staffMemberId === staffMember.id,
      );
      const own = { week: staffMember.ownHours, specialDays: [] };
      const opening = narrowHours({ week: business.hours, specialDays }, own);
      return daysFrom(business, present).flatMap((days) =>
        dayOf({ business, bookable, staffMember, opening, absences: mine, present, days }),
      );
    });
}

/** Days from today, from the third day after joining. */
function daysFrom({ joinedAt }: SeedBusiness, { nowMs }: Present): number[] {
  const joinedDays = Math.floor((nowMs - joinedAt.getTime()) / (24 * 60 * MINUTE_MS));
  const first = -Math.min(DAYS_BACK, joinedDays - 3);
  return Array.from({ length: DAYS_AHEAD - first + 1 }, (_, index) => first + index);
}

interface Day {
  readonly business: SeedBusiness;
  readonly bookable: readonly SeedService[];
  readonly staffMember: StaffMember;
  readonly opening: OpeningHours;
  readonly absences: readonly SeedAbsence[];
  readonly present: Present;
  readonly days: number;
}

function dayOf(day: Day): Appointment[] {
  const { business, staffMember, present, days } = day;
  const date = addDays(present.today, days);
  const hours = openingHoursOn(date, day.opening);
  if (hours === null) return [];
  // Services that are inactive today can have past bookings.
  const offered = day.bookable.filter(
    ({ inactive, name }) => (!inactive || days < -60) && (staffMember.does?.includes(name) ?? true),
  );
  const isFullDay =
    days === 0 && business.content.name === fullDay.business && staffMember.name === fullDay.staffMember;
  const fits = fitting(date, hours, day);
  if (isFullDay) return plannedDay(date, fits, day);
  const share = demandOn(business.content, days, new Random("day", business.slug, date));
  return filledDay({
    date,
    hours,
    offered,
    share,
    fits,
    staffMember,
    random: new Random("filled", staffMember.id, date),
  });
}

type Fits = (service: SeedService, minute: number) => boolean;

/** Whether a service can begin at this minute as far as hours, lunch and absences go. */
function fitting(date: LocalDate, hours: OpeningDay, { absences }: Day): Fits {
  const midday = localMinuteToInstant(date, 12 * 60, TIME_ZONE);
  const away = absences
    .map(({ startMs, endMs }) => ({
      from: 12 * 60 + (startMs - midday) / MINUTE_MS,
      to: 12 * 60 + (endMs - midday) / MINUTE_MS,
    }))
    .filter(({ from, to }) => from < 24 * 60 && to > 0);
  if (hours.lunchStartMinute !== null && hours.lunchEndMinute !== null)
    away.push({ from: hours.lunchStartMinute, to: hours.lunchEndMinute });
  return (service, minute) => {
    const end = minute + service.minutes;
    return (
      minute >= hours.openMinute &&
      end <= hours.closeMinute &&
      !away.some(({ from, to }) => minute < to && end > from)
    );
  };
}

interface Filling {
  readonly date: LocalDate;
  readonly hours: OpeningDay;
  readonly offered: readonly SeedService[];
  /** How much of the day is taken, 0 to 1. */
  readonly share: number;
  readonly fits: Fits;
  readonly staffMember: StaffMember;
  readonly random: Random;
}

const lengthOf = ({ minutes, before = 0, after = 0 }: SeedService) => before + minutes + after;
/** The shorter and the earlier named a service is, the more often it is booked. */
const bookingWeight = (service: SeedService, index: number) =>
  120 / (60 + lengthOf(service)) / (1 + index / 3);

/**
 * Goes through the quarter hours of a day. At each free one a booking begins with the probability that gives the
 * wanted share of taken time: with L the usual length and s the share, the free time between two is L(1 − s)/s.
 */
function filledDay({ date, hours, offered, share, fits, staffMember, random }: Filling): Appointment[] {
  const weightSum = offered.reduce((sum, service, index) => sum + bookingWeight(service, index), 0);
  const usualLength =
    offered.reduce((sum, service, index) => sum + lengthOf(service) * bookingWeight(service, index), 0) /
    weightSum;
  const begins = (SLOT_STEP_MINUTES * share) / (SLOT_STEP_MINUTES * share + usualLength * (1 - share));
  const appointments: Appointment[] = [];
  let freeFrom = 0;
  for (let minute = hours.openMinute; minute < hours.closeMinute; minute += SLOT_STEP_MINUTES) {
    if (!random.chance(begins)) continue;
    const start = minute;
    const possible = offered.filter(
      (service) => start - (service.before ?? 0) >= freeFrom && fits(service, start),
    );
    if (possible.length === 0) continue;
    const service = random.weighted(possible, bookingWeight);
    appointments.push({ staffMember, service, startMs: localMinuteToInstant(date, start, TIME_ZONE) });
    freeFrom = start + service.minutes + (service.after ?? 0);
    while (minute + SLOT_STEP_MINUTES < freeFrom) minute += SLOT_STEP_MINUTES;
  }
  return appointments;
}

function plannedDay(date: LocalDate, fits: Fits, { business, staffMember }: Day): Appointment[] {
  return fullDay.bookings.flatMap(([clock, name]) => {
    const [hour = 0, minute = 0] = clock.split(":").map(Number);
    const service = business.services.find((candidate) => candidate.name === name);
    if (!service) throw new Error(`${business.content.name} does not offer ${name}`);
    const start = hour * 60 + minute;
    return fits(service, start)
      ? [{ staffMember, service, startMs: localMinuteToInstant(date, start, TIME_ZONE) }]
      : [];
  });
}
