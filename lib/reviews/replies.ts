import type { Tx } from "@/lib/db/client";
import "server-only";
import { z } from "zod";
import { db } from "@/lib/db/client";
import type { Order } from "@/lib/db/order";
import { Params } from "@/lib/db/params";
import { type Page, type PageSelection, readPage } from "@/lib/db/readPage";
import { inTransaction } from "@/lib/db/transaction";
import { AppError } from "@/lib/errors/AppError";
import { assertReplyUnchanged, type ReplyBegan } from "./replyVersion";

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
export function listReplies(providerId: string, question: PageSelection): Promise<Page<ReviewReply>> {
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

/**
 * What the business answered to one review.
 * @param providerId of the session
 * @throws AppError not_found for a review that has no reply, that there is not or that is about somebody else
 */
export async function getReply(providerId: string, reviewId: string): Promise<ReviewReply> {
  const reply = z.uuid().safeParse(reviewId).success
    ? await db().reviewReply.findFirst({
        where: { reviewId, providerId },
        select: { reviewId: true, replyText: true, createdAt: true },
      })
    : null;
  if (reply === null) throw new AppError("not_found");
  return reply;
}

/**
 * Answers a review of the business, or replaces the answer it has, which visitors see with the review.
 * @param providerId of the session
 * @param replyText trimmed, not empty
 * @throws AppError not_found for an unknown review or one of another business; edit_conflict when the reply is not what
 *   the edit began with
 */
export function replyToReview(
  providerId: string,
  { reviewId, replyText }: { reviewId: string; replyText: string },
  nowMs: number,
  began: ReplyBegan = {},
): Promise<ReviewReply> {
  return inTransaction(async (tx) => {
    assertReplyUnchanged(await lockReply(tx, providerId, reviewId), began);
    const now = new Date(nowMs);
    return tx.reviewReply.upsert({
      where: { reviewId_providerId: { reviewId, providerId } },
      create: { reviewId, providerId, replyText, createdAt: now, updatedAt: now },
      update: { replyText, updatedAt: now },
      select: { reviewId: true, replyText: true, createdAt: true },
    });
  });
}

/**
 * Removes what the business answered to a review (REV-4).
 * @param providerId of the session
 * @param ifMatch the version that was read, as the header has it; null: whatever is there is deleted
 * @throws AppError not_found for an unknown review, one of another business, and one without a reply; edit_conflict when
 *   the reply was changed since
 */
export function deleteReply(
  providerId: string,
  reviewId: string,
  ifMatch: string | null = null,
): Promise<void> {
  return inTransaction(async (tx) => {
    const replyText = await lockReply(tx, providerId, reviewId);
    if (replyText === null) throw new AppError("not_found");
    assertReplyUnchanged(replyText, { ifMatch });
    await tx.reviewReply.deleteMany({ where: { reviewId, providerId } });
  });
}

/**
 * What a review's reply says, null where it has none. Whoever else writes or deletes it waits until the end of the
 * transaction, at the review, since the first reply has no row to wait at.
 * @param providerId of the session
 * @throws AppError not_found for a review that there is not or that is about somebody else
 */
async function lockReply(tx: Tx, providerId: string, reviewId: string): Promise<string | null> {
  if (!z.uuid().safeParse(reviewId).success) throw new AppError("not_found");
  const locked = await tx.$queryRaw<unknown[]>`
    SELECT id FROM reviews
    WHERE id = ${reviewId}::uuid AND provider_id = ${providerId}::uuid AND fell_away_at IS NULL FOR NO KEY UPDATE`;
  if (locked.length === 0) throw new AppError("not_found");
  const reply = await tx.reviewReply.findFirst({
    where: { reviewId, providerId },
    select: { replyText: true },
  });
  return reply?.replyText ?? null;
}
