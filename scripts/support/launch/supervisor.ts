import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, openSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { ownDirectory, ownFileMode } from "../../../dev/system/ownDirectory";
import { identify } from "../../../dev/system/processIdentity";
import { UserError } from "../../../dev/system/UserError";
import { waitFor } from "../../../dev/system/wait";
import { projectRoot } from "../project";
import { endGroup, Ledger, signalGroup } from "./processLedger";
import { RestartPause } from "./restartPause";

export interface ChildSpec {
  /** Names its log file. */
  name: string;
  /** What it is to a reader, beginning a sentence: "The background worker". */
  title: string;
  /** Parameters of Node. */
  parameters: string[];
  /** Where it runs; in the project without one. */
  directory?: string;
  env: Record<string, string>;
  /** Write to the console instead of the log file. */
  toConsole?: boolean;
  /** What has to be done when it was started again. */
  afterRestart?: (child: Child) => Promise<void>;
}

/** A process under supervision; one that was started again is another process, and the same child. */
export interface Child {
  readonly pid: number;
  /** Settles when it has ended and is not started again, with the words for how. */
  ended: Promise<string>;
  /** Everything it wrote so far, when it writes to its log file. */
  log(): string;
  stop(): Promise<void>;
  /** Ends it without asking, as a crash would. */
  kill(): Promise<void>;
}

interface Process {
  pid: number;
  identity: ReturnType<typeof identify>;
  log: () => string;
  ended: Promise<{ how: string; ranMs: number }>;
}

/**
 * Starts processes, keeps the ledger of them, and tells when one ends that nobody asked to end.
 * Children write into files themselves and are in process groups of their own, so that neither the end of this process nor
 * a Ctrl-C in its terminal ends them before `stopAll` does.
 */
export class Supervisor {
  readonly #logs: string;
  readonly #ledger: Ledger;
  readonly #failure = Promise.withResolvers<UserError>();
  readonly #logged = new Set<string>();
  #running = new AsyncDisposableStack();
  #sayRestarts: ((line: string) => void) | undefined;

  private constructor(logs: string, ledger: Ledger) {
    this.#logs = logs;
    this.#ledger = ledger;
  }

  /** Begins supervision in a directory, after ending what an earlier supervisor left running there. */
  static async begin(directory: string): Promise<Supervisor> {
    const logs = ownDirectory(join(directory, "logs"));
    const ledger = new Ledger(join(directory, "processes.json"));
    await ledger.endLeftovers();
    return new Supervisor(logs, ledger);
  }

  /** Resolves when a process ended by itself, saying which and how. */
  get failed(): Promise<UserError> {
    return this.#failure.promise;
  }

  /** From now on, what ends by itself is started again, after a pause that grows, and told of by `say`. */
  restartFromNow(say: (line: string) => void): void {
    this.#sayRestarts = say;
  }

  /** What tells of restarts; undefined while a process that ends by itself is a failure. */
  get sayRestarts(): ((line: string) => void) | undefined {
    return this.#sayRestarts;
  }

