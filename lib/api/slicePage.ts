import "server-only";
import { z } from "zod";
import type { Page } from "@/lib/db/readPage";
import { AppError } from "@/lib/errors/AppError";

/**
 * A page of a list that is short enough to be at hand as a whole; its cursor is a place in it.
 * @throws AppError invalid_request for a malformed cursor.
 */
export function slicePage<T>(
  items: readonly T[],
  { limit, cursor = "0" }: { limit: number; cursor?: string | undefined },
): Page<T> {
  const start = z.coerce.number().int().min(0).safeParse(cursor);
  if (!start.success) throw new AppError("invalid_request", { fields: [{ path: "cursor", rule: "format" }] });
  const end = start.data + limit;
  return {
    items: items.slice(start.data, end),
    total: items.length,
    nextCursor: end < items.length ? String(end) : null,
  };
}
