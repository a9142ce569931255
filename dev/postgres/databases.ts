import pg from "pg";

/** Runs one task on a connection of its own. */
async function connected<T>(url: string, task: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  // A server that is stopped disconnects its clients; the running task then rejects by itself.
  client.on("error", () => {});
  await client.connect();
  try {
    return await task(client);
  } finally {
    await client.end();
  }
}

/** Whether the server takes queries; rejects with its answer while it does not. */
export function answers(url: string): Promise<boolean> {
  return connected(url, async (client) => (await client.query("SELECT 1")).rowCount === 1);
}

/** Creates the database unless it is there. */
export function ensureDatabase(url: string, name: string): Promise<void> {
  return connected(url, async (client) => {
    const found = await client.query("SELECT 1 FROM pg_database WHERE datname = $1", [name]);
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
  });
}

/**
 * A new database with everything the template holds, made by copying its files: that takes tenths
 * of a second. There must be no connections to the template meanwhile.
 */
export function copyDatabase(url: string, name: string, template: string): Promise<void> {
  return connected(url, async (client) => {
    const [copy, original] = [client.escapeIdentifier(name), client.escapeIdentifier(template)];
    await client.query(`CREATE DATABASE ${copy} TEMPLATE ${original} STRATEGY file_copy`);
  });
}

/** Removes the database and closes its connections. */
export function dropDatabase(url: string, name: string): Promise<void> {
  return connected(url, async (client) => {
    await client.query(`DROP DATABASE IF EXISTS ${client.escapeIdentifier(name)} WITH (FORCE)`);
  });
}
