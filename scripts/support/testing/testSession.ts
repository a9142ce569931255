import { spawn } from "node:child_process";
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { identify } from "../../../dev/system/processIdentity";
import { UserError } from "../../../dev/system/UserError";
import { contextVariables } from "../../../tests/support/run/context";
import { beginTestRun, type TestRun } from "../../../tests/support/run/testRun";
import { endGroup } from "../launch/processLedger";
import { projectRoot } from "../project";
import { provideBrowser } from "./browser";
import { describeFailure } from "./report";
import { readOutcome, type SuiteOutcome } from "./results";
import { argumentsOf, type Suite } from "./suites";

/** What came of one suite. */
export interface SuiteResult extends SuiteOutcome {
  title: string;
  seconds: number;
}

export function say(line: string): void {
  console.log(`\n${line}`);
}

/** One run of the command: prepares what a suite needs when the first one needs it. */
export class TestSession {
  readonly rows: SuiteResult[] = [];
  readonly #filters: string[];
  readonly #signal: AbortSignal;
  readonly #reports = mkdtempSync(join(tmpdir(), "stund-report-"));
  #run: TestRun | undefined;
  /** What suites wrote that ran beside the one on the terminal. */
  readonly #unsaid: string[] = [];

  constructor(filters: string[], signal: AbortSignal) {
    this.#filters = filters;
    this.#signal = signal;
  }

  /**
   * Runs suites at the same time; one that cannot be run has failed. The first one writes to the terminal as it goes, what
   * the others wrote follows when all have ended.
   */
  async run(suites: readonly Suite[]): Promise<void> {
    const startedAt = performance.now();
    const rows = suites.map(() => Promise.resolve<SuiteResult | undefined>(undefined));
    for (const [index, suite] of suites.entries()) {
      const env = await this.#prepare(suite).catch((error: unknown) => this.#fail(suite, error));
      if (env === undefined) continue;
      say(`── ${suite.title} ──`);
      rows[index] = this.#execute(suite, { ...suite.env, ...env }, index === 0).then(
        (outcome) => ({ title: suite.title, seconds: (performance.now() - startedAt) / 1000, ...outcome }),
        (error: unknown) => this.#fail(suite, error),
      );
    }
    const ended = await Promise.all(rows);
    for (const text of this.#unsaid.splice(0)) say(text);
    for (const row of ended) if (row !== undefined) this.rows.push(row);
  }

  async end(): Promise<void> {
    if (this.rows.some(({ failed }) => failed > 0))
      this.#run?.keepLogs(join(projectRoot, "test-results", "logs"));
    await this.#run?.end();
    rmSync(this.#reports, { recursive: true, force: true });
  }

  #fail({ title }: Suite, error: unknown): undefined {
    const why = describeFailure(error);
    console.error(`\n${title}: ${why}`);
    const failures = [{ name: title, message: why }];
    this.rows.push({ title, seconds: 0, passed: 0, failed: 1, skipped: 0, failures });
  }

  async #prepare({ needs, runner }: Suite): Promise<Record<string, string>> {
    if (this.#signal.aborted) throw new UserError("not run: told to end");
    if (needs === "nothing") return {};
    this.#run ??= await beginTestRun({ say, signal: this.#signal });
    if (needs === "database") return contextVariables(this.#run.context);
    if (needs === "build") {
      await this.#run.build();
      const { app: _, ...context } = this.#run.context;
      return contextVariables(context);
    }
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

  async #execute(suite: Suite, env: Record<string, string>, isShown: boolean): Promise<SuiteOutcome> {
    const report = join(this.#reports, `${suite.title}.json`);
    const written = join(this.#reports, `${suite.title}.log`);
    const output = isShown ? "inherit" : openSync(written, "w");
    const child = spawn(process.execPath, argumentsOf(suite, projectRoot, report, this.#filters), {
      stdio: ["ignore", output, output],
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
    if (output !== "inherit") {
      closeSync(output);
      this.#unsaid.push(`── ${suite.title} ──\n${readFileSync(written, "utf8")}`);
    }
    return readOutcome(suite.runner, report, code);
  }
}
