import type { Preview } from "@/lib/desk/schemas";
import type { LocalDate } from "@/lib/time/localDate";
import { localDateOf, localMinuteToInstant } from "@/lib/time/zone";
import type { Preset } from "./preset";

/** The day, and the start in epoch milliseconds once one is chosen. */
export type DeskStart = {
  date: LocalDate;
  startMs: number | null;
  /** While nobody has chosen a start: the form chooses the first free one from then on, in epoch milliseconds. */
  suggestFromMs?: number;
};

/** What the address asks for: a place that was pressed, or a day or time from which the first free start is wanted. */
export function whenOf({ date, startMinute, isFrom = false }: Preset, timeZone: string): DeskStart {
  const wantedMs = localMinuteToInstant(date, startMinute ?? 0, timeZone);
  return startMinute === undefined || isFrom
    ? { date, startMs: null, suggestFromMs: wantedMs }
    : { date, startMs: wantedMs };
}

/**
 * The first free start from `suggestFromMs` on, of that day or, when nothing is left of it, of the next ones within two weeks.
 * @param preview of a booking at `suggestFromMs`
 */
export function suggested(
  { date, suggestFromMs = 0 }: DeskStart,
  preview: Pick<Preview, "dates" | "free">,
  timeZone: string,
): DeskStart {
  const [asked] = preview.dates;
  const free = [...preview.free, ...(asked?.alternatives ?? [])]
    .map(({ start_time }) => Date.parse(start_time))
    .filter((startMs) => startMs >= suggestFromMs);
  // Between the starts that are offered, where the last of them has passed.
  const between = asked?.refusal === null ? suggestFromMs : undefined;
  const startMs = free[0] ?? between;
  // Without any, nothing is suggested until somebody chooses a day.
  if (startMs === undefined) return { date, startMs: null };
  return { date: localDateOf(startMs, timeZone), startMs, suggestFromMs };
}
