import { readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { projectRoot } from "@/scripts/support/project";
import { testDatabase } from "../../support/run/testDatabase";

/** What an operator is told to type while something is broken: it must at least fit the schema. */

const url = await testDatabase();
const client = new pg.Client({ connectionString: url });
beforeAll(() => client.connect());
afterAll(() => client.end());

const page = (name: string) => readFileSync(join(projectRoot, "docs", name), "utf8");

const inRunbook = [...page("runbook.md").matchAll(/```sql\n([\s\S]*?)```/g)]
  .flatMap(([, block = ""]) => block.split(";"))
  .map((statement) => statement.trim())
  .filter((statement) => statement !== "");
const inTables = [
  ...`${page("operations.md")}${page("runbook.md")}`.matchAll(/`((?:SELECT|UPDATE) [^`]+)`/g),
].map(([, statement = ""]) => statement);

const values: Record<string, string> = {
  reference: "1A2B3C4D",
  booking: "00000000-0000-4000-8000-000000000000",
  refund: "00000000-0000-4000-8000-000000000000",
  task: "send_mail",
};
/** As psql puts its variables in, and with an id where a person has to write one. */
const filledIn = (statement: string) =>
  statement
    .replaceAll(/:'(\w+)'/g, (_all, name: string) => `'${values[name] ?? `no value for ${name}`}'`)
    .replaceAll("'…'", `'${values.booking}'`);

async function run(statement: string): Promise<pg.QueryResult> {
  await client.query("BEGIN");
  try {
    return await client.query(filledIn(statement));
  } finally {
    await client.query("ROLLBACK");
  }
}

describe("a statement of the operator's pages", () => {
  it("is found", () => {
    expect(inRunbook.length).toBeGreaterThan(12);
    expect(inTables.length).toBeGreaterThan(6);
  });

  it.each([...inRunbook, ...inTables])("runs on the schema: %s", async (statement) => {
    await expect(run(statement)).resolves.toMatchObject({ command: /^\w+/.exec(statement)?.[0] });
  });
});

describe("a mail whose job used up its attempts", () => {
  /** @returns the key of its job */
  async function exhaustedMail(): Promise<string> {
    const { rows } = await client.query<{ id: string }>(
      "INSERT INTO outbox_mails (kind, recipient, locale) VALUES ('booking_link', 'vera@exempel.se', 'sv') RETURNING id",
    );
    const key = `mail-${rows[0]?.id}`;
    await client.query("SELECT graphile_worker.add_job('send_mail', '{}'::json, job_key => $1)", [key]);
    await client.query("UPDATE graphile_worker._private_jobs SET attempts = max_attempts WHERE key = $1", [
      key,
    ]);
    return key;
  }

  it.each(["add_job", "reschedule_jobs"])(
    "is tried again at once after the statement with %s",
    async (name) => {
      const key = await exhaustedMail();
      const statement = inRunbook.find((each) => each.includes(name)) ?? "";
      await client.query(filledIn(statement));
      const { rows } = await client.query(
        "SELECT attempts, max_attempts, run_at <= now() AS is_due FROM graphile_worker.jobs WHERE key = $1",
        [key],
      );
      expect(rows).toEqual([{ attempts: 0, max_attempts: 25, is_due: true }]);
    },
  );
});
