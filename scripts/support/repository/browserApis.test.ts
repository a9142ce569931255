import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { projectRoot } from "../project";

/* What is sent to browsers runs in all that Next.js builds for: Chrome, Edge and Firefox 111, Safari 16.4. */

/** Younger than those, and filled in by nobody; `URL.canParse` is, by Next.js. */
const tooNew = [
  /\bURL\.parse\(/,
  /\b(Map|Object)\.groupBy\(/,
  /\bPromise\.(withResolvers|try)\(/,
  /\bArray\.fromAsync\(/,
  /\bRegExp\.escape\(/,
  /\bAbortSignal\.any\(/,
  /\bIntl\.DurationFormat\b/,
  /\.(to|from)(Base64|Hex)\(/,
  /\.(is|to)WellFormed\(/,
  // Helpers of iterators and methods of sets.
  /(?<!\bObject)\.(entries|values|keys|matchAll)\([^()]*\)\s*\.(map|filter|some|every|find|reduce|flatMap|forEach|take|drop|toArray)\(/,
  /\.(isSubsetOf|isSupersetOf|isDisjointFrom|intersection|difference|symmetricDifference)\(|(?<!\bz)\.union\(/,
];

const read = (path: string) => readFileSync(join(projectRoot, path), "utf8");
const imported =
  /^(?:import|export)\s+(?!type\b)([^"';]*?\bfrom\s+)?"(@\/|\.)([^"]+)"|\bimport\("(@\/|\.)([^"]+)"\)/gm;
const typesAlone = /^\{(?:\s*type\s[^,}]+,?)+\s*\}\s*from\s+$/;

function importsOf(path: string): string[] {
  return [...read(path).matchAll(imported)].flatMap(([, names = "", start, rest, lateStart, lateRest]) => {
    if (typesAlone.test(names)) return [];
    const [begin, end] = [start ?? lateStart, rest ?? lateRest ?? ""];
    const target = begin === "@/" ? end : join(dirname(path), `.${end}`);
    return [`${target}.ts`, `${target}.tsx`, join(target, "index.ts"), target].filter(
      (each) => /\.tsx?$/.test(each) && existsSync(join(projectRoot, each)),
    );
  });
}

/** The modules that begin in one marked for the browser. */
function sentToBrowsers(): string[] {
  const waiting = ["app", "components"]
    .flatMap((top) =>
      readdirSync(join(projectRoot, top), { recursive: true, encoding: "utf8" }).map((name) =>
        join(top, name),
      ),
    )
    .filter((path) => /(?<!\.test)\.tsx?$/.test(path) && read(path).startsWith('"use client"'));
  const found = new Set(waiting);
  for (const path of found) for (const each of importsOf(path)) found.add(each);
  return [...found];
}

it("sends nothing to browsers that those of Next.js do not have", () => {
  const sent = sentToBrowsers();
  // That the modules are found at all.
  expect(sent).toContain("lib/text/pasted.ts");
  const found = sent.flatMap((path) =>
    tooNew.flatMap((one) => {
      const [match] = one.exec(read(path)) ?? [];
      return match === undefined ? [] : [`${path}: ${match}`];
    }),
  );
  expect(found).toEqual([]);
});
