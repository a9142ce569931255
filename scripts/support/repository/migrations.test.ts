import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { projectRoot } from "../project";

/** The rule is of the migrations after these (CONTRIBUTING.md, "Migrations run beside the product"). */
const lastBefore = "20261128000000";
const growing =
  "bookings|booking_events|payments|refunds|ledger_entries|outbox_mails|notices|stripe_events|clients";

/** What of a script holds up everybody who uses a table that grows with bookings. */
function holdsUp(sql: string): string[] {
  const statements = sql.replaceAll(/--.*$/gm, "").split(";");
  const isFilling = new RegExp(`^\\s*UPDATE\\s+(${growing})\\b`, "i");
  const isIndexing = new RegExp(
    `^\\s*CREATE\\s+(UNIQUE\\s+)?INDEX\\s+(?!CONCURRENTLY)[^;]*\\bON\\s+(${growing})\\b`,
    "i",
  );
  return statements.filter((statement) => isFilling.test(statement) || isIndexing.test(statement));
}

it("migrations fill and index no table that grows with bookings while they hold it", () => {
  const directory = join(projectRoot, "prisma", "migrations");
  const names = readdirSync(directory).filter((name) => /^\d{14}_/.test(name) && name > lastBefore);
  const found = names.flatMap((name) =>
    holdsUp(readFileSync(join(directory, name, "migration.sql"), "utf8")),
  );
  expect(found).toEqual([]);
});

it.each([
  ["UPDATE bookings SET a = 1;", 1],
  ["ALTER TABLE bookings ADD COLUMN a int;\nCREATE INDEX a_idx ON bookings (a);", 1],
  ["CREATE INDEX CONCURRENTLY a_idx ON bookings (a)", 0],
  ["-- UPDATE bookings\nALTER TABLE bookings ADD COLUMN a int;\nUPDATE categories SET a = 1;", 0],
])("the check of %j finds %i statements", (sql, count) => {
  expect(holdsUp(sql)).toHaveLength(count);
});
