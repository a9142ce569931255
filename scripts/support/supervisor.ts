import { type ChildProcess, spawn } from "node:child_process";
import { closeSync, mkdirSync, openSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { identify } from "../../dev/system/processIdentity";
import { UserError } from "../../dev/system/UserError";
import { waitFor } from "../../dev/system/wait";
import { endGroup, Ledger, signalGroup } from "./ledger";
import { projectRoot } from "./project";

export interface ChildSpec {
  /** Names its log file. */
  name: string;
  /** What it is to a reader, beginning a sentence: "The background worker". */
  title: string;
  /** Parameters of Node. */
  parameters: string[];
  env: Record<string, string>;
  /** Write to the console instead of the log file. */
  toConsole?: boolean;
}

/** A process under supervision. */
export interface Child {
  pid: number;
  /** Settles when it has ended, with the words for how. */
  ended: Promise<string>;
  /** Everything it wrote so far, when it writes to its log file. */
  log(): string;
  stop(): Promise<void>;
  /** Ends it without asking, as a crash would. */
  kill(): Promise<void>;
}

/**
 * Starts processes, keeps the ledger of them, and tells when one ends that nobody asked to end.
 * Children write into files by themselves and are in process groups of their own: neither the death
 * of this process nor a Ctrl-C in its terminal reaches them unordered.
 */
export class Supervisor {
  readonly #logs: string;
  readonly #ledger: Ledger;
  readonly #failure = Promise.withResolvers<UserError>();
  readonly #logged = new Set<string>();
  #running = new AsyncDisposableStack();

  private constructor(logs: string, ledger: Ledger) {
    this.#logs = logs;
    this.#ledger = ledger;
  }

  /** Begins supervision in a directory, after ending what an earlier supervisor left running there. */
  static async begin(directory: string): Promise<Supervisor> {
    const logs = join(directory, "logs");
    mkdirSync(logs, { recursive: true });
    const ledger = new Ledger(join(directory, "processes.json"));
    await ledger.endLeftovers();
    return new Supervisor(logs, ledger);
  }

  /** Resolves when a process ended by itself, saying which and how. */
  get failed(): Promise<UserError> {
    return this.#failure.promise;
  }

  /** Starts a process that is to run until it is stopped. */
  start(spec: ChildSpec): Child {
    let expected = false;
    const { child, log } = this.#spawn(spec);
    const pid = pidOf(child, spec);
    const identity = identify(pid);
    this.#ledger.add(pid);
    const ended = endOf(child).then((how) => {
      this.#ledger.remove(pid);
      if (!expected)
        this.#failure.resolve(new UserError(`${spec.title} ended by itself (${how}).${quote(log())}`));
      return how;
    });
    const running: Child = {
      pid,
      ended,
      log,
      stop: async () => {
        expected = true;
        if (identity !== undefined) await endGroup(identity);
        await ended;
      },
      kill: async () => {
        expected = true;
        signalGroup(pid, "SIGKILL");
        await ended;
      },
    };
    this.alsoStop(running.stop);
    return running;
  }

  /** Has `stopAll` also end something that is no process of its own, in its turn. */
  alsoStop(stop: () => Promise<void>): void {
    this.#running.defer(stop);
  }

  /**
   * Runs a process to its end.
   * @throws {UserError} with its last words when it fails, or the signal's reason when it is aborted.
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

  /** Stops everything that runs, last started first: nothing outlives what it needs. */
  async stopAll(): Promise<void> {
    const running = this.#running;
    this.#running = new AsyncDisposableStack();
    await running.disposeAsync();
  }

  #spawn({ name, parameters, env, toConsole = false }: ChildSpec): {
    child: ChildProcess;
    log: () => string;
  } {
    const file = join(this.#logs, `${name}.log`);
    // One started again, after a crash that a test made, writes on where the one before ended.
    const begun = this.#logged.has(name) ? statSync(file).size : 0;
    const output = toConsole ? ("inherit" as const) : openSync(file, begun === 0 ? "w" : "a");
    if (!toConsole) this.#logged.add(name);
    const child = spawn(process.execPath, parameters, {
      cwd: projectRoot,
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
