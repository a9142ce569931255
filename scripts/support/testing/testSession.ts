import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { identify } from "../../../dev/system/processIdentity";
import { contextVariables } from "../../../tests/support/run/context";
import { beginTestRun, type TestRun } from "../../../tests/support/run/testRun";
import { endGroup } from "../launch/processLedger";
import { projectRoot } from "../project";
import { provideBrowser } from "./browser";
import { describeFailure } from "./report";
import { type Outcome, readOutcome } from "./results";
import { parametersOf, type Suite } from "./suites";

/** What came of one suite. */
export interface Row extends Outcome {
  title: string;
  seconds: number;
}

export function say(line: string): void {
  console.log(`\n${line}`);
}

/** One run of the command: prepares what a suite needs when the first one needs it. */
export class TestSession {
  readonly rows: Row[] = [];
  readonly #filters: string[];
  readonly #signal: AbortSignal;
  readonly #reports = mkdtempSync(join(tmpdir(), "stund-report-"));
  #run: TestRun | undefined;

  constructor(filters: string[], signal: AbortSignal) {
    this.#filters = filters;
    this.#signal = signal;
  }

  /** Runs a suite; one that cannot be run has failed. */
  async run(suite: Suite): Promise<void> {
    if (this.#signal.aborted) return this.#fail(suite, "not run: told to end");
    const startedAt = performance.now();
    try {
      const env = { ...suite.env, ...(await this.#prepare(suite)) };
      say(`── ${suite.title} ──`);
      const outcome = await this.#execute(suite, env);
      this.rows.push({ title: suite.title, seconds: (performance.now() - startedAt) / 1000, ...outcome });
    } catch (error) {
      this.#fail(suite, describeFailure(error));
    }
  }

  async end(): Promise<void> {
    if (this.rows.some(({ failed }) => failed > 0))
      this.#run?.keepLogs(join(projectRoot, "test-results", "logs"));
    await this.#run?.end();
    rmSync(this.#reports, { recursive: true, force: true });
  }

  #fail({ title }: Suite, why: string): void {
    console.error(`\n${title}: ${why}`);
    const failures = [{ name: title, message: why }];
    this.rows.push({ title, seconds: 0, passed: 0, failed: 1, skipped: 0, failures });
  }

  async #prepare({ needs, runner }: Suite): Promise<Record<string, string>> {
    if (needs === "nothing") return {};
    this.#run ??= await beginTestRun({ say, signal: this.#signal });
    if (needs === "database") return contextVariables(this.#run.context);
    if (this.#run.context.app === undefined) await this.#run.startApp();
    const variables = contextVariables(this.#run.context);
    if (runner === "vitest") return variables;
    const { executablePath, args } = await provideBrowser(say);
    return {
      ...variables,
      PLAYWRIGHT_CHROMIUM_ARGS: args.join(" "),
      ...(executablePath === undefined ? {} : { PLAYWRIGHT_CHROMIUM_PATH: executablePath }),
    };
  }

  async #execute(suite: Suite, env: Record<string, string>): Promise<Outcome> {
    const report = join(this.#reports, `${this.rows.length}.json`);
    const child = spawn(process.execPath, parametersOf(suite, projectRoot, report, this.#filters), {
      stdio: ["ignore", "inherit", "inherit"],
      env: { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
      // A Ctrl-C reaches this process alone, which lets the runner end in order.
      detached: true,
    });
    const identity = child.pid === undefined ? undefined : identify(child.pid);
    const abort = () => identity !== undefined && endGroup(identity);
    this.#signal.addEventListener("abort", abort, { once: true });
    const code = await new Promise<number>((resolve) => {
      child.once("error", () => resolve(1));
      child.once("exit", (exitCode) => resolve(exitCode ?? 1));
    });
    this.#signal.removeEventListener("abort", abort);
    return readOutcome(suite.runner, report, code);
  }
}
