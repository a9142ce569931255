import "server-only";
import type { Tx } from "@/lib/db/client";
import type { WeekdayHours } from "./week";
import type { WeekDraft } from "./weekDraft";

/**
 * Replaces the opening hours of the whole business in the caller's transaction; those of single people stay. With a
 * person, replaces theirs: a day that equals the business's is not stored, and so follows it when it changes
 * (PPL-31).
 */
export async function saveWeek(
  tx: Tx,
  providerId: string,
  week: WeekDraft,
  staffMemberId: string | null = null,
): Promise<void> {
  await tx.openingHours.deleteMany({ where: { providerId, staffMemberId } });
  const own = staffMemberId === null ? week : await differing(tx, providerId, week);
  await tx.openingHours.createMany({ data: own.map((day) => ({ ...day, providerId, staffMemberId })) });
}

async function differing(tx: Tx, providerId: string, week: WeekDraft): Promise<WeekdayHours[]> {
  const business = await tx.openingHours.findMany({ where: { providerId, staffMemberId: null } });
  return week.filter((day) => {
    const usual = business.find(({ dayOfWeek }) => dayOfWeek === day.dayOfWeek);
    return usual === undefined ? !day.isClosed : !isSame(day, usual);
  });
}

function isSame(one: WeekdayHours, other: WeekdayHours): boolean {
  if (one.isClosed || other.isClosed) return one.isClosed === other.isClosed;
  return (
    one.openMinute === other.openMinute &&
    one.closeMinute === other.closeMinute &&
    one.lunchStartMinute === other.lunchStartMinute &&
    one.lunchEndMinute === other.lunchEndMinute
  );
}
