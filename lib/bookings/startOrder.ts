import "server-only";
import { z } from "zod";
import { cursorInstant, decodeCursor, encodeCursor } from "@/lib/db/cursor";
import type { Prisma } from "@/lib/db/generated/client";

/* Pages of bookings by their start, those that start at once by their id. */

const cursorKey = [cursorInstant, z.uuid()];

/**
 * What comes after a cursor; everything without one.
 * @param order names the list, so that the cursor of another one is refused
 * @throws AppError invalid_request for a cursor that is none of this list's
 */
export function startsBeyond(
  cursor: string | undefined,
  order: string,
  direction: "asc" | "desc",
): Prisma.BookingWhereInput {
  if (cursor === undefined) return {};
  const [start, last] = decodeCursor(cursor, order, cursorKey);
  const startsAt = new Date(String(start));
  const id = String(last);
  return direction === "asc"
    ? { OR: [{ startsAt: { gt: startsAt } }, { startsAt, id: { gt: id } }] }
    : { OR: [{ startsAt: { lt: startsAt } }, { startsAt, id: { lt: id } }] };
}

/** A page out of the rows of a list, of which one more than its `limit` was asked for. */
export function pageByStart<Row extends { id: string; startsAt: Date }>(
  rows: readonly Row[],
  limit: number,
  order: string,
): { items: Row[]; nextCursor: string | null } {
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  const nextCursor =
    rows.length > limit && last ? encodeCursor({ order, key: [last.startsAt.toISOString(), last.id] }) : null;
  return { items, nextCursor };
}
