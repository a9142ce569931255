import "server-only";
import { dayView, type HoursDay, hoursView, type SpecialDayView } from "@/lib/availability/hours/hoursView";
import { hasOpeningHours, weekOf } from "@/lib/availability/hours/week";
import { businessDateOf } from "@/lib/availability/slots/openWindow";
import { db, type Tx } from "@/lib/db/client";
import { loadStaffMember } from "@/lib/staff/ownStaff";
import { isoWeekday, type LocalDate } from "@/lib/time/localDate";
import { type Business, loadBusiness } from "../business";

export type UnavailableTime = {
  id: string;
  startsAt: Date;
  endsAt: Date;
  reason: string | null;
  seriesId: string | null;
};

/** A day whose hours are not those of its weekday, as visitors read it, with the business's own note. */
type OwnSpecialDay = SpecialDayView & { note: string | null };

export type OwnSettings = {
  business: Business;
  /** Monday first; a day that was never entered is closed. */
  hours: HoursDay[];
  /** Those that are not over yet, earliest first. */
  unavailable: UnavailableTime[];
  /** From today on. */
  specialDays: OwnSpecialDay[];
};

/** With a person: their own days, and the business's where they have none. */
async function loadWeek(providerId: string, source: Tx, staffMemberId: string | null = null) {
  const rows = await source.openingHours.findMany({
    where: { providerId, OR: [{ staffMemberId: null }, { staffMemberId }] },
  });
  const usual = weekOf(rows.filter((row) => row.staffMemberId === null));
  // Nobody works on a day on which the business is closed.
  const own = rows.filter((row) => row.staffMemberId !== null && !usual[row.dayOfWeek - 1]?.isClosed);
  return weekOf([...own, ...rows.filter((row) => row.staffMemberId === null)]);
}

/** Whether anybody could be booked by the hours alone: those of the week, or of a special day to come. */
export async function hasHours(providerId: string, today: LocalDate): Promise<boolean> {
  if (hasOpeningHours(await loadWeek(providerId, db()))) return true;
  const days = await loadSpecialDays({ providerId, staffMemberId: null }, today, db());
  return days.some(({ isClosed }) => !isClosed);
}

type Reading = {
  /** A transaction. */
  source?: Tx;
  /** Whose hours and absences are read; null: the whole business's. */
  staffMemberId?: string | null;
};

/**
 * What a business sets itself, at `nowMs`, or what narrows it for one of its people.
 * @throws AppError not_found for a person who is none of the business's
 */
export async function loadOwnSettings(
  providerId: string,
  nowMs: number,
  { source = db(), staffMemberId = null }: Reading = {},
): Promise<OwnSettings> {
  if (staffMemberId !== null) await loadStaffMember(providerId, staffMemberId, source);
  // The version first: what is read after it may be newer, and is then refused when it is saved; never older.
  const business = await loadBusiness(providerId, source);
  const week = await loadWeek(providerId, source, staffMemberId);
  const unavailable = await source.unavailableTime.findMany({
    where: { providerId, staffMemberId, endsAt: { gt: new Date(nowMs) } },
    select: unavailableColumns,
    orderBy: [{ startsAt: "asc" }, { id: "asc" }],
  });
  const today = businessDateOf(nowMs, business.timeZone);
  const specialDays = await loadSpecialDays({ providerId, staffMemberId }, today, source);
  return { business, hours: hoursView(week), unavailable, specialDays };
}

export const unavailableColumns = {
  id: true,
  startsAt: true,
  endsAt: true,
  reason: true,
  seriesId: true,
} as const;

type Whose = { providerId: string; staffMemberId: string | null };

async function loadSpecialDays(whose: Whose, from: LocalDate, source: Tx): Promise<OwnSpecialDay[]> {
  const rows = await source.specialDay.findMany({
    where: { ...whose, day: { gte: new Date(`${from}T00:00:00Z`) } },
    orderBy: { day: "asc" },
  });
  return rows.map(({ day, note, ...hours }) => {
    const date = day.toISOString().slice(0, 10);
    return { ...dayView(isoWeekday(date), hours), date, note };
  });
}

const yearMs = 365 * 24 * 60 * 60_000;
const mostShown = 100;

/**
 * Absences of the whole business, or of one of its people, that ended within the last year, latest first; the hundred
 * latest.
 */
export function loadPastAbsences(
  providerId: string,
  nowMs: number,
  staffMemberId: string | null = null,
): Promise<UnavailableTime[]> {
  return db().unavailableTime.findMany({
    where: {
      providerId,
      staffMemberId,
      endsAt: { lte: new Date(nowMs), gt: new Date(nowMs - yearMs) },
    },
    select: unavailableColumns,
    orderBy: [{ startsAt: "desc" }, { id: "asc" }],
    take: mostShown,
  });
}
