import type { HoldingTests, Requirement } from "../repository/requirements";
import type { Suite } from "../testing/suites";

/** The suites whose tests can be chosen by file, the cheapest first. */
export const chosenSuites = ["unit", "component", "stripe", "integration", "api", "e2e"] as const;
export type ChosenSuite = Extract<Suite["group"], (typeof chosenSuites)[number]>;

/** One run of `scripts/test.ts`: a suite, and what it is given to choose tests by. */
export type TestRun = { suite: ChosenSuite; filters: string[] };

/** The runs of the tests that a row of the requirements names, the cheapest first. */
export function testRuns({ tests }: Pick<Requirement, "tests">): TestRun[] {
  return chosenSuites.flatMap((suite) => {
    const own = tests.filter(({ file }) => suiteOf(file) === suite);
    if (own.length === 0) return [];
    const files = [...new Set(own.map(({ file }) => file))];
    // A file of browser tests takes minutes, and each of its tests stands alone; elsewhere whole files are run.
    return [{ suite, filters: suite === "e2e" ? [...files, "-g", patternOf(own)] : files }];
  });
}

/** Null for the faults, which run whole alone. */
function suiteOf(file: string): ChosenSuite | null {
  if (file.startsWith("tests/faults/")) return null;
  if (/^(?:dev|tests)\/stripe\//.test(file)) return "stripe";
  if (file.endsWith(".ctest.tsx")) return "component";
  const [, group] = /^tests\/([^/]+)\//.exec(file) ?? [];
  return chosenSuites.find((suite) => suite === group) ?? "unit";
}

/** A pattern of the titles; what stands there for a value matches any. */
function patternOf(tests: readonly HoldingTests[]): string {
  const titles = new Set(tests.flatMap((each) => each.titles));
  return [...titles]
    .map((title) =>
      title
        .split(/\$\{[^}]*\}|\$[\w.]+|%[a-zA-Z]/)
        .map((part) => part.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"))
        .join(".*"),
    )
    .join("|");
}

/** What came of a run; `caughtBy` names the first test that failed, by its file. */
export type RunResult = { kind: "passed" } | { kind: "failed"; caughtBy: string } | { kind: "not built" };

/**
 * Reads what `scripts/test.ts` printed.
 * @param root of the copy, which is left out of names
 * @throws {Error} when no test ran
 */
export function readRun(output: string, root: string): RunResult {
  const [, passed = "0", failed = "0"] = [...output.matchAll(/^(\d+) passed, (\d+) failed/gm)].at(-1) ?? [];
  if (Number(passed) === 0 && Number(failed) === 0) throw new Error(`No test ran:\n${output.slice(-2_000)}`);
  if (Number(failed) === 0) return { kind: "passed" };
  if (/\bThe build failed/m.test(output)) return { kind: "not built" };
  const [, name = "a test"] = /^FAILED, .+?: (.+)$/m.exec(output) ?? [];
  return { kind: "failed", caughtBy: name.replace(`${root}/`, "") };
}
