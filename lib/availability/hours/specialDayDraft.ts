import { z } from "zod";
import { rule } from "@/lib/errors/fieldRule";
import { localDateIn } from "@/lib/http/input/schemas";
import { blankIsNull, prose } from "@/lib/text/texts";
import type { LocalDate } from "@/lib/time/localDate";
import { dayTimes, readDayTimes } from "./dayDraft";
import { reasonMaxLength } from "./unavailableDraft";
import type { SpecialDayHours } from "./week";

/*
 * Special days, whose hours replace those of their weekday, as a business sends them. Nothing here needs the server.
 */

/** The most days to come that a business may have, and the most that one call may name. */
export const maxSpecialDays = 200;

/** A special day as it is sent, with the business's own note. */
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