  /** Starts a process that is to run until it is stopped. */
  start(spec: ChildSpec): Child {
    const stopping = new AbortController();
    let current = this.#begin(spec);
    const endWith = async (end: () => Promise<void> | void) => {
      stopping.abort();
      await end();
      await running.ended;
    };
    const running: Child = {
      get pid() {
        return current.pid;
      },
      ended: this.#keep(spec, stopping.signal, current, (next) => {
        current = next;
        return running;
      }),
      log: () => current.log(),
      stop: () =>
        endWith(async () => {
          if (current.identity !== undefined) await endGroup(current.identity);
        }),
      kill: () => endWith(() => signalGroup(current.pid, "SIGKILL")),
    };
    this.alsoStop(running.stop);
    return running;
  }

  #begin(spec: ChildSpec): Process {
    const { child, log } = this.#spawn(spec);
    const pid = pidOf(child, spec);
    const identity = identify(pid);
    this.#ledger.add(pid);
    const startedMs = performance.now();
    const ended = endOf(child).then((how) => {
      this.#ledger.remove(pid);
      return { how, ranMs: performance.now() - startedMs };
    });
    return { pid, identity, log, ended };
  }

  /** Waits for the end of a process; unless it was asked to end that is a failure, or the reason to start it again. */
  async #keep(
    spec: ChildSpec,
    stopping: AbortSignal,
    first: Process,
    replace: (next: Process) => Child,
  ): Promise<string> {
    let current = first;
    let pause: RestartPause | undefined;
    for (;;) {
      const { how, ranMs } = await current.ended;
      if (stopping.aborted) return how;
      const what = `${spec.title} ended by itself (${how}).`;
      if (this.#sayRestarts === undefined) {
        this.#failure.resolve(new UserError(what + quote(current.log())));
        return how;
      }
      pause ??= new RestartPause(this.#sayRestarts, stopping);
      if (!(await pause.wait(what, ranMs))) return how;
      current = this.#begin(spec);
      const child = replace(current);
      spec.afterRestart?.(child).catch((error: unknown) => {
        this.#sayRestarts?.(error instanceof Error ? error.message : String(error));
      });
    }
  }

  /** Has `stopAll` also end something that is no process of its own, in its turn. */
  alsoStop(stop: () => Promise<void>): void {
    this.#running.defer(stop);
  }

  /**
   * Runs a process to its end.
   * @throws {UserError} with the end of its log when it fails, or the signal's reason when it is aborted.
   */
  async run(spec: ChildSpec, signal?: AbortSignal): Promise<void> {
    const { child, log } = this.#spawn(spec);
    const pid = pidOf(child, spec);
    const identity = identify(pid);
    this.#ledger.add(pid);
    const abort = () => signalGroup(pid, "SIGTERM");
    signal?.addEventListener("abort", abort, { once: true });
    const how = await endOf(child);
    signal?.removeEventListener("abort", abort);
    if (identity !== undefined) this.#ledger.remove(pid);
    signal?.throwIfAborted();
    if (how !== "exit code 0") throw new UserError(`${spec.title} failed (${how}).${quote(log())}`);
  }

  /** Waits for a condition, and no longer than everything runs. */
  async waitUntil<T>(
    what: string,
    condition: () => Promise<T | undefined | false> | T | undefined | false,
    signal?: AbortSignal,
  ): Promise<T> {
    const broken = new AbortController();
    const stop = signal === undefined ? broken.signal : AbortSignal.any([signal, broken.signal]);
    const failure = this.failed.then((error) => {
      broken.abort(error);
      throw error;
    });
    return Promise.race([waitFor(condition, { what, timeoutMs: 120_000, signal: stop }), failure]);
  }

  /** Stops everything that runs, last started first, so that nothing runs without what it needs. */
  async stopAll(): Promise<void> {
    const running = this.#running;
    this.#running = new AsyncDisposableStack();
    await running.disposeAsync();
  }

  #spawn({ name, parameters, directory = projectRoot, env, toConsole = false }: ChildSpec): {
    child: ChildProcess;
    log: () => string;
  } {
    const file = join(this.#logs, `${name}.log`);
    // One started again, after a crash that a test made, writes on where the one before ended.
    const begun = this.#logged.has(name) ? statSync(file).size : 0;
    const output = toConsole ? ("inherit" as const) : openSync(file, begun === 0 ? "w" : "a", ownFileMode);
    if (!toConsole) this.#logged.add(name);
    const child = spawn(process.execPath, parameters, {
      cwd: directory,
      env: { ...process.env, ...env },
      stdio: ["ignore", output, output],
      detached: true,
    });
    if (typeof output === "number") closeSync(output);
    return { child, log: () => (toConsole ? "" : readFileSync(file).subarray(begun).toString("utf8")) };
  }
}

function pidOf(child: ChildProcess, { title }: ChildSpec): number {
  if (child.pid !== undefined) return child.pid;
  throw new UserError(`${title} could not be started.`);
}

function endOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    child.once("error", (error) => resolve(error.message));
    child.once("exit", (code, signal) => resolve(signal === null ? `exit code ${code}` : `signal ${signal}`));
  });
}

function quote(log: string): string {
  const lines = log.trimEnd().split("\n").slice(-25);
  return log.trim() === "" ? "" : ` It last wrote:\n${lines.map((line) => `  ${line}`).join("\n")}`;
}
