import { swedishEves, swedishHolidayOn } from "@/lib/time/holidays";
import { addDays, isoWeekday, type LocalDate } from "@/lib/time/localDate";
import { localDateOf, localMinuteToInstant } from "@/lib/time/zone";

/*
 * The right to withdraw from what is bought at a distance: lag (2005:59) om distansavtal, chapter 2 (WDR-1).
 */

/** Days after the one on which the agreement was made (2 kap. 10 §). */
const withdrawalDays = 14;

/**
 * The wording by which customers ask for a visit within the withdrawal period (`withdrawal.ask` in `messages`); raised with
 * every change of what it says.
 */
export const earlyStartVersion = "2026-11-27";

/** Saturdays, Sundays, holidays and the eves that count as Sundays (lag 1930:173, 2 §). */
function isRestDay(date: LocalDate): boolean {
  if (isoWeekday(date) >= 6 || swedishHolidayOn(date) !== null) return true;
  return swedishEves(Number(date.slice(0, 4))).some((eve) => eve.date === date);
}

/** The last day of withdrawal: 14 days after the agreement, or the next weekday after that. */
export function lastWithdrawalDay(agreedAtMs: number, timeZone: string): LocalDate {
  let day = addDays(localDateOf(agreedAtMs, timeZone), withdrawalDays);
  while (isRestDay(day)) day = addDays(day, 1);
  return day;
}

/** When the withdrawal period of an agreement ends, in epoch milliseconds: with its last day in the business's zone. */
export function withdrawalEndsAt(agreedAtMs: number, timeZone: string): number {
  return localMinuteToInstant(addDays(lastWithdrawalDay(agreedAtMs, timeZone), 1), 0, timeZone);
}

/** Whether a visit begins within the withdrawal period of an agreement, so that the customer has to ask for it (2 kap. 11 §). */
export function beginsWithinWithdrawal(startMs: number, agreedAtMs: number, timeZone: string): boolean {
  return startMs < withdrawalEndsAt(agreedAtMs, timeZone);
}

/**
 * What of `leftOre` goes back for withdrawing at `nowMs`, in öre: all of it before the visit; while it goes on, what is in
 * proportion to the time that is left of it (2 kap. 15 §), rounded in the customer's favour; nothing once it is over.
 */
export function withdrawnOre(
  leftOre: number,
  visit: { startsAt: Date; endsAt: Date },
  nowMs: number,
): number {
  const [startMs, endMs] = [visit.startsAt.getTime(), visit.endsAt.getTime()];
  if (nowMs <= startMs) return leftOre;
  return nowMs >= endMs ? 0 : Math.ceil((leftOre * (endMs - nowMs)) / (endMs - startMs));
}
