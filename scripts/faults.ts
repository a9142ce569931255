import { join } from "node:path";
import { readOptions } from "../tests/faults/options";
import { printReport, writeOutcome } from "../tests/faults/report";
import { runFaults } from "../tests/faults/run";
import { whenToldToEnd } from "./support/launch/signals";
import { projectRoot } from "./support/project";
import { dropSettings } from "./support/settings";
import { runMain } from "./support/testing/report";

/**
 * `npm run faults`: what the product promises, checked while many clients use it, processes die and what it depends on
 * fails. `-- --short` is the form that is part of `npm test`; docs/reliability.md tells of the other arguments.
 */
await runMain(async () => {
  process.chdir(projectRoot);
  dropSettings(process.env);
  const options = readOptions(process.argv.slice(2));
  console.log(`Seed ${options.seed}`);
  const result = await runFaults(options, {
    say: (line) => console.log(line),
    keepLogsIn: join(projectRoot, "test-results", "faults"),
    signal: whenToldToEnd(),
  });
  const outcome = printReport(result);
  if (options.report !== undefined) writeOutcome(options.report, outcome);
  return outcome.failed === 0 && outcome.passed > 0 ? 0 : 1;
});
