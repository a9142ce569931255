import "server-only";
import { pool } from "@/lib/db/client";
import { encodeCursor } from "@/lib/db/cursor";
import { afterCursor, type Order, orderBy, orderKey } from "@/lib/db/order";
import { Params } from "@/lib/db/params";
import { authorIdOf } from "./authorId";
import type { ReviewFacts } from "./views";

/** So many reviews are shown with a business or a service (specification, section 9). */
export const REVIEWS_SHOWN = 10;

type ReviewRow = Omit<ReviewFacts, "createdAtIso" | "reply" | "authorId"> & {
  userId: string | null;
  createdAt: Date;
  replyText: string | null;
  repliedAt: Date | null;
};

const columns = `
  r.id, r.provider_id AS "providerId", r.rating, r.comment, r.created_at AS "createdAt", r.user_id AS "userId",
  r.service_id AS "serviceId", s.name AS "serviceName", reply.reply_text AS "replyText",
  reply.created_at AS "repliedAt"`;

const tables = `
  reviews r JOIN services s ON s.id = r.service_id LEFT JOIN review_replies reply ON reply.review_id = r.id`;

const newestFirst: Order = {
  name: "newest",
  columns: [
    { sql: "r.created_at", type: "timestamptz" },
    { sql: "r.id", type: "uuid" },
  ],
  direction: "DESC",
};

function reviewFacts({ createdAt, replyText, repliedAt, userId, ...row }: ReviewRow): ReviewFacts {
  return {
    ...row,
    authorId: authorIdOf({ userId, providerId: row.providerId }),
    createdAtIso: createdAt.toISOString(),
    reply:
      replyText === null || repliedAt === null
        ? null
        : { text: replyText, createdAtIso: repliedAt.toISOString() },
  };
}

/** The newest reviews of each business. */
export async function newestReviewsOf(providerIds: readonly string[]): Promise<Map<string, ReviewFacts[]>> {
  const found = new Map<string, ReviewFacts[]>(providerIds.map((id) => [id, []]));
  const { rows } = await pool().query<ReviewRow>(
    `SELECT newest.* FROM unnest($1::uuid[]) AS wanted (id) CROSS JOIN LATERAL (
       SELECT ${columns} FROM ${tables} WHERE r.provider_id = wanted.id ${orderBy(newestFirst)} LIMIT ${REVIEWS_SHOWN}
     ) newest`,
    [[...found.keys()]],
  );
  for (const row of rows) found.get(row.providerId)?.push(reviewFacts(row));
  return found;
}

/** The newest reviews of one service, and how many it has. */
export async function reviewsOfService(
  serviceId: string,
): Promise<{ reviews: ReviewFacts[]; total: number }> {
  const [{ rows }, counted] = await Promise.all([
    pool().query<ReviewRow>(
      `SELECT ${columns} FROM ${tables} WHERE r.service_id = $1 ${orderBy(newestFirst)} LIMIT ${REVIEWS_SHOWN}`,
      [serviceId],
    ),
    pool().query<{ count: number }>("SELECT count(*)::int AS count FROM reviews WHERE service_id = $1", [
      serviceId,
    ]),
  ]);
  return { reviews: rows.map(reviewFacts), total: counted.rows[0]?.count ?? 0 };
}

/**
 * A page of a business's reviews, newest first.
 * @throws AppError invalid_request for a malformed cursor.
 */
export async function reviewPage(
  providerId: string,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<{ items: ReviewFacts[]; total: number; nextCursor: string | null }> {
  const params = new Params();
  const ofProvider = `r.provider_id = ${params.add(providerId)}`;
  const after = cursor === undefined ? "true" : afterCursor(newestFirst, cursor, params);
  const [{ rows }, counted] = await Promise.all([
    pool().query<ReviewRow & { key: (string | number)[] }>(
      `SELECT ${columns}, ${orderKey(newestFirst)} AS key FROM ${tables} WHERE ${ofProvider} AND ${after}
       ${orderBy(newestFirst)} LIMIT ${params.add(limit + 1)}`,
      params.values,
    ),
    pool().query<{ total: number }>("SELECT review_count AS total FROM providers WHERE id = $1", [
      providerId,
    ]),
  ]);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    items: shown.map(({ key: _key, ...row }) => reviewFacts(row)),
    total: counted.rows[0]?.total ?? 0,
    nextCursor: last === undefined ? null : encodeCursor({ order: newestFirst.name, key: last.key }),
  };
}
