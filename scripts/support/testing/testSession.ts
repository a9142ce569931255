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
import { type Browser, provideBrowser } from "./browser";
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
  #begun: Promise<TestRun> | undefined;
  #provided: Promise<Browser> | undefined;

  constructor(filters: string[], signal: AbortSignal) {
    this.#filters = filters;
    this.#signal = signal;
  }

  /**
   * Runs the suites of each lane one after the other, and the lanes at the same time; a suite that cannot be run has
   * failed. One that is alone writes to the terminal as it goes. What others write comes as a whole when they have ended,
   * with `tell`.
   */
  async run(lanes: readonly (readonly Suite[])[], tell: (row: SuiteResult) => void): Promise<void> {
    const isAlone = lanes.flat().length === 1;
    await Promise.all(
      lanes.map(async (lane) => {
        for (const suite of lane) {
          const row = await this.#result(suite, isAlone);
          this.rows.push(row);
          tell(row);
        }
      }),
    );
  }

  async end(): Promise<void> {
    const run = await this.#begun?.catch(() => undefined);
    if (this.rows.some(({ failed }) => failed > 0)) run?.keepLogs(join(projectRoot, "test-results", "logs"));
    await run?.end();
    rmSync(this.#reports, { recursive: true, force: true });
  }

  async #result(suite: Suite, isAlone: boolean): Promise<SuiteResult> {
    const { title } = suite;
    try {
      const env = await this.#prepare(suite);
      say(isAlone ? `── ${title} ──` : `${title}: started`);
      const startedAt = performance.now();
      const outcome = await this.#execute(suite, { ...suite.env, ...env }, isAlone);
      return { title, seconds: (performance.now() - startedAt) / 1000, ...outcome };
    } catch (error) {
      const why = describeFailure(error);
      console.error(`\n${title}: ${why}`);
      return {
        title,
        seconds: 0,
        passed: 0,
        failed: 1,
        skipped: 0,
        failures: [{ name: title, message: why }],
      };
    }
  }

  #run(): Promise<TestRun> {
    this.#begun ??= beginTestRun({ say, signal: this.#signal });
    return this.#begun;
  }

  async #prepare({ needs, runner, group }: Suite): Promise<Record<string, string>> {
    if (this.#signal.aborted) throw new UserError("not run: told to end");
    if (needs === "nothing") return {};
    if (needs === "browser") return await this.#browser();
    const run = await this.#run();
    if (needs === "database" || needs === "build") {
      if (needs === "build") await run.build();
      return contextVariables(run.context);
    }
    const variables = contextVariables(await run.startApp(group));
    if (runner === "vitest") return variables;
    return { ...variables, ...(await this.#browser()) };
  }

  async #browser(): Promise<Record<string, string>> {
    // Once: suites of both lanes may want it at the same time, and it may have to be installed.
    this.#provided ??= provideBrowser(say);
    const { executablePath, args } = await this.#provided;
    return {
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
      say(`── ${suite.title} ──\n${readFileSync(written, "utf8")}`);
    }
    return readOutcome(suite.runner, report, code);
  }
}
