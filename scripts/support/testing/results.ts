import { readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import { z } from "zod";
import type { Suite } from "./suites";

/** How many tests of a suite ended in which way. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

/** One test that failed, and what its runner said of it. */
export interface FailedTest {
  name: string;
  message: string;
}

/** What came of a suite. */
export interface SuiteOutcome extends Counts {
  failures: FailedTest[];
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().default(""),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.array(z.string()).nullish(),
        }),
      ),
    }),
  ),
});

const faultsReport = z.object({
  passed: z.number(),
  failed: z.number(),
  skipped: z.number(),
  failures: z.array(z.object({ name: z.string(), message: z.string() })),
});

const playwrightError = z.object({ message: z.string().default("") });

const playwrightTests = z.object({
  title: z.string().default(""),
  specs: z
    .array(
      z.object({
        title: z.string(),
        file: z.string(),
        tests: z.array(
          z.object({
            projectName: z.string(),
            status: z.string(),
            results: z.array(z.object({ errors: z.array(playwrightError).default([]) })),
          }),
        ),
      }),
    )
    .default([]),
  /** Files, and within them the groups of a file. */
  get suites() {
    return z.array(playwrightTests).default([]);
  },
});

const playwrightReport = playwrightTests.extend({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  errors: z.array(playwrightError),
});

const nothing: SuiteOutcome = { passed: 0, failed: 0, skipped: 0, failures: [] };

/**
 * Reads a runner's report. Whatever failed outside of a test (a file that does not load, a runner
 * that crashed before its report) counts as a failure, too, so that a failed run never ends as passed.
 */
export function readOutcome(runner: Suite["runner"], report: string, exitCode: number): SuiteOutcome {
  const outcome = parse(runner, report);
  if (exitCode !== 0 && outcome.failed === 0) {
    return { ...outcome, failed: 1, failures: [{ name: "the runner", message: `ended with ${exitCode}` }] };
  }
  return outcome;
}

function parse(runner: Suite["runner"], file: string): SuiteOutcome {
  const content = readJson(file);
  if (runner === "vitest") {
    const report = vitestReport.safeParse(content);
    return report.success ? readVitest(report.data) : nothing;
  }
  if (runner === "faults") {
    const report = faultsReport.safeParse(content);
    return report.success ? report.data : nothing;
  }
  const report = playwrightReport.safeParse(content);
  return report.success ? readPlaywright(report.data) : nothing;
}

function readVitest(report: z.infer<typeof vitestReport>): SuiteOutcome {
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
  );
  const failed = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === "failed")
      .map(({ fullName, failureMessages }) => ({
        name: `${name} › ${fullName}`,
        message: failureMessages?.join("\n") ?? "",
      })),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded.length,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: [...unloaded.map(({ name, message }) => ({ name, message })), ...failed],
  };
}

function readPlaywright(report: z.infer<typeof playwrightReport>): SuiteOutcome {
  const { stats, errors } = report;
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    failures: [
      ...errors.map(({ message }) => ({ name: "the runner", message })),
      ...report.suites.flatMap((file) => failuresOf(file)),
    ],
  };
}

/** @param groups titles of the groups of the file that these tests are in, the outermost first */
function failuresOf(
  { specs, suites }: z.infer<typeof playwrightTests>,
  groups: readonly string[] = [],
): FailedTest[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected")
      .map(({ projectName, results }) => ({
        name: [`${file} [${projectName}]`, ...groups, title].join(" › "),
        message: results.flatMap(({ errors }) => errors.map(({ message }) => message)).join("\n"),
      })),
  );
  return [...own, ...suites.flatMap((group) => failuresOf(group, [...groups, group.title]))];
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

/** How much of a failure's message is repeated after all suites; the whole stands where the test ran. */
const repeatedLines = 12;
const repeatedWidth = 300;

/** A failure as it is told again after all suites. */
export function tellFailure({ name, message }: FailedTest): string {
  const lines = stripVTControlCharacters(message).split("\n").slice(0, repeatedLines);
  return [name, ...lines.map((line) => `    ${line.slice(0, repeatedWidth)}`)].join("\n");
}

/** Lines of a message that say what was expected of what; of a longer one nothing is listed. */
const listedLines = 2;
const listedWidth = 160;

/** How much is listed of what was received, where the message compares it line by line with what was expected. */
const receivedLines = 12;
const receivedWidth = 400;

/**
 * The failed tests in few lines each: the name with its file, how the message begins, and what was received instead. Printed last, since of a long
 * run often nothing but the end is kept.
 */
export function listFailures(title: string, failures: readonly FailedTest[]): string {
  return failures.map((failure) => `FAILED, ${title}: ${listed(failure)}`).join("\n");
}

function listed({ name, message }: FailedTest): string {
  const lines = stripVTControlCharacters(message)
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !/^[-+] (Expected|Received) /.test(line));
  const said = lines.filter((line) => !line.startsWith("+")).slice(0, listedLines);
  const received = lines.filter((line) => line.startsWith("+")).slice(0, receivedLines);
  return [name, said.join(" | ").slice(0, listedWidth), received.join(" ").slice(0, receivedWidth)]
    .filter((line) => line !== "")
    .join("\n    ");
}

/** The line that closes a run. */
export function closingLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped === 0 ? "" : `, ${skipped} skipped`}`;
}
