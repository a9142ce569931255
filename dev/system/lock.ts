import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { identify, isRunning, type ProcessIdentity, processIdentity } from "./processIdentity";
import { UserError } from "./UserError";

/**
 * Two processes may find at the same moment that the holder is gone, and one may then remove the file that the other has just
 * made. After this time that has happened, and the file holds the owner's id.
 */
const settlingMs = 100;

/**
 * Locks a directory for this process: one owner at a time; the lock of an owner that was killed is
 * taken over. Returns a function that releases it.
 * @throws {UserError} when another running process holds it.
 */
export function takeLock(file: string, inUse: (holder: ProcessIdentity) => string): () => void {
  mkdirSync(dirname(file), { recursive: true });
  const self = identify(process.pid);
  if (self === undefined) throw new Error("This process cannot see itself in the process table");
  for (;;) {
    const isMade = make(file, self);
    if (isMade) pause(settlingMs);
    const holder = readHolder(file);
    if (isMade && holder?.pid === self.pid) {
      return () => {
        if (readHolder(file)?.pid === self.pid) rmSync(file, { force: true });
      };
    }
    if (holder !== undefined && isRunning(holder)) throw new UserError(inUse(holder));
    rmSync(file, { force: true });
  }
}

/** Makes the file, unless there is one. */
function make(file: string, holder: ProcessIdentity): boolean {
  try {
    writeFileSync(file, JSON.stringify(holder), { flag: "wx", mode: 0o644 });
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "EEXIST") return false;
    throw error;
  }
}

function pause(ms: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}

function readHolder(file: string): ProcessIdentity | undefined {
  try {
    return processIdentity.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return undefined;
  }
}
