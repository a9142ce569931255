import {
  chmodSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statfsSync,
  statSync,
} from "node:fs";
import { rm } from "node:fs/promises";
import { freemem, tmpdir } from "node:os";
import { join } from "node:path";
import { removeCluster } from "@/dev/postgres/cluster";
import { takeLock } from "@/dev/system/lock";
import { UserError } from "@/dev/system/UserError";
import { Ledger } from "@/scripts/support/launch/processLedger";

const prefix = "stund-test-";

/** Linux's file system in memory, where any account may write. */
const inMemory = "/dev/shm";

/** A database with demo data has 120 MB, and the write-ahead log up to 1 GB. Containers often have 64 MB there in all. */
const roomGiB = 4;

/**
 * A directory for one run of tests, and its removal. What it holds is gone with the run. It is in memory where there is
 * room: each file of integration tests copies a database of 800 files, which takes a disk's file system far longer.
 */
export async function makeRunDirectory(): Promise<{ directory: string; remove: () => Promise<void> }> {
  await sweep();
  const directory = mkdtempSync(join(hasRoomInMemory() ? inMemory : tmpdir(), prefix));
  // The account PostgreSQL is lent when root runs the tests has to get in, too.
  chmodSync(directory, 0o755);
  takeLock(join(directory, "lock"), () => "taken");
  return { directory, remove: () => clear(directory) };
}

/** Whether it fits there, with as much memory left for the processes of the tests. */
function hasRoomInMemory(): boolean {
  if (process.platform !== "linux" || !existsSync(inMemory)) return false;
  const { bavail, bsize } = statfsSync(inMemory);
  return bavail * bsize >= roomGiB * 2 ** 30 && freemem() >= 2 * roomGiB * 2 ** 30;
}

/** Ends and removes what runs that were killed left behind. */
async function sweep(): Promise<void> {
  for (const parent of [inMemory, tmpdir()].filter((path) => existsSync(path))) {
    const names = readdirSync(parent).filter((name) => name.startsWith(prefix));
    for (const directory of names.map((name) => join(parent, name))) {
      if (isAbandoned(directory)) await clear(directory);
    }
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
