import "server-only";
import { z } from "zod";
import { pool } from "@/lib/db/client";
import { AppError } from "@/lib/errors/AppError";
import type { ReviewReply } from "./replies";

// One statement, so that two replies at once leave one of them, whole.
const replySql = `
  INSERT INTO review_replies (review_id, provider_id, reply_text, created_at, updated_at)
  SELECT r.id, r.provider_id, $3, $4, $4 FROM reviews r WHERE r.id = $1 AND r.provider_id = $2
  ON CONFLICT (review_id, provider_id) DO UPDATE SET reply_text = excluded.reply_text, updated_at = excluded.updated_at
  RETURNING review_id AS "reviewId", reply_text AS "replyText", created_at AS "createdAt"`;

/**
 * Answers a review of the business, or replaces the answer it has: everybody reads it beside the review.
 * @param providerId of the session
 * @param replyText trimmed, not empty
 * @throws AppError not_found for a review that there is not or that is about somebody else
 */
export async function replyToReview(
  providerId: string,
  { reviewId, replyText }: { reviewId: string; replyText: string },
  nowMs: number,
): Promise<ReviewReply> {
  if (!z.uuid().safeParse(reviewId).success) throw new AppError("not_found");
  const now = new Date(nowMs).toISOString();
  const { rows } = await pool().query<ReviewReply>(replySql, [reviewId, providerId, replyText, now]);
  const [reply] = rows;
  if (reply === undefined) throw new AppError("not_found");
  return reply;
}
