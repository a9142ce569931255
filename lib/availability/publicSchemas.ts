import { z } from "zod";
import { rule } from "@/lib/errors/fieldRule";
import { instantIn, instantOut } from "@/lib/http/input/schemas";

/*
 * A business's calendar as the contract gives it to everybody: nothing that identifies a person, a service or an
 * amount.
 */

const MAX_RANGE_MS = 100 * 24 * 60 * 60 * 1000;

/** From one instant to a later one, at most 100 days apart. */
export const rangeQuerySchema = z
  .object({ rangeStart: instantIn, rangeEnd: instantIn })
  .superRefine(({ rangeStart, rangeEnd }, context) => {
    if (rangeEnd <= rangeStart) {
      context.addIssue({ code: "custom", path: ["rangeEnd"], ...rule("rangeOrder") });
    } else if (rangeEnd - rangeStart > MAX_RANGE_MS) {
      context.addIssue({ code: "custom", path: ["rangeEnd"], ...rule("rangeTooLong") });
    }
  });

const clockTime = z.string().regex(/^\d{2}:\d{2}$/);

const publicTimes = {
  is_closed: z.boolean(),
  open_time: clockTime.nullable(),
  close_time: clockTime.nullable(),
  lunch_start_time: clockTime.nullable(),
  lunch_end_time: clockTime.nullable(),
};

export const publicHoursSchema = z.object({
  /** 1 Monday to 7 Sunday. */
  day_of_week: z.number().int().min(1).max(7),
  ...publicTimes,
});

/** A special day: its hours replace those of its weekday. */
export const publicSpecialDaySchema = z.object({ date: z.string(), ...publicTimes });

export const publicUnavailableTimeSchema = z.object({
  id: z.uuid(),
  start_time: instantOut,
  end_time: instantOut,
});

export const busyIntervalSchema = z.object({
  booking_date: instantOut,
  start_time: instantOut,
  end_time: instantOut,
  duration_minutes: z.number(),
  status: z.enum(["pending", "confirmed", "completed"]),
});
