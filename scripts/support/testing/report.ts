import { UserError } from "../../../dev/system/UserError";

/** The readable form of anything thrown: one line, the stack kept for failures that are the project's own. */
export function describeFailure(error: unknown): string {
  if (error instanceof UserError || isSystemError(error)) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

const fullDisk = new Set<unknown>(["ENOSPC", "EDQUOT"]);

/** What the operating system refused names the reason by itself, and the file if there is one: no permission, disk full, … */
function isSystemError(error: unknown): error is Error {
  if (!(error instanceof Error && "syscall" in error)) return false;
  return "path" in error || ("code" in error && fullDisk.has(error.code));
}

/**
 * Runs a script's main function and ends the process with the exit code it returns. What its user
 * can mend is one line, everything else shows where it happened; both end with 1.
 */
export async function runMain(main: () => Promise<number>): Promise<never> {
  try {
    requireNode();
    process.exit(await main());
  } catch (error) {
    console.error(describeFailure(error));
    process.exit(1);
  }
}

function requireNode(): void {
  const major = Number(process.versions.node.split(".")[0]);
  if (major >= 22) return;
  throw new UserError(
    `This is Node ${process.versions.node}; 22 or later is needed. "npm ci" brings one of its own unless it is told to ignore scripts: run "npm ci" and start through npm.`,
  );
}
