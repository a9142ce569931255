import "server-only";
import { z } from "zod";
import { AppError } from "@/lib/errors/AppError";
import { instantIn } from "@/lib/http/input/schemas";

/**
 * Where a page of a list ended: the name of the order, and what its last row is ordered by, its id last. Opaque to
 * the caller.
 */
export type Cursor = { order: string; key: readonly (string | number)[] };

/** The offsets of the world's zones; PostgreSQL refuses some that ISO 8601 could write. */
const realOffset = /(?:Z|[+-](?:0\d|1[0-4]):\d{2})$/;

/** A row's point in time as a cursor holds it: whatever passes, the database can compare. */
export const cursorInstant = z.iso
  .datetime({ offset: true })
  .refine((text) => realOffset.test(text) && instantIn.safeParse(text).success);

const cursorSchema = z.tuple([z.string()], z.union([z.string(), z.number()]));

/** The cursor as a caller is handed it. */
export function encodeCursor({ order, key }: Cursor): string {
  return Buffer.from(JSON.stringify([order, ...key])).toString("base64url");
}

/**
 * @param order the order of the list now asked for; a cursor of another one does not fit.
 * @param key what the order's rows are told apart by: as many parts, each of the kind of its example, an id last.
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
