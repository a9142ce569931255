import "server-only";
import type { QueryResultRow } from "pg";
import { pool } from "./client";
import { encodeCursor } from "./cursor";
import { afterCursor, type Order, orderBy, orderKey } from "./order";
import type { Params } from "./params";

/** Which part of a list is asked for. */
export type PageSelection = { limit: number; cursor?: string | undefined };

export type Page<T> = {
  items: T[];
  /** Of the whole list. */
  total: number;
  /** The cursor of the next page; null on the last one. */
  nextCursor: string | null;
};

type List = {
  /** As SQL, as are all parts: ours, never a caller's. */
  columns: string;
  tables: string;
  where: string;
  /** The values of `where`. */
  params: Params;
  order: Order;
};

/**
 * A page of a list, and the length of the whole list.
 * @throws AppError invalid_request for a cursor that is none of this list's
 */
export async function readPage<Row extends QueryResultRow>(
  { columns, tables, where, params, order }: List,
  { limit, cursor }: PageSelection,
): Promise<Page<Row>> {
  const counting = [...params.values];
  const after = cursor === undefined ? "true" : afterCursor(order, cursor, params);
  const [{ rows }, counted] = await Promise.all([
    pool().query<Row & { key: (string | number)[] }>(
      `SELECT ${columns}, ${orderKey(order)} AS key FROM ${tables} WHERE ${where} AND ${after}
       ${orderBy(order)} LIMIT ${params.add(limit + 1)}`,
      params.values,
    ),
    pool().query<{ total: number }>(`SELECT count(*)::int AS total FROM ${tables} WHERE ${where}`, counting),
  ]);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    items: shown,
    total: counted.rows[0]?.total ?? 0,
    nextCursor: last === undefined ? null : encodeCursor({ order: order.name, key: last.key }),
  };
}
