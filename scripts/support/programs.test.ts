import { existsSync } from "node:fs";
import { expect, it } from "vitest";
import { programOf } from "./programs";

it.each([
  ["next", "next"],
  ["tsx", "tsx"],
  ["prisma", "prisma"],
  ["typescript", "tsc"],
  ["@playwright/test", "playwright"],
])("%s brings a program %s that is there", (name, program) => {
  expect(existsSync(programOf(name, program))).toBe(true);
});

it("names the package that brings no such program", () => {
  expect(() => programOf("typescript")).toThrow("The package typescript brings no program typescript");
});
