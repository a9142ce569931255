import { describe, expect, it } from "vitest";
import {
  citedIds,
  citingFiles,
  isThere,
  parsePage,
  type Requirement,
  readProjectFile,
  readRequirements,
  requirementPages,
  testTitles,
} from "./requirements";

const requirements = readRequirements();
const areaOf = (id: string) => id.replace(/-\d+$/, "");
const areas = new Set(requirements.map(({ id }) => areaOf(id)));
const ids = new Set(requirements.map(({ id }) => id));

/** What is wrong with rows, each named by its id. */
const problems = (find: (requirement: Requirement) => readonly string[]) =>
  requirements.flatMap((requirement) => find(requirement).map((what) => `${requirement.id}: ${what}`));

describe("the rows of docs/requirements", () => {
  it("are found", () => {
    expect(ids.size).toBeGreaterThan(250);
  });

  it("have each id once", () => {
    const all = requirements.map(({ id }) => id);
    expect(all.filter((id, index) => all.indexOf(id) !== index)).toEqual([]);
  });

  it("keep an area on one page, which the index names", () => {
    const index = readProjectFile("docs/requirements.md");
    expect(requirementPages().filter((page) => !index.includes(`](${page.replace("docs/", "")})`))).toEqual(
      [],
    );
    const pagesOf = (area: string) =>
      new Set(requirements.filter(({ id }) => areaOf(id) === area).map(({ page }) => page));
    expect([...areas].filter((area) => pagesOf(area).size > 1)).toEqual([]);
    expect([...areas].filter((area) => !index.includes(`| ${area} `))).toEqual([]);
  });

  it("say where the rule lives, in files that there are", () => {
    expect(problems(({ paths }) => paths.filter((path) => !isThere(path)))).toEqual([]);
    expect(
      problems(({ rule, paths }) => (rule === "" || paths.length === 0 ? ["no rule or no place"] : [])),
    ).toEqual([]);
  });

  it("name tests that there are, by words of their titles", () => {
    const missing = problems(({ tests, strayTitles }) => [
      ...strayTitles.map((title) => `"${title}" stands before any file`),
      ...tests.flatMap(({ file, titles }) => {
        if (!isThere(file)) return [`no ${file}`];
        if (titles.length === 0) return [`no title of ${file}`];
        const known = testTitles(readProjectFile(file));
        return titles
          .filter((title) => title.length < 10 || !known.some((each) => each.includes(title)))
          .map((title) => `${file} has no test "${title}"`);
      }),
    ]);
    expect(missing).toEqual([]);
  });

  it("are each held by a test that `npm test` runs, also where the deep run has more", () => {
    const isInMain = (file: string, title: string) =>
      testTitles(readProjectFile(file)).some((each) => each.includes(title) && !each.includes("@deep"));
    const deepAlone = problems(({ tests }) => {
      const cited = tests.flatMap(({ file, titles }) => titles.map((title) => ({ file, title })));
      const isHeld = cited.length === 0 || cited.some(({ file, title }) => isInMain(file, title));
      return isHeld ? [] : ["held in the deep run alone"];
    });
    expect(deepAlone).toEqual([]);
  });

  it("say whether the rule holds, and what is missing where it does not", () => {
    expect(problems(({ holds }) => (/^(?:yes|(?:partly|no): .+)$/.test(holds) ? [] : [holds]))).toEqual([]);
    expect(
      problems(({ holds, tests }) => (holds === "yes" && tests.length === 0 ? ["no test"] : [])),
    ).toEqual([]);
  });
});

describe("sources and documents", () => {
  const texts = citingFiles().map((file) => ({ file, text: readProjectFile(file) }));

  it("cite requirements that there are", () => {
    const unknown = texts.flatMap(({ file, text }) =>
      citedIds(text, areas)
        .filter((id) => !ids.has(id))
        .map((id) => `${file}: ${id}`),
    );
    expect(texts.length).toBeGreaterThan(1_000);
    expect(unknown).toEqual([]);
  });

  it("cite no sections of a document that is not here", () => {
    const section = /\bspec(?:ification)?\b[^.\n]{0,20}\bsections?\s\d/i;
    expect(texts.filter(({ text }) => section.test(text)).map(({ file }) => file)).toEqual([]);
  });
});

describe("citedIds", () => {
  const unknown = ["NOPE", 7].join("-");
  const beyond = ["SVC", 999].join("-");

  it("finds ids in a comment, one or several", () => {
    expect(citedIds("/** In order (SVC-9, HRS-2), as STAT-1 says. */", areas)).toEqual([
      "SVC-9",
      "HRS-2",
      "STAT-1",
    ]);
  });

  it("finds an unknown number and, in parentheses, an unknown area", () => {
    expect(citedIds(`${beyond} (${unknown})`, areas)).toEqual([beyond, unknown]);
  });

  it("takes nothing else for an id", () => {
    expect(citedIds(`(SHA-256), AES-256, UTF-8, ${unknown}, SE-116 22, x-SVC-1a`, areas)).toEqual([]);
  });
});

describe("parsePage", () => {
  it("reads a row", () => {
    const row =
      '| SVC-1 | A rule. | `lib/env.ts`, `x` in `lib/db/` | `a.test.ts` "one", "two", `b.test.ts` "three" | yes |';
    expect(parsePage("page.md", `# Page\n\n| id | rule |\n| -- | -- |\n${row}\n`)).toEqual([
      {
        id: "SVC-1",
        page: "page.md",
        rule: "A rule.",
        paths: ["lib/env.ts", "lib/db/"],
        tests: [
          { file: "a.test.ts", titles: ["one", "two"] },
          { file: "b.test.ts", titles: ["three"] },
        ],
        strayTitles: [],
        holds: "yes",
      },
    ]);
  });
});

describe("testTitles", () => {
  it("reads titles of tests, groups and tables, and no other texts", () => {
    const source = [
      'describe("a group", () => {',
      '  it("says \\"yes\\"", () => { call("no title", 1); });',
      "  test(`in Swedish`, async () => {});",
      '  it.each(["one", "two"])("of %s", () => {});',
    ].join("\n");
    expect(testTitles(source)).toEqual(["a group", 'says "yes"', "in Swedish", "of %s"]);
  });
});
