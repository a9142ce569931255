import "server-only";
import { z } from "zod";
import { db } from "@/lib/db/client";
import { cursorInstant, decodeCursor, encodeCursor } from "@/lib/db/cursor";
import type { Prisma } from "@/lib/db/generated/client";
import { authorIdOf } from "@/lib/reviews/authorId";

const columns = {
  id: true,
  rating: true,
  comment: true,
  createdAt: true,
  userId: true,
  providerId: true,
  serviceId: true,
  bookingId: true,
  service: { select: { name: true } },
  reply: { select: { replyText: true, createdAt: true } },
} satisfies Prisma.ReviewSelect;

type ReviewRow = Prisma.ReviewGetPayload<{ select: typeof columns }>;

/** `authorId` is the pseudonym of whoever wrote it, null for a guest. */
export type OwnReview = Omit<ReviewRow, "userId" | "providerId"> & { authorId: string | null };

function ownReview({ userId, providerId, ...review }: ReviewRow): OwnReview {
  return { ...review, authorId: authorIdOf({ userId, providerId }) };
}

const order = "newest";
const cursorKey = [cursorInstant, z.uuid()];

/**
 * One page of the reviews of a business, newest first.
 * @throws AppError invalid_request for a cursor that is none of ours
 */
export async function listOwnReviews(
  providerId: string,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<{ items: OwnReview[]; total: number; nextCursor: string | null }> {
  const after = cursor === undefined ? {} : afterCursor(cursor);
  const [total, rows] = await Promise.all([
    db().review.count({ where: { providerId } }),
    db().review.findMany({
      where: { AND: [{ providerId }, after] },
      select: columns,
      orderBy: [{ createdAt: "desc" }, { id: "desc" }],
      take: limit + 1,
    }),
  ]);
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  const nextCursor =
    rows.length > limit && last
      ? encodeCursor({ order, key: [last.createdAt.toISOString(), last.id] })
      : null;
  return { items: items.map(ownReview), total, nextCursor };
}

/** How many of a business's reviews gave each rating, five stars first. */
export async function countRatings(providerId: string): Promise<{ rating: number; count: number }[]> {
  const groups = await db().review.groupBy({ by: ["rating"], where: { providerId }, _count: true });
  const counts = new Map(groups.map(({ rating, _count }) => [rating, _count]));
  return [5, 4, 3, 2, 1].map((rating) => ({ rating, count: counts.get(rating) ?? 0 }));
}

function afterCursor(cursor: string): Prisma.ReviewWhereInput {
  const [created, id] = decodeCursor(cursor, order, cursorKey);
  const createdAt = new Date(String(created));
  return { OR: [{ createdAt: { lt: createdAt } }, { createdAt, id: { lt: String(id) } }] };
}
