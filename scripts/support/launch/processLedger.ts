import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { z } from "zod";
import {
  identify,
  isRunning,
  type ProcessIdentity,
  processIdentity,
} from "../../../dev/system/processIdentity";
import { waitFor } from "../../../dev/system/wait";

const ledgerFile = z.array(processIdentity);

/**
 * The processes this launcher started, on disk: when the launcher is killed and cannot end them,
 * the next one does.
 */
export class Ledger {
  readonly #file: string;
  #entries: ProcessIdentity[] = [];

  constructor(file: string) {
    this.#file = file;
  }

  add(pid: number): void {
    const identity = identify(pid);
    if (identity !== undefined) this.#write([...this.#entries, identity]);
  }

  remove(pid: number): void {
    this.#write(this.#entries.filter((entry) => entry.pid !== pid));
  }

  /** A file that cannot be written, as on a full disk, ends no process: it only keeps what it said before. */
  #write(entries: ProcessIdentity[]): void {
    this.#entries = entries;
    try {
      mkdirSync(dirname(this.#file), { recursive: true });
      // Whole or not at all: a full disk leaves an empty file.
      writeFileSync(`${this.#file}.new`, JSON.stringify(entries));
      renameSync(`${this.#file}.new`, this.#file);
    } catch (error) {
      console.error("The list of started processes could not be written.", error);
    }
  }

  /** Ends what an earlier launcher left running, in the order that undoes its start. */
  async endLeftovers(): Promise<void> {
    for (const identity of this.#readLeftovers().reverse()) await endGroup(identity);
    rmSync(this.#file, { force: true });
  }

  #readLeftovers(): ProcessIdentity[] {
    try {
      return ledgerFile.parse(JSON.parse(readFileSync(this.#file, "utf8")));
    } catch {
      return [];
    }
  }
}

/** Asks a process and its children to end, and makes them when they have not in time. */
export async function endGroup(identity: ProcessIdentity, graceMs = 15_000): Promise<void> {
  if (!isRunning(identity)) return;
  signalGroup(identity.pid, "SIGTERM");
  const ended = () => !isRunning(identity);
  try {
    await waitFor(ended, { what: "an orderly end", timeoutMs: graceMs });
  } catch {
    signalGroup(identity.pid, "SIGKILL");
    await waitFor(ended, { what: `process ${identity.pid} to end`, timeoutMs: 5_000 });
  }
}

/** Children are leaders of a process group of their own, so the negative id reaches their children, too. */
export function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "ESRCH")) throw error;
  }
}
