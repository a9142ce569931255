import { UserError } from "../dev/system/UserError";
import { whenToldToEnd } from "./support/launch/signals";
import { projectRoot } from "./support/project";
import { dropSettings } from "./support/settings";
import { table } from "./support/table";
import { runMain } from "./support/testing/report";
import { type Counts, closingLine, listFailures, tellFailure } from "./support/testing/results";
import { lanes, type Suite } from "./support/testing/suites";
import { type SuiteResult, say, TestSession } from "./support/testing/testSession";

/**
 * `npm test`: every suite, on one build and one running product. The name of a
 * group runs that group alone; what follows it goes to the runner, as a file name to choose tests by.
 */
await runMain(async () => {
  process.chdir(projectRoot);
  dropSettings(process.env);
  const [group, ...filters] = process.argv.slice(2);
  const session = new TestSession(filters, whenToldToEnd());
  try {
    // At once too: a run that is ended from outside never comes to its summary.
    await session.run(choose(group), (row) => list([row]));
  } finally {
    await session.end();
  }
  return summarise(session.rows);
});

function choose(group: string | undefined): readonly (readonly Suite[])[] {
  const chosen = lanes.map((lane) => lane.filter((suite) => group === undefined || suite.group === group));
  if (chosen.flat().length > 0) return chosen;
  throw new UserError(
    `There are no tests named ${group}: unit, component, stripe, integration, api, e2e or faults.`,
  );
}

/** Prints which tests failed, with their files and how their messages begin. */
function list(rows: readonly SuiteResult[]): void {
  for (const { title, failures } of rows) if (failures.length > 0) say(listFailures(title, failures));
}

/**
 * Prints each failure again, what came of each suite, which tests failed and, as the last line, what came of all;
 * returns the exit code.
 */
function summarise(rows: readonly SuiteResult[]): number {
  const sum = (pick: (row: SuiteResult) => number) => rows.reduce((total, row) => total + pick(row), 0);
  const total: Counts = {
    passed: sum(({ passed }) => passed),
    failed: sum(({ failed }) => failed),
    skipped: sum(({ skipped }) => skipped),
  };
  for (const { title, failures } of rows) {
    for (const failure of failures) say(`${title}: ${tellFailure(failure)}`);
  }
  say(table(rows.map((row) => [row.title, `${row.seconds.toFixed(1)} s`, closingLine(row)])));
  if (total.failed > 0) say("Logs of the product, if it ran: test-results/logs");
  list(rows);
  say(closingLine(total));
  return total.failed === 0 && total.passed > 0 ? 0 : 1;
}
