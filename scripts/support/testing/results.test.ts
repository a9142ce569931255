import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { closingLine, listFailures, readOutcome, tellFailure } from "./results";

const directory = mkdtempSync(join(tmpdir(), "stund-results-"));
afterAll(() => rmSync(directory, { recursive: true }));

function report(content: unknown): string {
  const file = join(directory, "report.json");
  writeFileSync(file, JSON.stringify(content));
  return file;
}

const vitest = { numPassedTests: 3, numFailedTests: 0, numPendingTests: 1, numTodoTests: 1, testResults: [] };

describe("readOutcome", () => {
  it("adds up what vitest reports", () => {
    expect(readOutcome("vitest", report(vitest), 0)).toMatchObject({
      passed: 3,
      failed: 0,
      skipped: 2,
      failures: [],
    });
  });

  it("counts a file that does not load as a failure", () => {
    const testResults = [
      { name: "a.test.ts", status: "failed", message: "no such file", assertionResults: [] },
    ];
    const outcome = readOutcome("vitest", report({ ...vitest, testResults }), 1);
    expect(outcome).toMatchObject({ failed: 1, failures: [{ name: "a.test.ts", message: "no such file" }] });
  });

  it("names the failed tests of vitest", () => {
    const assertionResults = [
      { fullName: "a hold ends", status: "failed", failureMessages: ["expected 1 to be 2"] },
      { fullName: "a hold begins", status: "passed", failureMessages: [] },
    ];
    const testResults = [{ name: "holds.test.ts", status: "failed", message: "", assertionResults }];
    const { failures } = readOutcome("vitest", report({ ...vitest, numFailedTests: 1, testResults }), 1);
    expect(failures).toEqual([{ name: "holds.test.ts › a hold ends", message: "expected 1 to be 2" }]);
  });

  it("adds up what Playwright reports", () => {
    const stats = { expected: 5, unexpected: 2, flaky: 1, skipped: 4 };
    expect(readOutcome("playwright", report({ stats, errors: [{}] }), 1)).toMatchObject({
      passed: 6,
      failed: 3,
      skipped: 4,
    });
  });

  it("names the failed tests of Playwright, in groups too", () => {
    const stats = { expected: 1, unexpected: 1, flaky: 0, skipped: 0 };
    const tests = (status: string) => [
      { projectName: "phone", status, results: [{ errors: [{ message: "no button" }] }] },
    ];
    const group = {
      title: "the menu",
      specs: [
        { title: "opens", file: "menu.spec.ts", tests: tests("unexpected") },
        { title: "closes", file: "menu.spec.ts", tests: tests("expected") },
      ],
    };
    const { failures } = readOutcome(
      "playwright",
      report({ stats, errors: [], suites: [{ title: "menu.spec.ts", specs: [], suites: [group] }] }),
      1,
    );
    expect(failures).toEqual([{ name: "menu.spec.ts [phone] › the menu › opens", message: "no button" }]);
  });

  it("takes over what the faults suite counted", () => {
    const failures = [{ name: "no deadlock in the database", message: "one" }];
    const outcome = { passed: 29, failed: 1, skipped: 0, failures };
    expect(readOutcome("faults", report(outcome), 1)).toEqual(outcome);
  });

  it("counts a failure when the runner failed and its report names none", () => {
    expect(readOutcome("vitest", report(vitest), 1).failed).toBe(1);
    expect(readOutcome("vitest", join(directory, "none.json"), 1)).toMatchObject({
      passed: 0,
      failed: 1,
      skipped: 0,
    });
  });
});

describe("tellFailure", () => {
  it("gives the name and the beginning of the message, without colours", () => {
    const message = ["\u001b[31mfirst\u001b[39m", ...Array.from({ length: 30 }, (_, line) => `${line}`)].join(
      "\n",
    );
    const lines = tellFailure({ name: "a test", message }).split("\n");
    expect(lines.slice(0, 3)).toEqual(["a test", "    first", "    0"]);
    expect(lines).toHaveLength(13);
  });
});

describe("listFailures", () => {
  it("gives each failure's name with the file, and below it the first two lines of its message that say something", () => {
    const message = "\u001b[31mError: toBeVisible() failed\u001b[39m\n\n  Locator: button\nCall log:";
    const failures = [
      { name: "menu.spec.ts [phone] › opens", message },
      { name: "the runner", message: "" },
    ];
    expect(listFailures("browser", failures).split("\n")).toEqual([
      "FAILED, browser: menu.spec.ts [phone] › opens",
      "    Error: toBeVisible() failed | Locator: button",
      "FAILED, browser: the runner",
    ]);
  });

  it("lists what was received of a comparison line by line, without its counts", () => {
    const message =
      'Error: expect(received).toEqual(expected)\n\n- Expected  - 1\n+ Received  + 3\n\n- Array []\n+ Array [\n+   "id": "color-contrast",\n+ ]';
    expect(listFailures("browser", [{ name: "a.spec.ts › b", message }]).split("\n")).toEqual([
      "FAILED, browser: a.spec.ts › b",
      "    Error: expect(received).toEqual(expected) | - Array []",
      '    + Array [ +   "id": "color-contrast", + ]',
    ]);
  });
});

describe("closingLine", () => {
  it("names skipped tests only when there are some", () => {
    expect(closingLine({ passed: 7, failed: 0, skipped: 0 })).toBe("7 passed, 0 failed");
    expect(closingLine({ passed: 7, failed: 1, skipped: 2 })).toBe("7 passed, 1 failed, 2 skipped");
  });
});
