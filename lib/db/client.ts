import "server-only";
import pg from "pg";
import { env } from "@/lib/env";
import { type Prisma, PrismaClient } from "./generated/client";
import { OneByOnePg } from "./oneByOne";

type Connections = { pool: pg.Pool; prisma: PrismaClient };

/** Development reloads modules; the connections outlive that on the global object. */
const holder = globalThis as typeof globalThis & { stundConnections?: Connections };

/** A pool of connections to the product's database, with the settings that all of them have. Its opener ends it. */
export function openPool(max: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: env().DATABASE_URL,
    max,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
    // The server ends a statement itself; this is for one that accepts and never answers, which would hold every connection.
    query_timeout: 20_000,
    keepAlive: true,
    // Prisma's adapter drops the offset of a timestamp, so the session has to speak UTC, whatever the server's zone is.
    options: "-c TimeZone=UTC",
  });
  // A dropped connection is replaced on next use; without listeners it would end the process.
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  return pool;
}

/**
 * How long a transaction may wait for a connection, and take in all, in milliseconds: whoever waits for a lock may do so for as
 * long as a statement may (`statement_timeout` above), and then still write what follows. By Prisma's own 5 s it would be given
 * up while the other one is still at work.
 */
const transactionOptions = { maxWait: 10_000, timeout: 20_000 };

function connect(): Connections {
  const pool = openPool(env().DATABASE_POOL_SIZE);
  return { pool, prisma: new PrismaClient({ adapter: new OneByOnePg(pool), transactionOptions }) };
}

function connections(): Connections {
  holder.stundConnections ??= connect();
  return holder.stundConnections;
}

/** Prisma, for everything that is not a hot read. */
export function db(): PrismaClient {
  return connections().prisma;
}

/** The same connections as plain `pg`, for hot reads and for calls that have to be one round trip. */
export function pool(): pg.Pool {
  return connections().pool;
}

/** The client or an open transaction: the parameter of functions that join their caller's transaction. */
export type Tx = Prisma.TransactionClient;

/** Ends all connections; for scripts, the worker and tests. */
export async function disconnect(): Promise<void> {
  const open = holder.stundConnections;
  delete holder.stundConnections;
  await open?.prisma.$disconnect();
  if (open && !open.pool.ended) await open.pool.end();
}
