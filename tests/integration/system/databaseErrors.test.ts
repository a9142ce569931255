import { beforeAll, describe, expect, it } from "vitest";
import { db, disconnect, pool } from "@/lib/db/client";
import {
  constraintName,
  isContended,
  isDatabaseUnavailable,
  isErasedPerson,
  isExclusionViolation,
  isUniqueViolation,
  sqlState,
} from "@/lib/db/errors";
import { account } from "../../support/calls/accounts";
import { sharedDatabase } from "../../support/run/testDatabase";

/*
 * How Prisma and its adapter pack what the database said is not documented. Where one of these fails after an upgrade,
 * lib/db/errors.ts has to look for it elsewhere: until then a taken time, an address that is registered already or a
 * database that is away are answered as faults of ours (500).
 */

await sharedDatabase();

/** The error of a call that has to fail. */
const errorOf = (call: () => Promise<unknown>): Promise<unknown> =>
  call().then(
    () => expect.fail("it did not fail"),
    (error: unknown) => error,
  );

/** The ways in which the product speaks to its database. */
const ways: [string, (sql: string) => Promise<unknown>][] = [
  ["plain pg", (sql) => pool().query(sql)],
  ["raw SQL of Prisma's", (sql) => db().$executeRawUnsafe(sql)],
  ["raw SQL within a transaction of Prisma's", (sql) => db().$transaction((tx) => tx.$executeRawUnsafe(sql))],
];

beforeAll(async () => {
  await pool().query(`
    CREATE TABLE taken (id int CONSTRAINT taken_id PRIMARY KEY, during int4range,
      CONSTRAINT taken_no_overlap EXCLUDE USING gist (during WITH &&));
    CREATE TABLE later (id int CONSTRAINT later_id UNIQUE DEFERRABLE INITIALLY DEFERRED);
    INSERT INTO taken VALUES (1, '[1,5)'); INSERT INTO later VALUES (1)`);
});

describe.each(ways)("what the database says, by %s,", (_way, run) => {
  it("is known when a row of that key is there", async () => {
    const error = await errorOf(() => run("INSERT INTO taken VALUES (1, '[6,7)')"));
    expect([isUniqueViolation(error), sqlState(error)]).toEqual([true, "23505"]);
  });

  it("is known when a time overlaps, with the constraint's name", async () => {
    const error = await errorOf(() => run("INSERT INTO taken VALUES (2, '[4,7)')"));
    expect([isExclusionViolation(error), constraintName(error)]).toEqual([true, "taken_no_overlap"]);
  });

  it("is known when it only comes at the commit", async () => {
    const error = await errorOf(() => run("INSERT INTO later VALUES (1)"));
    expect(isUniqueViolation(error)).toBe(true);
  });

  it.each(["40P01", "40001", "57014"])("is known as others being in the way (%s)", async (state) => {
    const error = await errorOf(() => run(raising(state)));
    expect([isContended(error), isDatabaseUnavailable(error)]).toEqual([true, false]);
  });

  it("is known when a trigger of ours speaks", async () => {
    expect(isErasedPerson(await errorOf(() => run(raising("ST001"))))).toBe(true);
  });

  it("is known when the server ends the connection", async () => {
    const error = await errorOf(() => run("SELECT pg_terminate_backend(pg_backend_pid())"));
    expect([isDatabaseUnavailable(error), isContended(error)]).toEqual([true, false]);
  });

  it("is known when it takes the statement and does not answer in time", async () => {
    await disconnect();
    const { options } = pool();
    // Longer than the server takes to end a statement, which is known by another code.
    expect(options.query_timeout).toBeGreaterThan(Number(options.statement_timeout));
    options.query_timeout = 200;
    const error = await errorOf(() => run("SELECT pg_sleep(1)"));
    await disconnect();
    expect([isDatabaseUnavailable(error), isContended(error)]).toEqual([true, false]);
  });
});

const raising = (state: string) => `DO $$ BEGIN RAISE 'in the way' USING ERRCODE = '${state}'; END $$`;

it("a row that Prisma creates under a key that is taken is known, with the key's index", async () => {
  const { email } = await account();
  const error = await errorOf(() =>
    db().user.create({ data: { email, role: "customer", fullName: "Anna Ek", passwordHash: "x" } }),
  );
  expect([isUniqueViolation(error), isContended(error)]).toEqual([true, false]);
  expect(constraintName(error)).toMatch(/^users_/);
});
