import type { Span } from "@/lib/time/clock";
import { MINUTES_PER_DAY } from "@/lib/time/zone";
import type { GridColumn } from "../model/timetable";
import type { ChosenPlace } from "./blockPanel";

/** How long a time is blocked that was pressed in the grid, unless it is changed. */
const usualMinutes = 60;

type Column = Pick<GridColumn, "date" | "entries"> & { person: Pick<GridColumn["person"], "id"> };

/** An hour from the place that was pressed, no longer than the free time there. */
export function firstBlock(
  { columns }: { columns: readonly Column[] },
  { date, minute, staffId }: ChosenPlace,
): Span {
  const ends = columns
    .filter((column) => column.date === date && (staffId === null || column.person.id === staffId))
    .flatMap(({ entries }) => entries)
    .filter(
      ({ kind, startMinute, endMinute }) => kind === "free" && startMinute <= minute && minute < endMinute,
    )
    .map(({ endMinute }) => endMinute);
  return { startMinute: minute, endMinute: Math.min(MINUTES_PER_DAY, minute + usualMinutes, ...ends) };
}
