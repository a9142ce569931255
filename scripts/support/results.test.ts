import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { closingLine, readCounts } from "./results";

const directory = mkdtempSync(join(tmpdir(), "stund-results-"));
afterAll(() => rmSync(directory, { recursive: true }));

function report(content: unknown): string {
  const file = join(directory, "report.json");
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const vitest = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1, testResults: [] };

describe("readCounts", () => {
  it("adds up what vitest reports", () => {
    expect(readCounts("vitest", report(vitest), 0)).toEqual({ passed: 3, failed: 0, skipped: 2 });
  });

  it("counts a file that does not load as a failure", () => {
    const testResults = [{ status: "failed", assertionResults: [] }];
    expect(readCounts("vitest", report({ ...vitest, testResults }), 1).failed).toBe(1);
  });

  it("adds up what Playwright reports", () => {
    const stats = { expected: 5, unexpected: 2, flaky: 1, skipped: 4 };
    expect(readCounts("playwright", report({ stats, errors: [{}] }), 1)).toEqual({
      passed: 6,
      failed: 3,
      skipped: 4,
    });
  });

  it("takes over what the faults suite counted", () => {
    const counts = { passed: 29, failed: 1, skipped: 0 };
    expect(readCounts("faults", report(counts), 1)).toEqual(counts);
  });

  it("never lets a runner that failed look green", () => {
    expect(readCounts("vitest", report(vitest), 1).failed).toBe(1);
    expect(readCounts("vitest", join(directory, "none.json"), 1)).toEqual({
      passed: 0,
      failed: 1,
      skipped: 0,
    });
  });
});

describe("closingLine", () => {
  it("names skipped tests only when there are some", () => {
    expect(closingLine({ passed: 7, failed: 0, skipped: 0 })).toBe("7 passed, 0 failed");
    expect(closingLine({ passed: 7, failed: 1, skipped: 2 })).toBe("7 passed, 1 failed, 2 skipped");
  });
});
