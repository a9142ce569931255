import "server-only";
import { pool } from "@/lib/db/client";
import { encodeCursor } from "@/lib/db/cursor";
import { afterCursor, type Order, orderBy, orderKey } from "@/lib/db/order";
import { Params } from "@/lib/db/params";

/** A business's answer to a review; `createdAt` is when it was first given. */
export type Reply = { reviewId: string; replyText: string; createdAt: Date };

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
export async function listReplies(
  providerId: string,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<{ items: Reply[]; total: number; nextCursor: string | null }> {
  const params = new Params();
  const own = `provider_id = ${params.add(providerId)}`;
  const after = cursor === undefined ? "true" : afterCursor(newestFirst, cursor, params);
  const [{ rows }, counted] = await Promise.all([
    pool().query<Reply & { key: (string | number)[] }>(
      `SELECT review_id AS "reviewId", reply_text AS "replyText", created_at AS "createdAt",
         ${orderKey(newestFirst)} AS key
       FROM review_replies WHERE ${own} AND ${after} ${orderBy(newestFirst)} LIMIT ${params.add(limit + 1)}`,
      params.values,
    ),
    pool().query<{ total: number }>(
      "SELECT count(*)::int AS total FROM review_replies WHERE provider_id = $1",
      [providerId],
    ),
  ]);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    items: shown.map(({ key: _key, ...reply }) => reply),
    total: counted.rows[0]?.total ?? 0,
    nextCursor: last === undefined ? null : encodeCursor({ order: newestFirst.name, key: last.key }),
  };
}
