import "server-only";
import type { BusinessScope } from "@/lib/identity/sessions/businessScope";
import { toSek } from "@/lib/money/ore";
import type { LocalDate } from "@/lib/time/localDate";
import { localDateOf, localMinuteToInstant, MINUTE_MS, MINUTES_PER_DAY } from "@/lib/time/zone";
import { bookedThen } from "./bookedThen";
import { type Asked, calendarFor } from "./calendarFor";
import { asFreeStart, freeOn, lookAheadDays, nearestFreeStarts } from "./freeStarts";
import { lookAt } from "./lookAt";
import { askedStaff } from "./ownPart";
import { repeated } from "./repeat";
import type { Preview, PreviewDate, PreviewWish } from "./schemas";
import { type Sold, whatIsSold } from "./whatIsSold";

const dayMs = MINUTES_PER_DAY * MINUTE_MS;
/** How many other times are named for a start that is refused. */
const alternatives = 3;

/**
 * What a booking would be before it is made: length, price, and each of its dates with what is in the way and what would
 * fit; or the free times of a day. Writes nothing.
 * @param scope of the session; a member asks for their own calendar, and is told no price
 * @throws AppError not_found; service_inactive; staff_not_found; owner_only
 */
export async function previewBooking(
  scope: BusinessScope,
  wish: PreviewWish,
  nowMs: number,
): Promise<Preview> {
  const sold = await whatIsSold(scope.providerId, wish.lines);
  const staffId = askedStaff(scope, wish.staffId);
  const starts = startsOf(wish, sold.timeZone);
  const date = wish.date ?? localDateOf(starts[0] ?? nowMs, sold.timeZone);
  const asked = await calendarOfDay(sold, staffId, date, nowMs);
  const dates: PreviewDate[] = [];
  // One after the other: a series of 26 would take every connection of the pool.
  for (const startMs of starts) {
    const day = localDateOf(startMs, sold.timeZone);
    const calendar = day === date ? asked : await calendarOfDay(sold, staffId, day, nowMs);
    dates.push(await dateOf(sold, startMs, day, calendar));
  }
  return {
    service_name: sold.serviceName,
    duration_minutes: sold.durationMinutes,
    total_amount: scope.staffMemberId === null ? toSek(sold.totalOre) : null,
    dates,
    free: freeOn(date, asked).map(asFreeStart),
  };
}

function startsOf({ startTime, repeat }: PreviewWish, timeZone: string): number[] {
  if (!startTime) return [];
  return repeat ? repeated(startTime, repeat, timeZone) : [startTime];
}

function calendarOfDay(sold: Sold, staffId: string | null, date: LocalDate, nowMs: number): Promise<Asked> {
  const fromMs = localMinuteToInstant(date, 0, sold.timeZone) - dayMs;
  return calendarFor(sold, staffId, { fromMs, toMs: fromMs + (lookAheadDays + 3) * dayMs, nowMs });
}

async function dateOf(sold: Sold, startMs: number, day: LocalDate, asked: Asked): Promise<PreviewDate> {
  const look = lookAt(startMs, asked.people, asked.rules);
  const isTaken = look.refusal === "taken";
  const people = asked.people.map(({ staffMemberId }) => staffMemberId);
  return {
    start_time: new Date(startMs).toISOString(),
    end_time: new Date(startMs + sold.durationMinutes * MINUTE_MS).toISOString(),
    staff_ids: look.staffMemberIds,
    refusal: look.refusal,
    can_overrule: look.canOverrule,
    in_the_way: isTaken ? await bookedThen(sold, startMs, people) : [],
    alternatives:
      look.refusal === null ? [] : nearestFreeStarts(day, startMs, asked, alternatives).map(asFreeStart),
  };
}
