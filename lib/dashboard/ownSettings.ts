import "server-only";
import { dayView, type HoursDay, hoursView, type SpecialDayView } from "@/lib/availability/hoursView";
import { businessDateOf } from "@/lib/availability/openWindow";
import { hasOpeningHours, weekOf } from "@/lib/availability/week";
import { db, type Tx } from "@/lib/db/client";
import { isoWeekday, type LocalDate } from "@/lib/time/localDate";
import { type Business, loadBusiness } from "./business";

export type UnavailableTime = {
  id: string;
  startsAt: Date;
  endsAt: Date;
  reason: string | null;
  seriesId: string | null;
};

/** A day whose hours are not those of its weekday, as visitors read it, with the business's own note. */
export type SpecialDay = SpecialDayView & { note: string | null };

export type OwnSettings = {
  business: Business;
  /** Monday first; a day that was never entered is closed. */
  hours: HoursDay[];
  /** Those that are not over yet, earliest first; of the whole business, not of one person. */
  unavailable: UnavailableTime[];
  /** From today on, of the whole business. */
  specialDays: SpecialDay[];
};

async function loadWeek(providerId: string, source: Tx) {
  const rows = await source.openingHours.findMany({ where: { providerId, staffMemberId: null } });
  return weekOf(rows);
}

/** Whether anybody could be booked by the hours alone. */
export async function hasHours(providerId: string): Promise<boolean> {
  return hasOpeningHours(await loadWeek(providerId, db()));
}

/** The version of the settings as `ETag` and `If-Match` carry it. */
export function settingsTag({ settingsVersion }: { settingsVersion: number }): string {
  return `"${settingsVersion}"`;
}

/** What a business sets itself, at `nowMs`; within a transaction when it is given as `source`. */
export async function loadOwnSettings(
  providerId: string,
  nowMs: number,
  source: Tx = db(),
): Promise<OwnSettings> {
  // The version first: what is read after it may be newer, and is then refused when it is saved; never older.
  const business = await loadBusiness(providerId, source);
  const week = await loadWeek(providerId, source);
  const unavailable = await source.unavailableTime.findMany({
    where: { providerId, staffMemberId: null, endsAt: { gt: new Date(nowMs) } },
    select: unavailableColumns,
    orderBy: [{ startsAt: "asc" }, { id: "asc" }],
  });
  const specialDays = await loadSpecialDays(providerId, businessDateOf(nowMs, business.timeZone), source);
  return { business, hours: hoursView(week), unavailable, specialDays };
}

export const unavailableColumns = {
  id: true,
  startsAt: true,
  endsAt: true,
  reason: true,
  seriesId: true,
} as const;

async function loadSpecialDays(providerId: string, from: LocalDate, source: Tx): Promise<SpecialDay[]> {
  const rows = await source.specialDay.findMany({
    where: { providerId, staffMemberId: null, day: { gte: new Date(`${from}T00:00:00Z`) } },
    orderBy: { day: "asc" },
  });
  return rows.map(({ day, note, ...hours }) => {
    const date = day.toISOString().slice(0, 10);
    return { ...dayView(isoWeekday(date), hours), date, note };
  });
}
