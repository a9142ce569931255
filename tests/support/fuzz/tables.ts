import pg from "pg";

/**
 * Refused calls write the counters of tries and the time at which a session was last seen; every other table stays as it
 * is while no call is accepted.
 */
const uncounted = ["rate_limits", "worker_heartbeats"];
const columnsOf: Record<string, string> = { sessions: "(to_jsonb(row) - 'last_seen_at')::text" };

/**
 * Fingerprints of every table, those of the job queue included. To hash the content of the whole demo data takes a second,
 * to look at the places and versions of its rows a tenth of it: so the content of a table is read again only once a row
 * of it has been written or removed.
 */
export class Fingerprints {
  readonly #client: pg.Client;
  readonly #sources = new Map<string, { source: string; text: string }>();
  readonly #known = new Map<string, { versions: string; print: string }>();

  constructor(databaseUrl: string) {
    this.#client = new pg.Client({ connectionString: databaseUrl });
  }

  async begin(): Promise<void> {
    await this.#client.connect();
    const { rows } = await this.#client.query<{ schema: string; name: string }>(
      `select schemaname as schema, relname as name from pg_stat_user_tables
       where relname <> all($1) order by 1, 2`,
      [uncounted],
    );
    for (const { schema, name } of rows) {
      const source = `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;
      this.#sources.set(`${schema}.${name}`, { source, text: columnsOf[name] ?? "row::text" });
    }
  }

  end(): Promise<void> {
    return this.#client.end();
  }

  /** What every table holds now, by its name. */
  async read(): Promise<Map<string, string>> {
    const versions = await this.#versions();
    const found = new Map<string, string>();
    for (const [name, { source, text }] of this.#sources) {
      const now = versions.get(name) ?? "";
      const known = this.#known.get(name);
      const print = known?.versions === now ? known.print : await this.#print(source, text);
      this.#known.set(name, { versions: now, print });
      found.set(name, print);
    }
    return found;
  }

  /** Which rows there are, each by its place and the transaction that wrote it: a write changes one of the two. */
  async #versions(): Promise<Map<string, string>> {
    const each = [...this.#sources].map(
      ([name, { source }]) =>
        `select ${pg.escapeLiteral(name)} as name, count(*) || ' ' ||
           coalesce(sum(hashtidextended(ctid, xmin::text::bigint)), 0) as versions from ${source}`,
    );
    const { rows } = await this.#client.query<{ name: string; versions: string }>(each.join(" union all "));
    return new Map(rows.map(({ name, versions }) => [name, versions]));
  }

  async #print(source: string, text: string): Promise<string> {
    const { rows } = await this.#client.query<{ print: string }>(
      `select count(*) || ' ' || coalesce(sum(hashtextextended(${text}, 0)), 0) as print from ${source} row`,
    );
    return rows[0]?.print ?? "";
  }
}

/** The fingerprints of a database, read once. */
export async function fingerprints(databaseUrl: string): Promise<Map<string, string>> {
  const prints = new Fingerprints(databaseUrl);
  await prints.begin();
  try {
    return await prints.read();
  } finally {
    await prints.end();
  }
}

/** The tables that differ. */
export function changedTables(
  before: ReadonlyMap<string, string>,
  after: ReadonlyMap<string, string>,
): string[] {
  return [...after].filter(([name, print]) => before.get(name) !== print).map(([name]) => name);
}
