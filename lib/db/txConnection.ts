import "server-only";
import type pg from "pg";
import type { Tx } from "./client";

/** Where a query of plain SQL runs: the pool, a client of it, or an open transaction. */
export type Connection = {
  query<R extends pg.QueryResultRow>(sql: string, values: unknown[]): Promise<{ rows: R[] }>;
};

/** Plain SQL within a transaction of Prisma's, so that the queries see what it wrote. */
export function txConnection(tx: Tx): Connection {
  return { query: async (sql, values) => ({ rows: await tx.$queryRawUnsafe(sql, ...values) }) };
}
