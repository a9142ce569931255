import { chmodSync, cpSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { removeCluster } from "@/dev/postgres/cluster";
import { takeLock } from "@/dev/system/lock";
import { UserError } from "@/dev/system/UserError";
import { Ledger } from "@/scripts/support/launch/processLedger";

const prefix = "stund-test-";

/** A directory for one run of tests, and its removal. What it holds is gone with the run. */
export async function makeRunDirectory(): Promise<{ directory: string; remove: () => Promise<void> }> {
  await sweep();
  const directory = mkdtempSync(join(tmpdir(), prefix));
  // The account PostgreSQL is lent when root runs the tests has to get in, too.
  chmodSync(directory, 0o755);
  takeLock(join(directory, "lock"), () => "taken");
  return { directory, remove: () => clear(directory) };
}

/** Ends and removes what runs that were killed left behind. */
async function sweep(): Promise<void> {
  const names = readdirSync(tmpdir()).filter((name) => name.startsWith(prefix));
  for (const directory of names.map((name) => join(tmpdir(), name))) {
    if (isAbandoned(directory)) await clear(directory);
  }
}

/** A directory without a lock was made this very moment, or is on its way out. */
function isAbandoned(directory: string): boolean {
  const lock = join(directory, "lock");
  if (!existsSync(lock) || statSync(lock).uid !== process.getuid?.()) return false;
  try {
    takeLock(lock, () => "taken");
    return true;
  } catch (error) {
    if (error instanceof UserError) return false;
    throw error;
  }
}

async function clear(directory: string): Promise<void> {
  for (const name of readdirSync(directory)) {
    const ledger = join(directory, name, "processes.json");
    if (existsSync(ledger)) await new Ledger(ledger).endLeftovers();
  }
  await removeCluster(join(directory, "postgres"));
  await rm(directory, { recursive: true, force: true });
}

/** Copies the logs of everything that ran in a run's directory. */
export function keepLogs(directory: string, target: string): void {
  rmSync(target, { recursive: true, force: true });
  for (const name of readdirSync(directory)) {
    const logs = join(directory, name, "logs");
    if (existsSync(logs)) cpSync(logs, join(target, name), { recursive: true });
  }
}
