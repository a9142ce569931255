import { z } from "zod";
import { rule } from "@/lib/errors/fieldRule";
import { localDateIn } from "@/lib/http/input/schemas";
import { blankIsNull, prose } from "@/lib/text/texts";
import type { LocalDate } from "@/lib/time/localDate";
import { dayTimes, readDayTimes } from "./dayDraft";
import { reasonMaxLength } from "./unavailableDraft";
import type { SpecialDayHours } from "./week";

/*
 * Days whose hours are not those of their weekday, as a business writes them. Nothing here needs the server.
 */

/** How many a business may have ahead of it, and name in one call. */
export const maxSpecialDays = 200;

/** A day as it is entered, with what the business notes about it. */
export type SpecialDayDraft = SpecialDayHours & { note: string | null };

const specialDayDraft = z
  .object({
    date: localDateIn,
    ...dayTimes,
    note: z.preprocess(blankIsNull, prose(reasonMaxLength).nullish()),
  })
  .transform(
    (given, context): SpecialDayDraft => ({
      date: given.date,
      ...readDayTimes(given, context),
      note: given.note ?? null,
    }),
  );

const isFew = (list: readonly unknown[]) => list.length <= maxSpecialDays;

/** Each day once. */
export const specialDayDraftsSchema = z
  .array(specialDayDraft)
  .refine(isFew, rule("tooMany"))
  .superRefine((drafts, context) => {
    const seen = new Set<LocalDate>();
    drafts.forEach(({ date }, index) => {
      if (seen.has(date)) context.addIssue({ code: "custom", path: [index, "date"], ...rule("dayTwice") });
      seen.add(date);
    });
  })
  .meta({ maxItems: maxSpecialDays });

export const removedDatesSchema = z
  .array(localDateIn)
  .refine(isFew, rule("tooMany"))
  .meta({ maxItems: maxSpecialDays });
