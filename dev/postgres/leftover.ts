import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { identify, isRunning } from "../system/processIdentity";
import { waitFor } from "../system/wait";

/**
 * Ends a server that still runs in this data directory because its owner was killed. The process id
 * in `postmaster.pid` may belong to another program by now: only a PostgreSQL of this directory is
 * ended. PostgreSQL removes a stale file itself.
 */
export async function stopLeftover(data: string): Promise<void> {
  const file = join(data, "postmaster.pid");
  if (!existsSync(file)) return;
  const pid = Number(readFileSync(file, "utf8").split("\n")[0]);
  if (!Number.isInteger(pid) || pid <= 0) return;
  const server = identify(pid);
  if (server === undefined || !commandOf(pid).includes(data)) return;
  process.kill(pid, "SIGINT");
  await waitFor(() => !isRunning(server), {
    what: "the PostgreSQL that was left running",
    timeoutMs: 60_000,
  });
}

function commandOf(pid: number): string {
  try {
    return execFileSync("ps", ["-ww", "-o", "command=", "-p", String(pid)], { encoding: "utf8" });
  } catch {
    return readCommandFromProc(pid);
  }
}

/** For machines without `ps`, as slim containers are. */
function readCommandFromProc(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
  } catch {
    return "";
  }
}
