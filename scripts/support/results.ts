import { readFileSync } from "node:fs";
import { z } from "zod";
import type { Suite } from "./suites";

/** What came of a suite. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
});

const faultsReport = z.object({ passed: z.number(), failed: z.number(), skipped: z.number() });

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  errors: z.array(z.unknown()),
});

/**
 * Reads a runner's report. Whatever failed outside of a test (a file that does not load, a runner
 * that crashed before its report) counts as a failure, too: nothing red ends as a green line.
 */
export function readCounts(runner: Suite["runner"], report: string, exitCode: number): Counts {
  const counts = parse(runner, report);
  if (exitCode !== 0 && counts.failed === 0) return { ...counts, failed: 1 };
  return counts;
}

function parse(runner: Suite["runner"], file: string): Counts {
  const content = readJson(file);
  if (runner === "vitest") {
    const report = vitestReport.safeParse(content);
    return report.success ? countVitest(report.data) : { passed: 0, failed: 0, skipped: 0 };
  }
  if (runner === "faults") {
    const report = faultsReport.safeParse(content);
    return report.success ? report.data : { passed: 0, failed: 0, skipped: 0 };
  }
  const report = playwrightReport.safeParse(content);
  return report.success ? countPlaywright(report.data) : { passed: 0, failed: 0, skipped: 0 };
}

function countVitest(report: z.infer<typeof vitestReport>): Counts {
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.length === 0,
  ).length;
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

function countPlaywright({ stats, errors }: z.infer<typeof playwrightReport>): Counts {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
  };
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return undefined;
  }
}

/** The line that closes a run. */
export function closingLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped === 0 ? "" : `, ${skipped} skipped`}`;
}
