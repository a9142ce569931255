import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { projectRoot } from "../project";

const directory = join(projectRoot, "tests", "e2e");

it.each(
  readdirSync(directory, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".spec.ts")),
)("%s is made of the test that watches the pages' content security policies", (name) => {
  const source = readFileSync(join(directory, name), "utf8");
  expect(source).toMatch(/from "(\.\.\/)+support\/pages\/browserTest"/);
  expect(source).not.toMatch(/import \{[^}]*\btest\b[^}]*\} from "@playwright\/test"/);
});
