import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { projectRoot } from "../project";

const read = (name: string) => readFileSync(join(projectRoot, name), "utf8");
const manifest = z
  .object({ version: z.string(), scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(read("package.json")));

/** Directories whose pages are written by hand. */
const documented = [".", "docs", "docs/decisions", "dev/stripe"];
const pages = documented.flatMap((directory) =>
  readdirSync(join(projectRoot, directory))
    .filter((name) => name.endsWith(".md"))
    .map((name) => join(directory, name)),
);

describe("a page of the documentation", () => {
  it.each(pages)("%s links to nothing of the repository that is not there", (page) => {
    const links = [...read(page).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)[^)]*\)/g)].map(
      ([, target = ""]) => target,
    );
    const lost = links.filter((target) => !existsSync(join(projectRoot, dirname(page), target)));
    expect(lost).toEqual([]);
  });

  it.each(["CONTRIBUTING.md", "docs/glossary.md", "docs/style.md"])(
    "%s names no path that is not there",
    (page) => {
      const named = [
        ...read(page).matchAll(
          /`((?:app|components|content|dev|docs|lib|messages|prisma|scripts|tests|worker)\/[^`\s]*)`/g,
        ),
      ];
      const paths = named.map(([, path = ""]) => path).filter((path) => !/[*<{…]/.test(path));
      expect(paths.filter((path) => !existsSync(join(projectRoot, path)))).toEqual([]);
    },
  );

  it.each(pages)("%s names no npm script that is not there", (page) => {
    const scripts = [...read(page).matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name = ""]) => name);
    expect(scripts.filter((name) => !(name in manifest.scripts))).toEqual([]);
  });
});

describe("a decision", () => {
  const decisions = readdirSync(join(projectRoot, "docs/decisions")).filter((name) => name.endsWith(".md"));

  it.each(decisions)("%s begins with its number, its date and its status", (name) => {
    const [title = "", , status = ""] = read(`docs/decisions/${name}`).split("\n");
    expect(title).toMatch(new RegExp(`^# ${Number(name.slice(0, 4))}\\. \\S`));
    expect(status).toMatch(
      /^\*\*Date:\*\* \d{4}-\d\d-\d\d · \*\*Status:\*\* (proposed|accepted|superseded)\b/,
    );
  });

  it("has a number of its own", () => {
    const numbers = decisions.map((name) => name.slice(0, 4));
    expect(new Set(numbers).size).toBe(numbers.length);
  });
});

/** Every file below a directory whose name ends so, as one text. */
function textsBelow(directory: string, ending: string): string {
  return readdirSync(join(projectRoot, directory), { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(ending) && !name.includes("generated"))
    .map((name) => read(join(directory, name)))
    .join("\n");
}

describe("the glossary", () => {
  const rows = read("docs/glossary.md")
    .split("\n")
    .filter((line) => /^\| (?!Swedish|---)/.test(line))
    .map((line) => line.split("|").map((cell) => cell.trim()));
  const wordsOf = (cell = "") => cell.split(", ").filter((word) => word !== "—");

  it.each([
    ["sv", 1],
    ["en", 2],
  ])("has words that the product uses in %s", (language, column) => {
    const texts = textsBelow(`messages/${language}`, ".json").toLowerCase();
    const unused = rows
      .flatMap((row) => wordsOf(row[column]))
      .filter((word) => !texts.includes(word.toLowerCase()));
    expect(rows.length).toBeGreaterThan(50);
    expect(unused).toEqual([]);
  });

  it("has names that the code uses", () => {
    const code = `${textsBelow("lib", ".ts")}${textsBelow("prisma/schema", ".prisma")}`;
    const names = rows.flatMap((row) =>
      [...`${row[3]} ${row[4]}`.matchAll(/`\/?([^`]+)`/g)].map(([, name = ""]) => name),
    );
    expect(names.filter((name) => !code.includes(name))).toEqual([]);
  });
});

describe("the changelog", () => {
  it("has a part for what is not released, and one for the version of package.json", () => {
    const versions = [...read("CHANGELOG.md").matchAll(/^## \[([^\]]+)\]/gm)].map(([, version]) => version);
    expect(versions[0]).toBe("Unreleased");
    expect(versions).toContain(manifest.version);
  });
});
