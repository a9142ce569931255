import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { continueClosings } from "@/lib/account/closing/continueClosings";
import { db, pool } from "@/lib/db/client";
import { projectRoot } from "@/scripts/support/project";
import { book, type Salon, salon } from "../../support/builders/salon";
import { sharedDatabase } from "../../support/run/testDatabase";

/* The statements of docs/operations.md by which the operator keeps what is promised to businesses. */

await sharedDatabase();

const document = readFileSync(join(projectRoot, "docs/operations.md"), "utf8");

/** Runs the statements that stand under a heading of the document, for this business. */
async function runUnder(heading: string, place: Salon, pick: RegExp = /[\s\S]*/) {
  const [, after = ""] = document.split(`\n**${heading}`);
  const [section = ""] = after.split("\n\n**");
  const blocks = [...section.matchAll(/```sql\n([\s\S]*?)```/g)].map(([, sql = ""]) => sql);
  const { slug } = await db().provider.findUniqueOrThrow({ where: { id: place.id }, select: { slug: true } });
  const statements = blocks.join("\n").match(pick)?.[0] ?? "";
  expect(statements).toContain("salong-norr");
  return pool().query(statements.replaceAll("salong-norr", slug));
}

const rowOf = (place: Salon) => db().provider.findUniqueOrThrow({ where: { id: place.id } });

it("gives a business another name and number, for its own open pages to see", async () => {
  const [place, other] = [await salon(), await salon()];
  const [before, untouched] = [await rowOf(place), await rowOf(other)];
  await runUnder("A business's name and number", place);
  const after = await rowOf(place);
  expect(after).toMatchObject({
    companyName: "Salong Norr AB",
    organisationNumber: "5561234567",
    slug: before.slug,
  });
  expect(after.settingsVersion).toBeGreaterThan(before.settingsVersion);
  expect(await rowOf(other)).toEqual(untouched);
});

it("notes that a business could not be confirmed", async () => {
  const place = await salon();
  await runUnder("Verifying a business", place);
  expect((await rowOf(place)).isVerified).toBe(false);
});

it("restricts a business, and gives it back", async () => {
  const place = await salon();
  await runUnder("Restricting or closing", place, /UPDATE providers SET closing_since = now\(\).*;/);
  expect(await rowOf(place)).toMatchObject({ closingMode: "after_last_visit", isOnboarded: false });
  await runUnder("Restricting or closing", place, /UPDATE providers SET closing_since = NULL.*;/);
  expect(await rowOf(place)).toMatchObject({ closingSince: null, isOnboarded: true });
});

it("closes a business against its will: no sign-in, visits called off, gone for good after 14 days", async () => {
  const place = await salon();
  const at = new Date(Date.now() + 3 * 86_400_000).toISOString();
  const visit = await book(place, { at });
  await runUnder("Restricting or closing", place, /DO \$\$[\s\S]*END \$\$;/);
  const owner = await db().user.findUniqueOrThrow({ where: { id: place.ownerId } });
  expect(owner.disabledAt).not.toBeNull();
  expect(await continueClosings(Date.now())).toEqual({ calledOff: 1, closed: 0 });
  expect(await db().booking.findUniqueOrThrow({ where: { id: visit } })).toMatchObject({
    status: "cancelled",
  });
  await continueClosings(Date.now() + 15 * 86_400_000);
  expect((await rowOf(place)).closedAt).not.toBeNull();
});

it("lists what the Tax Agency is told", async () => {
  const [, sql = ""] = /```sql\n(SELECT p\.slug[\s\S]*?)```/.exec(document) ?? [];
  const { fields } = await pool().query(sql);
  expect(fields.map(({ name }) => name)).toContain("quarter");
});
