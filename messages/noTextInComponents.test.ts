import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "@swc/core";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "..");

/** The development page of the design system shows samples, and tests show examples: nobody translates those. */
const files = globSync("{app,components}/**/*.tsx", { cwd: root }).filter(
  (file) => !file.startsWith("app/design") && !file.endsWith(".ctest.tsx"),
);

/** Attributes whose text a person reads or hears. */
const spoken = new Set([
  "alt",
  "title",
  "placeholder",
  "label",
  "aria-label",
  "aria-description",
  "aria-roledescription",
  "aria-valuetext",
]);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
const hasLetters = (text: unknown) => typeof text === "string" && /\p{L}{2}/u.test(text);

function textOf(node: Record<string, unknown>): string | null {
  if (node.type === "JSXText" && hasLetters(node.value)) return String(node.value).trim();
  if (node.type !== "JSXAttribute" || !isRecord(node.name) || !isRecord(node.value)) return null;
  const name = String(node.name.value);
  return spoken.has(name) && node.value.type === "StringLiteral" && hasLetters(node.value.value)
    ? `${name}="${String(node.value.value)}"`
    : null;
}

function texts(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(texts);
  if (!isRecord(node)) return [];
  const own = textOf(node);
  return [...(own === null ? [] : [own]), ...Object.values(node).flatMap(texts)];
}

const read = (source: string) => texts(parseSync(source, { syntax: "typescript", tsx: true }));

describe("components", () => {
  it.each(files)("%s contains no text of its own", (file) => {
    expect(read(readFileSync(join(root, file), "utf8"))).toEqual([]);
  });

  it("finds text in a component that has some", () => {
    expect(read('const A = () => <p title="Hej där">Text</p>;')).toEqual(['title="Hej där"', "Text"]);
  });
});
