import { z } from "zod";
import { rule } from "@/lib/errors/fieldRule";
import { parseClock } from "@/lib/time/clock";
import type { OpeningDay } from "../types";
import { lunchOf } from "./week";

/*
 * The times of one day as its business writes them, in wall-clock time of its own zone. Nothing here needs the server.
 */

/** What a day is given when it opens for the first time; a closed day keeps them out of sight. */
export const newDay = { openMinute: 9 * 60, closeMinute: 17 * 60 };

/** `HH:mm` or `HH:mm:ss` as a minute of the day; blank is null. */
const clock = (options: { allowEndOfDay?: boolean } = {}) =>
  z
    .string()
    .transform((text, context): number | null => {
      if (text.trim() === "") return null;
      const minute = /^\d{2}:\d{2}(:\d{2})?$/.test(text) ? parseClock(text, options) : null;
      if (minute === null) context.addIssue({ code: "custom", ...rule("clockTime") });
      return minute;
    })
    .meta({ description: "HH:MM or HH:MM:SS, whole minutes. A day may end at 24:00." })
    .nullish();

const time = clock();
const endTime = clock({ allowEndOfDay: true });

/** The fields of a day's times. */
export const dayTimes = {
  is_closed: z.boolean(),
  open_time: time,
  close_time: endTime,
  lunch_start_time: time,
  lunch_end_time: endTime,
};
type GivenDay = z.output<z.ZodObject<typeof dayTimes>>;
type TimeField = Exclude<keyof GivenDay, "is_closed">;
type Complain = (field: TimeField, name: "rangeOrder" | "lunchOutside" | "required") => void;

/** Times of a closed day are not kept. A lunch that lacks one of its times, or ends before it begins, is none. */
function readTimes(given: GivenDay, complain: Complain): OpeningDay {
  const noLunch = { lunchStartMinute: null, lunchEndMinute: null };
  const closed = { isClosed: true, ...newDay, ...noLunch };
  if (given.is_closed) return closed;
  const { open_time: openMinute = null, close_time: closeMinute = null } = given;
  if (openMinute === null) complain("open_time", "required");
  if (closeMinute === null) complain("close_time", "required");
  if (openMinute === null || closeMinute === null) return closed;
  if (closeMinute <= openMinute) {
    complain("close_time", "rangeOrder");
    return closed;
  }
  const open = { isClosed: false, openMinute, closeMinute };
  const { lunch_start_time: lunchStartMinute = null, lunch_end_time: lunchEndMinute = null } = given;
  const lunch = lunchOf({ lunchStartMinute, lunchEndMinute });
  if (lunch === null) return { ...open, ...noLunch };
  if (lunch.startMinute < openMinute) complain("lunch_start_time", "lunchOutside");
  else if (lunch.endMinute > closeMinute) complain("lunch_end_time", "lunchOutside");
  return { ...open, lunchStartMinute, lunchEndMinute };
}

/** A day's times as minutes of the day; what is wrong with them is told to `context`. */
export function readDayTimes(given: GivenDay, context: z.core.$RefinementCtx): OpeningDay {
  return readTimes(given, (field, name) =>
    context.addIssue({ code: "custom", path: [field], ...rule(name) }),
  );
}
