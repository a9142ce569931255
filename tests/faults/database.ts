import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";

/** The harness's own connections to the product's database; they come back after a restart of it. */
export class Database {
  readonly url: string;
  readonly #pool: pg.Pool;

  constructor(url: string) {
    this.url = url;
    this.#pool = new pg.Pool({ connectionString: url, max: 8, connectionTimeoutMillis: 5_000 });
    this.#pool.on("error", () => undefined);
    this.#pool.on("connect", (client) => client.on("error", () => undefined));
  }

  /** The rows of one statement that may be run twice: it is tried again while the database is away. */
  async rows<T extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<T[]> {
    const deadline = performance.now() + 60_000;
    for (;;) {
      try {
        return (await this.#pool.query<T>(text, values)).rows;
      } catch (error) {
        if (!isAway(error) || performance.now() > deadline) throw error;
        await pause(100);
      }
    }
  }

  /** The first row, or undefined. */
  async row<T extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<T | undefined> {
    return (await this.rows<T>(text, values))[0];
  }

  /**
   * Opens a transaction that runs `text` and stays open: whoever needs what it locked waits, until it is released or
   * the database ends. `pid` is that of its connection at the database.
   */
  async hold(text: string, values: unknown[]): Promise<{ pid: number; release: () => Promise<void> }> {
    const client = new pg.Client({ connectionString: this.url });
    client.on("error", () => undefined);
    await client.connect();
    await client.query("BEGIN");
    await client.query(text, values);
    const { rows } = await client.query<{ pid: number }>("SELECT pg_backend_pid() AS pid");
    const release = async () => {
      await client.query("ROLLBACK").catch(() => undefined);
      await client.end().catch(() => undefined);
    };
    return { pid: rows[0]?.pid ?? 0, release };
  }

  async end(): Promise<void> {
    await this.#pool.end();
  }
}

const awayStates = /^(08|57P|53300)/;

/** Whether a statement failed because the server was away or on its way down or up. */
function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  return (
    awayStates.test(code) ||
    ["ECONNREFUSED", "ECONNRESET", "EPIPE", "ETIMEDOUT"].includes(code) ||
    /connection terminated|timeout exceeded|not queryable/i.test(error.message)
  );
}
