import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { projectRoot } from "../project";

/*
 * The requirements as their pages have them, and the places that name them. A row of a page is
 * `| id | rule | lives in | held by | holds |`; docs/requirements.md says what each cell holds.
 */

/** A test file, and words that stand in the titles of the tests meant. */
export type HoldingTests = { file: string; titles: string[] };

export type Requirement = {
  id: string;
  /** The page, from the top of the project. */
  page: string;
  rule: string;
  /** What the cell names in backticks and that can be a path, from the top of the project. */
  paths: string[];
  tests: HoldingTests[];
  /** Test titles that stand before any file. */
  strayTitles: string[];
  holds: string;
};

const folder = "docs/requirements";

/** The pages of the requirements, from the top of the project; the index is not one of them. */
export function requirementPages(): string[] {
  return readdirSync(join(projectRoot, folder))
    .filter((name) => name.endsWith(".md"))
    .map((name) => `${folder}/${name}`);
}

const cellsOf = (line: string): string[] =>
  line
    .slice(1, -1)
    .split("|")
    .map((cell) => cell.trim());

/** `SVC-7` at the head of a row: three to five capitals and a number. */
const rowHead = /^\|\s*[A-Z]{3,5}-\d+\s*\|/;

/** The rows of one page. */
export function parsePage(page: string, text: string): Requirement[] {
  return text
    .split("\n")
    .filter((line) => rowHead.test(line))
    .map((line) => {
      const [id = "", rule = "", livesIn = "", heldBy = "", holds = ""] = cellsOf(line);
      const paths = [...livesIn.matchAll(/`([^`]+)`/g)].flatMap(([, name = ""]) =>
        isPath(name) ? name : [],
      );
      return { id, page, rule, paths, ...testsOf(heldBy), holds };
    });
}

/** Also a file at the top of the project. */
const isPath = (name: string): boolean => name.includes("/") || /^[\w.-]+\.(?:ts|mjs|json|md)$/.test(name);

function testsOf(cell: string): Pick<Requirement, "tests" | "strayTitles"> {
  const tests: HoldingTests[] = [];
  const strayTitles: string[] = [];
  for (const [, file, title] of cell.matchAll(/`([^`]+)`|"([^"]+)"/g)) {
    if (file !== undefined) tests.push({ file, titles: [] });
    else if (title !== undefined) (tests.at(-1)?.titles ?? strayTitles).push(title);
  }
  return { tests, strayTitles };
}

/** All requirements of the project. */
export function readRequirements(): Requirement[] {
  return requirementPages().flatMap((page) => parsePage(page, readProjectFile(page)));
}

const titleOfCall =
  /(?:\b(?:it|test(?:Shared)?|describe)(?:\.\w+)*|\))\(\s*(?:"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`)\s*,/g;

/** The titles of the tests and groups of a test file, as its source has them: with `%s` and `${…}` where those stand. */
export function testTitles(source: string): string[] {
  return [...source.matchAll(titleOfCall)].map(([, plain, template]) =>
    (plain ?? template ?? "").replace(/\\(["'`])/g, "$1"),
  );
}

/** Names that look like an id in parentheses and are none. */
const standards = new Set(["AES", "HMAC", "ISO", "LGPL", "PDF", "RFC", "SHA", "UTC", "UTF"]);

/**
 * The ids that a text cites: those of a known area wherever they stand, and whatever stands like one at the beginning of
 * parentheses, as in `(SVC-7)` or `(SVC-7, HRS-2)`, so that a mistyped area is noticed, too.
 */
export function citedIds(text: string, areas: ReadonlySet<string>): string[] {
  const known = [...text.matchAll(/\b([A-Z]{3,5})-\d{1,3}\b/g)].filter(([, area = ""]) => areas.has(area));
  const inParentheses = [...text.matchAll(/(?<=\()([A-Z]{3,5})-\d{1,3}(?=[),]| to )/g)].filter(
    ([, area = ""]) => !standards.has(area),
  );
  return [...new Set([...known, ...inParentheses].map(([id]) => id))];
}

const searched = ["app", "components", "dev", "docs", "lib", "prisma", "scripts", "tests", "worker"];
const skipped = /(?:^|\/)(?:node_modules|generated)(?:\/|$)/;
const readable = /\.(?:tsx?|mjs|sql|prisma|md|css)$/;

/** Every source and document that may cite a requirement, from the top of the project. */
export function citingFiles(): string[] {
  const top = readdirSync(projectRoot).filter((name) => readable.test(name));
  const below = searched.flatMap((directory) =>
    readdirSync(join(projectRoot, directory), { recursive: true, encoding: "utf8" })
      .filter((name) => readable.test(name) && !skipped.test(name))
      .map((name) => `${directory}/${name}`),
  );
  return [...top, ...below];
}

/** Whether there is such a file or folder, from the top of the project. */
export const isThere = (path: string): boolean => existsSync(join(projectRoot, path));

export const readProjectFile = (path: string): string => readFileSync(join(projectRoot, path), "utf8");
