import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { identify, isRunning, type ProcessIdentity, processIdentity } from "./processIdentity";
import { UserError } from "./UserError";

/**
 * Holds a directory for this process: one owner at a time, and an owner that was killed does not
 * keep it. Returns the release.
 * @throws {UserError} when another running process holds it.
 */
export function takeLock(file: string, inUse: (holder: ProcessIdentity) => string): () => void {
  mkdirSync(dirname(file), { recursive: true });
  const self = identify(process.pid);
  if (self === undefined) throw new Error("This process cannot see itself in the process table");
  for (;;) {
    try {
      writeFileSync(file, JSON.stringify(self), { flag: "wx", mode: 0o644 });
      return () => {
        if (readHolder(file)?.pid === self.pid) rmSync(file, { force: true });
      };
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    }
    const holder = readHolder(file);
    if (holder !== undefined && isRunning(holder)) throw new UserError(inUse(holder));
    rmSync(file, { force: true });
  }
}

function readHolder(file: string): ProcessIdentity | undefined {
  try {
    return processIdentity.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return undefined;
  }
}
