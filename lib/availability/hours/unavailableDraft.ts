import { z } from "zod";
import { rule } from "@/lib/errors/fieldRule";
import { instantIn } from "@/lib/http/input/schemas";
import { blankIsNull, prose } from "@/lib/text/texts";

/*
 * Unavailable times as a business sends them. Nothing here needs the server.
 */

export const reasonMaxLength = 200;
/** The most times to come that a business may have, and the most that one call may name. */
export const maxUnavailableTimes = 500;

/** With an id: changes a stored one. Instants as epoch milliseconds. */
const unavailableDraft = z
  .object({
    id: z.uuid().nullish(),
    start_time: instantIn,
    end_time: instantIn,
    reason: z.preprocess(blankIsNull, prose(reasonMaxLength).nullish()),
    /** The occurrences of a weekly one share it; that of a stored one stays as it is. */
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
