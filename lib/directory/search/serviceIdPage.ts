import "server-only";
import { encodeCursor } from "@/lib/db/cursor";
import { afterCursor, type Order, orderBy, orderKey } from "@/lib/db/order";
import type { Params } from "@/lib/db/params";

export type FoundId = {
  id: string;
  providerId: string;
  /** Resumes the list after this row. */
  cursor: string;
};

export type Slice = { limit: number; cursor?: string | undefined; offset?: number | undefined };

export type IdRow = { id: string; providerId: string; key: (string | number)[] };

/** A page of the rows `s` of a table or of a subquery in brackets. */
export function pageSql(
  table: string,
  conditions: string,
  order: Order,
  { limit, cursor, offset = 0 }: Slice,
  params: Params,
): string {
  const after = cursor === undefined ? "true" : afterCursor(order, cursor, params);
  return `SELECT s.service_id AS id, s.provider_id AS "providerId", ${orderKey(order)} AS key FROM ${table} s
    WHERE ${conditions} AND ${after} ${orderBy(order)} LIMIT ${params.add(limit)} OFFSET ${params.add(offset)}`;
}

export const foundId = ({ id, providerId, key }: IdRow, order: Order): FoundId => ({
  id,
  providerId,
  cursor: encodeCursor({ order: order.name, key }),
});
