import "server-only";
import { type EnteredHours, lunchesOf, narrowHours } from "@/lib/availability/hours/week";
import type { OpeningDay } from "@/lib/availability/types";
import { leaveCalendarToPerson } from "@/lib/calendarSync/busy/leaveCalendarToPerson";
import type { Tx } from "@/lib/db/client";

/**
 * Makes the one person who is left of a business the implicit one again, in the caller's transaction: they are not named any
 * more, and do every service. What was theirs alone becomes the business's, so that not a minute more can be booked
 * than before, and none less but between two lunches, which become one: their hours within the business's, their special days
 * and their absences; the business's calendar elsewhere becomes theirs. The name stays in the row, for when somebody is added again.
 */
export async function workAlone(tx: Tx, providerId: string, staffMemberId: string): Promise<void> {
  const own = { providerId, staffMemberId };
  const business = { providerId, staffMemberId: null };
  const notes = await notesOf(tx, providerId);
  const { week, specialDays } = narrowHours(await entered(tx, business), await entered(tx, own));
  const both = { providerId, OR: [{ staffMemberId: null }, { staffMemberId }] };
  await tx.openingHours.deleteMany({ where: both });
  await tx.specialDay.deleteMany({ where: both });
  await tx.openingHours.createMany({
    data: week.map((day, index) => ({ ...columnsOf(day), providerId, dayOfWeek: index + 1 })),
  });
  await tx.specialDay.createMany({
    data: [...specialDays].map(([date, day]) => ({
      ...columnsOf(day),
      providerId,
      day: new Date(`${date}T00:00:00Z`),
      note: notes.get(date) ?? null,
    })),
  });
  await tx.unavailableTime.updateMany({ where: own, data: { staffMemberId: null } });
  await leaveCalendarToPerson(tx, own);
  await tx.staffService.deleteMany({ where: own });
  // Removes the implicit person from before there were named people: a business has only one.
  await tx.staffMember.updateMany({
    where: { providerId, isImplicit: true, isActive: false },
    data: { isImplicit: false, name: "–", removedAt: new Date() },
  });
  const alone = { isImplicit: true, doesAllServices: true };
  await tx.staffMember.update({ where: { id: staffMemberId }, data: alone, select: { id: true } });
}

type Whose = { providerId: string; staffMemberId: string | null };

async function entered(tx: Tx, where: Whose): Promise<EnteredHours> {
  const [week, special] = [
    await tx.openingHours.findMany({ where }),
    await tx.specialDay.findMany({ where }),
  ];
  return { week, specialDays: special.map(({ day, ...hours }) => ({ ...hours, date: dateOf(day) })) };
}

/** Of the days that either has; the person's own note first. */
async function notesOf(tx: Tx, providerId: string): Promise<Map<string, string>> {
  const rows = await tx.specialDay.findMany({
    where: { providerId, note: { not: null } },
    orderBy: { staffMemberId: { sort: "asc", nulls: "first" } },
    select: { day: true, note: true },
  });
  return new Map(rows.map(({ day, note }) => [dateOf(day), note ?? ""]));
}

const dateOf = (day: Date) => day.toISOString().slice(0, 10);

/** A closed day keeps the times that its columns ask for. Two lunches become one from the first to the last minute. */
function columnsOf(day: OpeningDay) {
  const { isClosed, openMinute, closeMinute } = day;
  if (isClosed) return { isClosed, openMinute: 540, closeMinute: 1020 };
  const lunches = lunchesOf(day);
  const hasLunch = lunches.length > 0;
  return {
    isClosed,
    openMinute,
    closeMinute,
    lunchStartMinute: hasLunch ? Math.min(...lunches.map(({ startMinute }) => startMinute)) : null,
    lunchEndMinute: hasLunch ? Math.max(...lunches.map(({ endMinute }) => endMinute)) : null,
  };
}
