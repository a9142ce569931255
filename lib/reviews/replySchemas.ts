import { z } from "zod";
import { instantOut } from "@/lib/http/input/schemas";
import { prose } from "@/lib/text/texts";
import { replyMaxLength } from "./limits";

/*
 * What a business answers to its reviews (REV-3, REV-11).
 */

/** `POST /providers/me/reviews/replies`. An id that is no UUID answers 404, as an unknown one does. */
export const replyDraftSchema = z.object({
  reviewId: z.string().min(1).max(100),
  replyText: prose(replyMaxLength).min(1),
});

/** Names the text; sent back in quotes as `If-Match` when it is changed. */
export const replyVersionOut = z.string();

export const replySchema = z.object({
  review_id: z.uuid(),
  reply_text: z.string(),
  /** When it was first given. */
  created_at: instantOut,
  version: replyVersionOut,
});
