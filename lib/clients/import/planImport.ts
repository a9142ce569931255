import "server-only";
import { setImmediate } from "node:timers/promises";
import { uniqueTags } from "../schemas";
import { type ImportedPerson, type ImportReason, importedLine } from "./importedLine";
import type { ImportField } from "./importSchemas";
import type { ReadTable } from "./readTable";

/** A client as an import compares and keeps them. */
export type Snapshot = Pick<ImportedPerson, "name" | "phone" | "phoneE164" | "email" | "tags">;
export type KnownClient = Snapshot & { id: string; hiddenAt: Date | null };

type Step = { line: number; person: ImportedPerson };
export type PlannedLine = Step &
  (
    | { becomes: "added" }
    | { becomes: "updated"; known: KnownClient; after: Snapshot }
    /** There already, or twice in the file. */
    | { becomes: "skipped" }
  );
type RefusedLine = { line: number; reason: ImportReason; text: string };

export type ImportPlan = { lines: PlannedLine[]; refused: RefusedLine[] };

/** A few milliseconds of a core. */
const linesAtOnce = 50;

/**
 * What becomes of each line of a file. Who is there already is found by number, then by address; so is somebody who is in the
 * file twice, of whom the first line counts. With `update` what the file says takes the place of what was known, and its tags
 * are added; what it leaves out stays. Other requests are answered between the lines.
 */
export async function planImport(
  { rows }: ReadTable,
  columns: readonly (ImportField | null)[],
  known: readonly KnownClient[],
  duplicates: "skip" | "update",
): Promise<ImportPlan> {
  const there = new Map<string, KnownClient>();
  for (const client of known) {
    for (const key of keysOf(client)) if (!there.has(key)) there.set(key, client);
  }
  const inFile = new Set<string>();
  const plan: ImportPlan = { lines: [], refused: [] };
  for (const [index, { line, cells }] of rows.entries()) {
    if (index % linesAtOnce === 0) await setImmediate();
    const person = importedLine(cells, columns);
    if (typeof person === "string") {
      plan.refused.push({ line, reason: person, text: cells.join(" · ").slice(0, 120) });
      continue;
    }
    const keys = keysOf(person);
    const match = keys.flatMap((key) => there.get(key) ?? [])[0];
    const isTwice = keys.some((key) => inFile.has(key)) || (match !== undefined && inFile.has(match.id));
    for (const key of [...keys, ...(match ? [match.id] : [])]) inFile.add(key);
    plan.lines.push({ line, person, ...fateOf(person, match, isTwice || duplicates === "skip", isTwice) });
  }
  return plan;
}

function fateOf(person: ImportedPerson, match: KnownClient | undefined, isLeft: boolean, isTwice: boolean) {
  if (match === undefined) return { becomes: isTwice ? ("skipped" as const) : ("added" as const) };
  if (isLeft) return { becomes: "skipped" as const };
  return { becomes: "updated" as const, known: match, after: updated(match, person) };
}

/** The number first: it is the surer of the two. */
function keysOf({ phoneE164, email }: Pick<Snapshot, "phoneE164" | "email">): string[] {
  return [
    ...(phoneE164 === null ? [] : [`phone ${phoneE164}`]),
    ...(email === null ? [] : [`email ${email.toLowerCase()}`]),
  ];
}

function updated(known: KnownClient, person: ImportedPerson): Snapshot {
  const called = person.phone === null ? known : person;
  // A line without a name was given its address or number as one.
  const isNamed = person.name !== person.email && person.name !== person.phone;
  return {
    name: isNamed ? person.name : known.name,
    phone: called.phone,
    phoneE164: called.phoneE164,
    email: person.email ?? known.email,
    tags: uniqueTags([...known.tags, ...person.tags]).slice(0, 20),
  };
}
