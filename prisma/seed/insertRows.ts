import type pg from "pg";

/** Rows a statement; keeps each parameter at a few megabytes. */
const BATCH = 2000;

/**
 * Inserts rows whose keys are the table's columns, a batch by one statement. All rows have the keys of the first.
 * Table and column names are the program's own, never input.
 */
export async function insertRows(
  client: pg.ClientBase,
  table: string,
  rows: readonly object[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first).join(", ");
  for (let from = 0; from < rows.length; from += BATCH) {
    await client.query(
      `INSERT INTO ${table} (${columns}) SELECT ${columns} FROM json_populate_recordset(NULL::${table}, $1)`,
      [JSON.stringify(rows.slice(from, from + BATCH))],
    );
  }
}
