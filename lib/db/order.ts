import "server-only";
import { z } from "zod";
import { cursorInstant, decodeCursor } from "./cursor";
import type { Params } from "./params";

type OrderColumn = {
  /** As the query names it. */
  sql: string;
  type: "text" | "integer" | "double precision" | "timestamptz" | "uuid";
};

/**
 * An order of a list that can be resumed after any row: all columns in one direction, the id last, so that no two
 * rows are equal and one comparison of rows finds the rest.
 */
export type Order = { name: string; columns: readonly OrderColumn[]; direction: "ASC" | "DESC" };

const values: Record<OrderColumn["type"], z.ZodType> = {
  text: z.string().refine((text) => !text.includes("\u0000")),
  integer: z.int32(),
  "double precision": z.number(),
  timestamptz: cursorInstant,
  uuid: z.uuid(),
};

/** The clause of the query; the columns are ours, never a caller's. */
export function orderBy({ columns, direction }: Order): string {
  return `ORDER BY ${columns.map(({ sql }) => `${sql} ${direction}`).join(", ")}`;
}

/** The columns as one JSON value, which a cursor is made from. */
export function orderKey({ columns }: Order): string {
  return `json_build_array(${columns.map(({ sql }) => sql).join(", ")})`;
}

/**
 * The condition "after the row of this cursor".
 * @throws AppError invalid_request for a cursor that does not belong to this order.
 */
export function afterCursor({ name, columns, direction }: Order, cursor: string, params: Params): string {
  const key = decodeCursor(
    cursor,
    name,
    columns.map(({ type }) => values[type]),
  );
  const left = columns.map(({ sql }) => sql).join(", ");
  const right = columns.map(({ type }, index) => `${params.add(key[index])}::${type}`).join(", ");
  return `(${left}) ${direction === "ASC" ? ">" : "<"} (${right})`;
}
