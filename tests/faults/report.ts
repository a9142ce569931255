import { writeFileSync } from "node:fs";
import { table } from "@/scripts/support/table";
import { closingLine, type SuiteOutcome } from "@/scripts/support/testing/results";
import type { Finding } from "./invariant";
import type { Tally } from "./tally";

/** What the whole run did and found. */
export type Result = {
  seed: number;
  operations: Tally;
  operationsPerSecond: number;
  kills: Tally;
  findings: Finding[];
  seconds: number;
};

const shown = 5;

/** Prints the run, an invariant a line; its last line tells how many held. */
export function printReport({
  seed,
  operations,
  operationsPerSecond,
  kills,
  findings,
  seconds,
}: Result): SuiteOutcome {
  const print = (line = "") => console.log(line);
  print(`\nOperations (${operations.total}, ${operationsPerSecond.toFixed(0)} a second)`);
  print(table(operations.entries().map(([name, count]) => [name, String(count)])));
  if (kills.total > 0) {
    print(`\nKills (${kills.total})`);
    print(table(kills.entries().map(([name, count]) => [name, String(count)])));
  }
  print("\nInvariants");
  print(
    table(
      findings.map(({ name, checked, violations }) => [
        violations.length === 0 ? "held" : "BROKEN",
        name,
        `${checked} checked`,
        violations.length === 0 ? "" : `${violations.length} violations`,
      ]),
    ),
  );
  for (const { name, violations } of findings.filter((finding) => finding.violations.length > 0)) {
    print(`\n${name}:`);
    for (const violation of violations.slice(0, shown)) print(`  ${violation}`);
    if (violations.length > shown) print(`  … and ${violations.length - shown} more`);
  }
  const failures = findings
    .filter(({ violations }) => violations.length > 0)
    .map(({ name, violations }) => ({ name, message: violations.slice(0, shown).join("\n") }));
  const failed = failures.length;
  const outcome = { passed: findings.length - failed, failed, skipped: 0, failures };
  print(`\nSeed ${seed}, ${Math.round(seconds)} s.`);
  print(closingLine(outcome));
  return outcome;
}

/** Writes what came of it for whoever runs this as one of several suites. */
export function writeOutcome(file: string, outcome: SuiteOutcome): void {
  writeFileSync(file, JSON.stringify(outcome));
}
