import pg from "pg";
import { beforeAll, expect, it } from "vitest";
import { db, pool } from "@/lib/db/client";
import { account } from "@/tests/support/calls/accounts";
import { testDatabase } from "@/tests/support/run/testDatabase";

const connectionString = await testDatabase("empty");

/** A database as somebody's provider set it up: not in UTC. */
beforeAll(async () => {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const name = client.escapeIdentifier(new URL(connectionString).pathname.slice(1));
  await client.query(`ALTER DATABASE ${name} SET timezone TO 'America/New_York'`);
  await client.end();
});

it("instants are what they were, whatever zone the database speaks", async () => {
  const { id } = await account();
  const createdAt = new Date("2026-07-01T14:00:00.000Z");
  await db().user.update({ where: { id }, data: { createdAt } });
  expect((await db().user.findUniqueOrThrow({ where: { id } })).createdAt).toEqual(createdAt);
  const { rows } = await pool().query("SELECT created_at FROM users WHERE id = $1", [id]);
  expect(rows).toEqual([{ created_at: createdAt }]);
});
