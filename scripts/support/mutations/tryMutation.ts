import { spawn } from "node:child_process";
import type { Requirement } from "../repository/requirements";
import { type ChosenSuite, readRun, type TestRun, testRuns } from "./testRuns";

/** `open`: not caught by the suites that were asked for, while its requirement has tests in others. */
export type Verdict = { kind: "caught" | "survived" | "open"; says: string };

/** A suite that has not ended by then hangs, which is a failure, too; in milliseconds. */
const suiteWithinMs = 20 * 60_000;

type Trial = { root: string; suites: readonly ChosenSuite[]; signal: AbortSignal };

/**
 * Runs the tests of a requirement in a copy of the project that has the fault, suite by suite until one fails.
 * @throws the signal's reason when it is aborted; {Error} when a run has no test
 */
export async function tryMutation(requirement: Requirement, trial: Trial): Promise<Verdict> {
  const runs = testRuns(requirement);
  const asked = runs.filter(({ suite }) => trial.suites.includes(suite));
  const ran: ChosenSuite[] = [];
  for (const run of asked) {
    const result = await runTests(run, trial);
    if (result.kind === "failed")
      return { kind: "caught", says: `caught by ${run.suite} ${result.caughtBy}` };
    // Tests that passed before would have let it through: it is no fault that they could have seen.
    if (result.kind === "not built") {
      return ran.length === 0
        ? { kind: "caught", says: "caught by build" }
        : { kind: "survived", says: `SURVIVED ${ran.join(", ")}, and does not build` };
    }
    ran.push(run.suite);
  }
  const left = runs.filter((run) => !asked.includes(run)).map(({ suite }) => suite);
  const by = ran.length === 0 ? "not run" : `not caught by ${ran.join(", ")}`;
  if (left.length > 0) return { kind: "open", says: `${by}; left out: ${left.join(", ")}` };
  return { kind: "survived", says: `SURVIVED ${ran.join(", ")}` };
}

async function runTests({ suite, filters }: TestRun, { root, signal }: Trial) {
  const clock = ["--import", "./tests/support/clock/processClock.mjs"];
  const runner = ["--conditions=react-server", "--import", "tsx", "scripts/test.ts", suite, ...filters];
  const hanging = AbortSignal.timeout(suiteWithinMs);
  const child = spawn(process.execPath, [...clock, ...runner], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    // It ends its own runner and servers in order.
    signal: AbortSignal.any([signal, hanging]),
  });
  let output = "";
  const write = (text: string) => (output += text);
  child.stdout.setEncoding("utf8").on("data", write);
  child.stderr.setEncoding("utf8").on("data", write);
  await new Promise<void>((resolve) => {
    child.once("error", () => {});
    child.once("close", () => resolve());
  });
  signal.throwIfAborted();
  if (hanging.aborted) return { kind: "failed", caughtBy: "its time limit" } as const;
  return readRun(output, root);
}
