import "server-only";
import { type HoursDay, hoursView } from "@/lib/availability/hoursView";
import { hasOpeningHours, weekOf } from "@/lib/availability/week";
import { db, type Tx } from "@/lib/db/client";
import { type Business, loadBusiness } from "./business";

export type UnavailableTime = { id: string; startsAt: Date; endsAt: Date; reason: string | null };

export type OwnSettings = {
  business: Business;
  /** Monday first; a day that was never entered is closed. */
  hours: HoursDay[];
  /** Those that are not over yet, earliest first; of the whole business, not of one person. */
  unavailable: UnavailableTime[];
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
    select: { id: true, startsAt: true, endsAt: true, reason: true },
    orderBy: [{ startsAt: "asc" }, { id: "asc" }],
  });
  return { business, hours: hoursView(week), unavailable };
}
