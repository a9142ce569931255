import { formatClock, parseClock } from "../../lib/time/clock";
import { parseInstant } from "../../lib/time/instant";
import { isValidLocalDate } from "../../lib/time/localDate";
import { HOME_TIME_ZONE, localDateOf, localMinuteOf, localMinuteToInstant } from "../../lib/time/zone";

const unitMs = { m: 60_000, h: 3_600_000, d: 86_400_000 };

/** A moment as the operator types it, in epoch milliseconds: "2026-11-23 02:00" by Swedish clocks, ISO 8601, or "+2h"; null for anything else. */
export function momentOf(text: string, nowMs: number): number | null {
  const ahead = /^\+(\d{1,4})([mhd])$/.exec(text);
  if (ahead) {
    const unit = ahead[2] === "m" || ahead[2] === "h" || ahead[2] === "d" ? unitMs[ahead[2]] : 0;
    return nowMs + Number(ahead[1]) * unit;
  }
  const [date = "", clock = "", ...rest] = text.trim().split(/\s+/);
  const minute = parseClock(clock);
  if (rest.length === 0 && minute !== null && isValidLocalDate(date))
    return localMinuteToInstant(date, minute, HOME_TIME_ZONE);
  return parseInstant(text);
}

/** "2026-11-23 02:00" by Swedish clocks. */
export const shownMoment = (ms: number): string =>
  `${localDateOf(ms, HOME_TIME_ZONE)} ${formatClock(localMinuteOf(ms, HOME_TIME_ZONE))}`;
