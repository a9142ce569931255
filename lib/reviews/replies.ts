import "server-only";
import { z } from "zod";
import { db, pool } from "@/lib/db/client";
import type { Order } from "@/lib/db/order";
import { Params } from "@/lib/db/params";
import { type Page, type PageQuestion, readPage } from "@/lib/db/readPage";
import { AppError } from "@/lib/errors/AppError";

/** A business's answer to a review; `createdAt` is when it was first given. */
export type ReviewReply = { reviewId: string; replyText: string; createdAt: Date };

const newestFirst: Order = {
  name: "newest_reply",
  columns: [
    { sql: "created_at", type: "timestamptz" },
    { sql: "review_id", type: "uuid" },
  ],
  direction: "DESC",
};

/**
 * One page of the replies of a business, newest first.
 * @param providerId of the session
 * @throws AppError invalid_request for a cursor that is none of ours
 */
export function listReplies(providerId: string, question: PageQuestion): Promise<Page<ReviewReply>> {
  const params = new Params();
  return readPage<ReviewReply>(
    {
      columns: `review_id AS "reviewId", reply_text AS "replyText", created_at AS "createdAt"`,
      tables: "review_replies",
      where: `provider_id = ${params.add(providerId)}`,
      params,
      order: newestFirst,
    },
    question,
  );
}

// One statement, so that of two replies at once one is stored completely.
const replySql = `
  INSERT INTO review_replies (review_id, provider_id, reply_text, created_at, updated_at)
  SELECT r.id, r.provider_id, $3, $4, $4 FROM reviews r WHERE r.id = $1 AND r.provider_id = $2
  ON CONFLICT (review_id, provider_id) DO UPDATE SET reply_text = excluded.reply_text, updated_at = excluded.updated_at
  RETURNING review_id AS "reviewId", reply_text AS "replyText", created_at AS "createdAt"`;

/**
 * Answers a review of the business, or replaces the answer it has, which visitors see with the review.
 * @param providerId of the session
 * @param replyText trimmed, not empty
 * @throws AppError not_found for an unknown review or one of another business
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

/**
 * Removes what the business answered to a review (REV-4).
 * @param providerId of the session
 * @throws AppError not_found for an unknown review, one of another business, and one without a reply
 */
export async function deleteReply(providerId: string, reviewId: string): Promise<void> {
  const { count } = await db().reviewReply.deleteMany({ where: { reviewId, providerId } });
  if (count === 0) throw new AppError("not_found");
}
