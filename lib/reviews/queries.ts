import "server-only";
import { pool } from "@/lib/db/client";
import { type Order, orderBy } from "@/lib/db/order";
import { Params } from "@/lib/db/params";
import { type Page, type PageSelection, readPage } from "@/lib/db/readPage";
import { authorIdOf } from "./authorId";
import { replyVersion } from "./replyVersion";
import type { ReviewOrder, ReviewSearch } from "./reviewSearch";
import type { OwnReview, ReviewFacts } from "./views";

/** So many reviews are shown with a business or a service (VIEW-3). */
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
  counted_reviews r JOIN services s ON s.id = r.service_id LEFT JOIN review_replies reply
    ON reply.review_id = r.id AND reply.provider_id = r.provider_id`;

const byTime: Order["columns"] = [
  { sql: "r.created_at", type: "timestamptz" },
  { sql: "r.id", type: "uuid" },
];

const newestFirst: Order = { name: "newest", columns: byTime, direction: "DESC" };

/** REV-1: reviews without a reply come before those with one; the newest of each first. */
const unansweredFirst: Order = {
  name: "unanswered",
  columns: [{ sql: "(reply.review_id IS NULL)::integer", type: "integer" }, ...byTime],
  direction: "DESC",
};

function reviewFacts({ createdAt, replyText, repliedAt, userId, ...row }: ReviewRow): ReviewFacts {
  return {
    id: row.id,
    providerId: row.providerId,
    rating: row.rating,
    comment: row.comment,
    serviceId: row.serviceId,
    serviceName: row.serviceName,
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
  const params = new Params();
  const where = `r.service_id = ${params.add(serviceId)}`;
  const list = { columns, tables, where, params, order: newestFirst };
  const { items, total } = await readPage<ReviewRow>(list, { limit: REVIEWS_SHOWN });
  return { reviews: items.map(reviewFacts), total };
}

/**
 * A page of a business's reviews, newest first.
 * @throws AppError invalid_request for a malformed cursor.
 */
export async function reviewPage(providerId: string, question: PageSelection): Promise<Page<ReviewFacts>> {
  const params = new Params();
  const where = `r.provider_id = ${params.add(providerId)}`;
  const page = await readPage<ReviewRow>({ columns, tables, where, params, order: newestFirst }, question);
  return { ...page, items: page.items.map(reviewFacts) };
}

/** Each word is looked for in every review. */
const MAX_SEARCH_WORDS = 8;

// Each ends with the id, so that every review is on exactly one page.
const searchOrders: Record<ReviewOrder, string> = {
  newest: "r.created_at DESC, r.id DESC",
  highest: "r.rating DESC, r.created_at DESC, r.id DESC",
  lowest: "r.rating, r.created_at DESC, r.id DESC",
};

/** A page of a business's reviews as its own page lists them, and how many there are in all pages. */
export async function searchReviews(
  providerId: string,
  { order, stars, text, page }: ReviewSearch,
): Promise<{ reviews: ReviewFacts[]; total: number; page: number; pageCount: number }> {
  const params = new Params();
  const said = "search_fold(concat_ws(' ', r.comment, s.name, reply.reply_text))";
  const words = [...new Set(text.split(/\s+/).filter((word) => word !== ""))].slice(0, MAX_SEARCH_WORDS);
  const where = [
    `r.provider_id = ${params.add(providerId)}`,
    ...(stars === null ? [] : [`r.rating = ${params.add(stars)}::int`]),
    ...words.map((word) => `strpos(${said}, search_fold(${params.add(word)})) > 0`),
  ].join(" AND ");
  const counted = await pool().query<{ total: number }>(
    `SELECT count(*)::int AS total FROM ${tables} WHERE ${where}`,
    [...params.values],
  );
  const total = counted.rows[0]?.total ?? 0;
  const pageCount = Math.ceil(total / REVIEWS_SHOWN);
  const shown = Math.max(1, Math.min(page, pageCount));
  const { rows } = await pool().query<ReviewRow>(
    `SELECT ${columns} FROM ${tables} WHERE ${where} ORDER BY ${searchOrders[order]}
     LIMIT ${REVIEWS_SHOWN} OFFSET ${params.add((shown - 1) * REVIEWS_SHOWN)}::int`,
    params.values,
  );
  return { reviews: rows.map(reviewFacts), total, page: shown, pageCount };
}

export type OwnReviewQuestion = PageSelection & {
  order?: "newest" | "unanswered" | undefined;
  /** Only those with one of these numbers of stars. */
  ratings?: readonly number[] | undefined;
};

type OwnReviewRow = ReviewRow & {
  bookingId: string;
  reportedAt: Date | null;
  keptAt: Date | null;
  keptReason: string | null;
};

const ownColumns = `${columns}, r.booking_id AS "bookingId", report.created_at AS "reportedAt",
  decision.decided_at AS "keptAt", decision.reason AS "keptReason"`;
const ownTables = `${tables} LEFT JOIN review_reports report
    ON report.review_id = r.id AND report.provider_id = r.provider_id
  LEFT JOIN review_decisions decision
    ON decision.review_id = r.id AND decision.provider_id = r.provider_id`;

/**
 * A page of a business's reviews for itself: with the visit each is of, and when it was reported.
 * @param providerId of the session
 * @throws AppError invalid_request for a cursor of another order.
 */
export async function ownReviewPage(
  providerId: string,
  { order = "newest", ratings, ...page }: OwnReviewQuestion,
): Promise<Page<OwnReview>> {
  const params = new Params();
  const ofProvider = `r.provider_id = ${params.add(providerId)}`;
  const rated = ratings === undefined ? "true" : `r.rating = ANY (${params.add(ratings)}::int[])`;
  const where = `${ofProvider} AND ${rated}`;
  const found = await readPage<OwnReviewRow>(
    {
      columns: ownColumns,
      tables: ownTables,
      where,
      params,
      order: order === "newest" ? newestFirst : unansweredFirst,
    },
    page,
  );
  return {
    ...found,
    items: found.items.map(({ bookingId, reportedAt, keptAt, keptReason, ...row }) => ({
      ...ownFacts(reviewFacts(row)),
      bookingId,
      reportedAtIso: reportedAt?.toISOString() ?? null,
      kept: keptAt && { atIso: keptAt.toISOString(), reason: keptReason },
    })),
  };
}

function ownFacts({ reply, ...facts }: ReviewFacts) {
  return { ...facts, reply: reply && { ...reply, version: replyVersion(reply.text) } };
}

export type RatingCount = { rating: number; count: number; unanswered: number };

/** How many of a business's reviews gave each rating, and how many of those it has not answered; five stars first. */
export async function countRatings(providerId: string): Promise<RatingCount[]> {
  const { rows } = await pool().query<RatingCount>(
    `SELECT stars AS rating, count(r.id)::int AS count,
       (count(r.id) FILTER (WHERE reply.review_id IS NULL))::int AS unanswered
     FROM generate_series(5, 1, -1) stars LEFT JOIN counted_reviews r ON r.provider_id = $1 AND r.rating = stars
       LEFT JOIN review_replies reply ON reply.review_id = r.id AND reply.provider_id = r.provider_id
     GROUP BY stars ORDER BY stars DESC`,
    [providerId],
  );
  return rows;
}
