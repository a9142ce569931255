import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { z } from "zod";

/**
 * A process, by its id and start time: ids are used again, so that an id alone could be that of a later
 * process.
 */
export const processIdentity = z.object({ pid: z.number().int().positive(), started: z.string() });
export type ProcessIdentity = z.infer<typeof processIdentity>;

/** The start time of a running process in the system's own words, or undefined when there is none. */
function startOf(pid: number): string | undefined {
  if (process.platform === "linux") return startFromProc(pid);
  try {
    const started = execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" }).trim();
    return started === "" ? undefined : started;
  } catch {
    return undefined;
  }
}

function startFromProc(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The command name is in brackets and may contain anything: count fields from its end.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const [state, started] = [fields[0], fields[19]];
    return state === "Z" || state === "X" ? undefined : started;
  } catch {
    return undefined;
  }
}

/** The identity of a running process, or undefined when no such process runs. */
export function identify(pid: number): ProcessIdentity | undefined {
  const started = startOf(pid);
  return started === undefined ? undefined : { pid, started };
}

/** Whether exactly this process still runs. */
export function isRunning(identity: ProcessIdentity): boolean {
  return startOf(identity.pid) === identity.started;
}
