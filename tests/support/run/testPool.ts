import pg from "pg";
import { afterAll } from "vitest";

/**
 * Connections of a test file's own, closed after its last test. They are told of the end of their database a moment
 * after the pool has let go of them: without listeners that would end the test process.
 */
export function testPool(connectionString: string, max: number): pg.Pool {
  const pool = new pg.Pool({ connectionString, max });
  pool.on("error", () => undefined);
  pool.on("connect", (client) => client.on("error", () => undefined));
  afterAll(() => pool.end());
  return pool;
}
