import { z } from "zod";
import { rule } from "@/lib/errors/fieldRule";
import { dayTimes, readDayTimes } from "./dayDraft";
import type { WeekdayHours } from "./week";

/*
 * A week as a business sends it, in wall-clock times of its zone (HRS-1). Nothing here needs the server.
 */

const dayDraft = z
  .object({ day_of_week: z.int().min(1).max(7), ...dayTimes })
  .transform(
    (given, context): WeekdayHours => ({ dayOfWeek: given.day_of_week, ...readDayTimes(given, context) }),
  );

/** Seven days in any order, each once. Minutes of the local day. */
export const weekDraftSchema = z
  .array(dayDraft)
  .superRefine((days, context) => {
    if (days.length !== 7) return context.addIssue({ code: "custom", ...rule("wholeWeek") });
    days.forEach(({ dayOfWeek }, index) => {
      const isRepeated = days.findIndex((day) => day.dayOfWeek === dayOfWeek) < index;
      if (isRepeated)
        context.addIssue({ code: "custom", path: [index, "day_of_week"], ...rule("wholeWeek") });
    });
  })
  .meta({ minItems: 7, maxItems: 7 });

export type WeekDraft = z.output<typeof weekDraftSchema>;
