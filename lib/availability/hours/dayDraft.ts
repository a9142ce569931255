import { z } from "zod";
import { rule } from "@/lib/errors/fieldRule";
import { parseClock } from "@/lib/time/clock";
import { MINUTES_PER_DAY } from "@/lib/time/zone";
import type { OpeningDay } from "../types";
import { lunchOf } from "./week";

/*
 * The times of one day as a business sends them, in wall-clock time of its zone. Nothing here needs the server.
 */

/** The hours of a day that opens for the first time; a closed day stores them, too, and does not show them. */
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
    .meta({
      description:
        "HH:MM or HH:MM:SS, whole minutes. A day may end at 24:00, which may be sent as 00:00 and is answered as 24:00; none passes midnight.",
    })
    .nullish();

const time = clock();
const endTime = clock({ allowEndOfDay: true });
/** The midnight at which a day closes is the one that ends it, however it is written. */
const closeTime = endTime.transform((minute) => (minute === 0 ? MINUTES_PER_DAY : minute));

/** The fields of a day's times. */
export const dayTimes = {
  is_closed: z.boolean(),
  open_time: time,
  close_time: closeTime,
  lunch_start_time: time,
  lunch_end_time: endTime,
};
type GivenDay = z.output<z.ZodObject<typeof dayTimes>>;
type TimeField = Exclude<keyof GivenDay, "is_closed">;
type AddIssue = (field: TimeField, name: "overMidnight" | "lunchOutside" | "required") => void;

/**
 * The given times of a closed day are dropped. A lunch without one of its times, or that ends before it begins, is no
 * lunch.
 */
function readTimes(given: GivenDay, addIssue: AddIssue): OpeningDay {
  const noLunch = { lunchStartMinute: null, lunchEndMinute: null };
  const closed = { isClosed: true, ...newDay, ...noLunch };
  if (given.is_closed) return closed;
  const { open_time: openMinute = null, close_time: closeMinute = null } = given;
  if (openMinute === null) addIssue("open_time", "required");
  if (closeMinute === null) addIssue("close_time", "required");
  if (openMinute === null || closeMinute === null) return closed;
  if (closeMinute <= openMinute) {
    addIssue("close_time", "overMidnight");
    return closed;
  }
  const open = { isClosed: false, openMinute, closeMinute };
  const { lunch_start_time: lunchStartMinute = null, lunch_end_time: lunchEndMinute = null } = given;
  const lunch = lunchOf({ lunchStartMinute, lunchEndMinute });
  if (lunch === null) return { ...open, ...noLunch };
  if (lunch.startMinute < openMinute) addIssue("lunch_start_time", "lunchOutside");
  else if (lunch.endMinute > closeMinute) addIssue("lunch_end_time", "lunchOutside");
  return { ...open, lunchStartMinute, lunchEndMinute };
}

/** A day's times as minutes of the day; issues are added to `context`. */
export function readDayTimes(given: GivenDay, context: z.core.$RefinementCtx): OpeningDay {
  return readTimes(given, (field, name) =>
    context.addIssue({ code: "custom", path: [field], ...rule(name) }),
  );
}
