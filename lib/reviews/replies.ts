import "server-only";
import type { Order } from "@/lib/db/order";
import { Params } from "@/lib/db/params";
import { type Page, type PageQuestion, readPage } from "@/lib/db/readPage";

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
