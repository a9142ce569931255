import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { projectRoot } from "../project";

/** The rule is of the migrations after these (CONTRIBUTING.md, "Migrations run beside the product"). */
const lastBefore = "20261127080000_right_to_withdraw";
const growing =
  "bookings|booking_events|payments|refunds|ledger_entries|outbox_mails|notices|stripe_events|clients";

function laterMigrations(): { name: string; sql: string }[] {
  const directory = join(projectRoot, "prisma", "migrations");
  const names = readdirSync(directory).filter((name) => /^\d{14}_/.test(name) && name > lastBefore);
  return names.map((name) => ({ name, sql: readFileSync(join(directory, name, "migration.sql"), "utf8") }));
}

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

/** What of a script the version before could still read, or could violate. A `DROP NOT NULL` or a dropped trigger only loosens. */
const takingAway = [
  /\bDROP\s+(COLUMN|TABLE|CONSTRAINT|TYPE|VIEW|FUNCTION)\b/gi,
  /\bRENAME\b/gi,
  /\bALTER\s+COLUMN\s+\S+\s+(SET\s+NOT\s+NULL|DROP\s+DEFAULT)\b/gi,
  /\bADD\s+COLUMN\b(?![^,;]*\bDEFAULT\b)[^,;]*\bNOT\s+NULL\b/gi,
];

/**
 * What of a script takes something away from the version before: all but a statement with a comment in it, or above it, that names
 * the release since which nothing uses what goes, or everything writes what must be there (`-- since 0.2.0`). A constraint that is
 * added again by its name is replaced, and a column that gets a default before is not asked for.
 */
function takesAway(sql: string, releases: readonly string[]): string[] {
  const bare = sql.replaceAll(/--.*$/gm, "");
  return sql.split(/;[^\S\n]*/).flatMap((statement) => {
    const since = /--.*\bsince (\d+\.\d+\.\d+)\b/.exec(statement)?.[1];
    if (since !== undefined && releases.includes(since)) return [];
    const words = statement.replaceAll(/--.*$/gm, "").replaceAll(/\bIF EXISTS\b/gi, "");
    return takingAway.flatMap((pattern) =>
      [...words.matchAll(pattern)].flatMap(({ 0: found, index }) => {
        const name = /^\s+"?(\w+)/.exec(words.slice(index + found.length))?.[1] ?? "";
        const isReplaced = /CONSTRAINT$/i.test(found) && matches(bare, `ADD\\s+CONSTRAINT\\s+"?${name}\\b`);
        const column = /COLUMN\s+(\S+)\s+SET/i.exec(found)?.[1];
        const hasDefault =
          column !== undefined && matches(bare, `ALTER\\s+COLUMN\\s+${column}\\s+SET\\s+DEFAULT`);
        return isReplaced || hasDefault ? [] : [found];
      }),
    );
  });
}

const matches = (text: string, pattern: string) => new RegExp(pattern, "i").test(text);

/** Those that are out, by the list of changes. */
const releases = [
  ...readFileSync(join(projectRoot, "CHANGELOG.md"), "utf8").matchAll(/^## \[(\d+\.\d+\.\d+)\]/gm),
].map(([, version = ""]) => version);

it("migrations take nothing away that the version before uses", () => {
  const found = laterMigrations().flatMap(({ name, sql }) =>
    takesAway(sql, releases).map((what) => `${name}: ${what}`),
  );
  expect(found).toEqual([]);
});

it.each([
  ["ALTER TABLE services\n  DROP COLUMN a,\n  DROP COLUMN b;", 2],
  [
    "-- a is not read since 0.2.0\nALTER TABLE services DROP COLUMN a;\nALTER TABLE services DROP COLUMN b;",
    1,
  ],
  ["-- not read since 0.3.0, which is not out\nALTER TABLE services DROP COLUMN a;", 1],
  ["DROP TABLE IF EXISTS a;", 1],
  ["ALTER TABLE services RENAME COLUMN a TO b;", 1],
  ["ALTER TABLE a DROP CONSTRAINT a_check, ADD CONSTRAINT a_check CHECK (b > 0);", 0],
  ["ALTER TABLE a DROP CONSTRAINT a_check, ADD CONSTRAINT a_checks CHECK (b > 0);", 1],
  ["ALTER TABLE a ALTER COLUMN b SET NOT NULL;", 1],
  ["ALTER TABLE a ALTER COLUMN b SET DEFAULT 0;\nALTER TABLE a ALTER COLUMN b SET NOT NULL;", 0],
  ["ALTER TABLE a ALTER COLUMN b DROP DEFAULT;", 1],
  ["ALTER TABLE a ADD COLUMN b int NOT NULL DEFAULT 0, ADD COLUMN c int;", 0],
  ["ALTER TABLE a ADD COLUMN b int NOT NULL, ADD COLUMN c int DEFAULT 0;", 1],
  ["ALTER TABLE a ALTER COLUMN b DROP NOT NULL;\nDROP TRIGGER c ON a;\n-- DROP TABLE a\n", 0],
])("the check of what %j takes away finds %i", (sql, count) => {
  expect(takesAway(sql, ["0.1.0", "0.2.0"])).toHaveLength(count);
});

it("migrations fill and index no table that grows with bookings while they hold it", () => {
  expect(laterMigrations().flatMap(({ sql }) => holdsUp(sql))).toEqual([]);
});

it.each([
  ["UPDATE bookings SET a = 1;", 1],
  ["ALTER TABLE bookings ADD COLUMN a int;\nCREATE INDEX a_idx ON bookings (a);", 1],
  ["CREATE INDEX CONCURRENTLY a_idx ON bookings (a)", 0],
  ["-- UPDATE bookings\nALTER TABLE bookings ADD COLUMN a int;\nUPDATE categories SET a = 1;", 0],
])("the check of %j finds %i statements", (sql, count) => {
  expect(holdsUp(sql)).toHaveLength(count);
});
