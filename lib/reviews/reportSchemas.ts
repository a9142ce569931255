import { z } from "zod";
import { rule } from "@/lib/errors/fieldRule";
import { instantOut } from "@/lib/http/input/schemas";
import { blankIsNull, prose } from "@/lib/text/texts";
import { reportDetailsMaxLength, reportReasons } from "./limits";

/*
 * What a business reports to the operator about a review (docs/requirements.md, REV-6 to REV-8).
 */

/** `POST /providers/me/reviews/{id}/report`. REV-6: the reason "other" needs an explanation. */
export const reportDraftSchema = z
  .object({
    reason: z.enum(reportReasons),
    details: z
      .preprocess(blankIsNull, prose(reportDetailsMaxLength).nullish())
      .transform((text) => text ?? null),
  })
  .refine(({ reason, details }) => reason !== "other" || details !== null, {
    path: ["details"],
    ...rule("required"),
  });

export type ReportDraft = z.output<typeof reportDraftSchema>;

export const reportSchema = z.object({
  review_id: z.uuid(),
  reason: z.enum(reportReasons),
  created_at: instantOut,
});
