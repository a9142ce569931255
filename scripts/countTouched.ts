import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";

/*
 * `npm run count:touched`: how many files the usual changes touch, and how many modules have one importer. Each change
 * is measured by something like it that is there already: the files that name it are those that adding it would touch.
 * Not counted: tests, texts (`messages`, `docs`, the words of the API's description) and generated code; all migrations count as one file, since a change
 * adds one. docs/decisions/0032 holds the counts over time.
 */

type Change = {
  name: string;
  goal: number;
  /** What is there already, and how it is named. */
  like: string;
  named: RegExp;
  /** Files that name it for another reason, or for another audience than the change's. */
  others: readonly RegExp[];
};

const changes: readonly Change[] = [
  {
    name: "a booking field that the business sees",
    goal: 6,
    like: "the name of who comes in the customer's place",
    named: /\b(attendeeName|attendee_name)\b/,
    others: [
      // The form of the customer, what is shown to the customer, mails, exports and erasures.
      /^components\/(checkout|visits)\//,
      /^lib\/bookings\/(customer\/|bookingFacts[.]ts$)/,
      /^lib\/(account|checkout|notifications|visits)\//,
      /^lib\/api\/openapi\/notes\/(account|businessAccount|customerBookings|payments)[.]ts$/,
    ],
  },
  {
    name: "a service field on the form",
    goal: 5,
    like: "the VAT rate",
    named: /\b(vatPercent|vat_percent)\b/,
    others: [
      // The rate that a booking was sold at is a column of its own, which bookings, money and files have; visitors see the
      // service's on its page.
      /^lib\/(account|bookings|checkout|directory|desk|ledger|receipts|bookkeeping|business\/finance)\//,
      /^components\/(checkout|directory|receipts)\//,
      /^prisma\/seed\/(build\/)?bookingRows[.]ts$/,
      /^prisma\/schema\/bookings[.]prisma$/,
      /^lib\/api\/openapi\/notes\/(account|businessAccount|customerBookings|receipts)[.]ts$/,
      // Words of the API's description.
      /^lib\/api\/openapi\/notes\/business\/ownServices[.]ts$/,
      // The demo sells at three rates; a field that it leaves at its default needs no line there.
      /^prisma\/seed\/build\/catalogueRows[.]ts$/,
    ],
  },
  {
    name: "a search filter",
    goal: 5,
    like: "how a service is done",
    named: /\bFormatGroup\b|\b(filters|value|given|texts|counts)[.]format\b|"format"|^\s*format: /m,
    // Elsewhere a format is something else.
    others: [/^(?!lib\/directory\/search\/|components\/directory\/filters\/)/],
  },
  {
    name: "a new mail",
    goal: 4,
    like: "the mail about a refund",
    named: /\bbooking_refunded\b/,
    others: [],
  },
];

const roots = ["app", "components", "lib", "worker", "prisma"];

function sources(): string[] {
  return roots
    .flatMap((root) =>
      readdirSync(root, { recursive: true, encoding: "utf8" }).map((path) => `${root}/${path}`),
    )
    .filter((path) => /[.](tsx?|prisma|sql)$/.test(path))
    .filter(
      (path) =>
        !/[.](test|testing)[.]tsx?$|^lib\/db\/generated\/|^lib\/api\/openapi\/glossary[.]ts$/.test(path),
    )
    .sort();
}

const read = (path: string) => readFileSync(path, "utf8");

function touchedBy({ named, others }: Change, paths: readonly string[]): string[] {
  const naming = paths.filter((path) => !others.some((other) => other.test(path)) && named.test(read(path)));
  const isMigration = (path: string) => path.startsWith("prisma/migrations/");
  const files = naming.filter((path) => !isMigration(path));
  return naming.some(isMigration) ? [...files, "prisma/migrations/… (a migration)"] : files;
}

/** The module that an import of a source leads to; null for packages and for what is no module. */
function target(from: string, specifier: string): string | null {
  const path = specifier.startsWith("@/") ? specifier.slice(2) : join(dirname(from), specifier);
  if (!/^(@\/|[.]{1,2}\/)/.test(specifier)) return null;
  const found = [path, `${path}.ts`, `${path}.tsx`]
    .map(normalize)
    .find((each) => /[.]tsx?$/.test(each) && existsSync(each));
  return found ?? null;
}

/** The modules of `lib` and `components`, and those of them that one other module imports. */
function importers(paths: readonly string[]): { modules: number; once: number } {
  const modules = paths.filter((path) => /^(lib|components)\/.*[.]tsx?$/.test(path));
  const counts = new Map<string, Set<string>>();
  for (const from of paths.filter((path) => /[.]tsx?$/.test(path))) {
    for (const [, specifier = ""] of read(from).matchAll(/(?:from|import\(|import)\s*"([^"]+)"/g)) {
      const to = target(from, specifier);
      if (to !== null && to !== from) counts.set(to, (counts.get(to) ?? new Set()).add(from));
    }
  }
  return { modules: modules.length, once: modules.filter((path) => counts.get(path)?.size === 1).length };
}

const isVerbose = process.argv.includes("--files");
const paths = sources();
for (const change of changes) {
  const files = touchedBy(change, paths);
  console.log(`${change.name} (like ${change.like}): ${files.length} files, goal ${change.goal}`);
  if (isVerbose) for (const file of files) console.log(`  ${file}`);
}
const { modules, once } = importers(paths);
console.log(`${once} of ${modules} modules of lib and components have one importer`);
