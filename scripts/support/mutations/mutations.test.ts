import { describe, expect, it } from "vitest";
import { mutations } from "../../../tests/mutations/all";
import { parsePage, readProjectFile, readRequirements } from "../repository/requirements";
import { problemsOf } from "./mutate";
import { readOptions } from "./options";
import { readRun, testRuns } from "./testRuns";

describe("the mutations", () => {
  it("apply to the product as it is, and each breaks a requirement that has tests", () => {
    expect(problemsOf(mutations, { requirements: readRequirements(), read: readProjectFile })).toEqual([]);
    expect(mutations.length).toBeGreaterThanOrEqual(40);
  });

  it("are chosen by name, and their suites by a list", () => {
    const chosen = readOptions(["vat-on-top", "--suite", "api,unit"]);
    expect(chosen.mutations.map(({ id }) => id)).toEqual(["vat-on-top"]);
    expect(chosen.suites).toEqual(["unit", "api"]);
    expect(() => readOptions(["nothing", "--suite", "all"])).toThrow("named all, nothing");
  });
});

const row = (tests: string) => parsePage("page.md", `| SVC-1 | A rule. | \`lib/env.ts\` | ${tests} | yes |`);

describe("problemsOf", () => {
  const requirements = row('`lib/a.test.ts` "what it does"');
  const of = { id: "one", file: "a.ts", from: "a", to: "b", breaks: "SVC-1" };
  const problems = (change: Partial<typeof of>, source = "a") =>
    problemsOf([{ ...of, ...change }], { requirements, read: () => source });

  it.each([
    ["fits", {}, "a", []],
    ["no longer stands there", {}, "b", ["one: a.ts: stands there 0 times: a"]],
    ["stands there twice", {}, "a a", ["one: a.ts: stands there 2 times: a"]],
    ["changes nothing", { to: "a" }, "a", ["one: changes nothing"]],
    ["breaks nothing that is known", { breaks: "x" }, "a", ["one: no test holds x"]],
  ])("tells of one that %s", (_what, change, source, told) => {
    expect(problems(change, source)).toEqual(told);
  });

  it("tells of a name that is taken", () => {
    expect(problemsOf([of, of], { requirements, read: () => "a" })).toEqual(["one: the name is taken"]);
  });
});

describe("the runs of a requirement", () => {
  it("are its files by suite, the cheapest first, and of browser tests those with its titles", () => {
    const [requirement] = row(
      [
        '`tests/e2e/a.spec.ts` "is there, in $language (%s)", `tests/api/b.test.ts` "one"',
        '`components/D.ctest.tsx` "five", `lib/c.test.ts` "two", `tests/api/b.test.ts` "three", `tests/faults/d.ts` "four"',
      ].join(", "),
    );
    expect(requirement && testRuns(requirement)).toEqual([
      { suite: "unit", filters: ["lib/c.test.ts"] },
      { suite: "component", filters: ["components/D.ctest.tsx"] },
      { suite: "api", filters: ["tests/api/b.test.ts"] },
      { suite: "e2e", filters: ["tests/e2e/a.spec.ts", "-g", "is there, in .* \\(.*\\)"] },
    ]);
  });
});

describe("what a run printed", () => {
  const failed = "FAILED, unit: /tmp/copy/lib/a.test.ts › a › b\n    AssertionError\n3 passed, 1 failed\n";

  it.each([
    ["that nothing failed", "3 passed, 0 failed, 2 skipped\n", { kind: "passed" }],
    ["the first failure by its file", failed, { kind: "failed", caughtBy: "lib/a.test.ts › a › b" }],
    [
      "that it could not be built",
      "API: The build failed (exit code 1).\n0 passed, 1 failed\n",
      { kind: "not built" },
    ],
  ])("says %s", (_what, output, result) => {
    expect(readRun(output, "/tmp/copy")).toEqual(result);
  });

  it("is no verdict when no test ran", () => {
    expect(() => readRun("0 passed, 0 failed\n", "/tmp/copy")).toThrow("No test ran");
  });
});
