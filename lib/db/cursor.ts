import "server-only";
import { z } from "zod";
import { AppError } from "@/lib/errors/AppError";
import { instantIn } from "@/lib/http/input/schemas";

/**
 * Where a page of a list ended: the name of the order, and what its last row is ordered by, its id last. Opaque to
 * the caller.
 */
export type Cursor = { order: string; key: readonly (string | number)[] };

/** Offsets that zones have, up to 14 hours; PostgreSQL refuses some of those that ISO 8601 allows. */
const realOffset = /(?:Z|[+-](?:0\d|1[0-4]):\d{2})$/;

/** A row's timestamp in a cursor: accepts only what the database can compare. */
export const cursorInstant = z.iso
  .datetime({ offset: true })
  .refine((text) => realOffset.test(text) && instantIn.safeParse(text).success);

const cursorSchema = z.tuple([z.string()], z.union([z.string(), z.number()]));

/** The cursor as text for the caller. */
export function encodeCursor({ order, key }: Cursor): string {
  return Buffer.from(JSON.stringify([order, ...key])).toString("base64url");
}

/**
 * Reads a cursor.
 * @param order the name of the list's order; a cursor of another order is refused.
 * @param key a schema for each part of the key, the id's last.
 * @throws AppError invalid_request for anything that this product did not hand out.
 */
export function decodeCursor(text: string, order: string, key: readonly z.ZodType[]): (string | number)[] {
  const parsed = cursorSchema.safeParse(parseJson(Buffer.from(text, "base64url").toString("utf8")));
  const [givenOrder, ...values] = parsed.success ? parsed.data : [""];
  const fits =
    givenOrder === order &&
    values.length === key.length &&
    key.every((schema, index) => schema.safeParse(values[index]).success);
  if (!fits) throw new AppError("invalid_request", { fields: [{ path: "cursor", rule: "format" }] });
  return values;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
