import { z } from "zod";
import { rule } from "@/lib/errors/fieldRule";
import { instantIn } from "@/lib/http/input/schemas";
import { blankIsNull, prose } from "@/lib/text/texts";

/*
 * Times that a business takes off, as it writes them. Nothing here needs the server.
 */

export const reasonMaxLength = 200;
/** How many a business may have ahead of it, and name in one call. */
export const maxUnavailableTimes = 500;

/** With an id: one that is there. Instants as epoch milliseconds. */
const unavailableDraft = z
  .object({
    id: z.uuid().nullish(),
    start_time: instantIn,
    end_time: instantIn,
    reason: z.preprocess(blankIsNull, prose(reasonMaxLength).nullish()),
    /** What the occurrences of a weekly one share; of one that is there it stays as it is. */
    series_id: z.uuid().nullish(),
  })
  .transform(({ id, start_time, end_time, reason, series_id }, context) => {
    if (end_time <= start_time)
      context.addIssue({ code: "custom", path: ["end_time"], ...rule("rangeOrder") });
    return {
      id: id?.toLowerCase() ?? null,
      startMs: start_time,
      endMs: end_time,
      reason: reason ?? null,
      seriesId: series_id?.toLowerCase() ?? null,
    };
  });

export type UnavailableDraft = z.output<typeof unavailableDraft>;

const isFew = (list: readonly unknown[]) => list.length <= maxUnavailableTimes;

export const unavailableDraftsSchema = z
  .array(unavailableDraft)
  .refine(isFew, rule("tooMany"))
  .superRefine((drafts, context) => {
    const seen = new Set<string>();
    drafts.forEach(({ id }, index) => {
      if (id === null) return;
      if (seen.has(id)) context.addIssue({ code: "custom", path: [index, "id"], ...rule("listedTwice") });
      seen.add(id);
    });
  })
  .meta({ maxItems: maxUnavailableTimes });

export const removedIdsSchema = z
  .array(z.uuid())
  .refine(isFew, rule("tooMany"))
  .meta({ maxItems: maxUnavailableTimes });
