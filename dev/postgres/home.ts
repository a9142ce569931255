import { createHash, randomUUID } from "node:crypto";
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { UserError } from "../system/UserError";
import { canEnter, canRun, chooseAccount, type SystemAccount } from "./account";
import { findPostgres } from "./binaries";

/** The directory of a cluster, and the account it runs as. */
export interface Home {
  /** Holds `data`, the server log and the password. */
  directory: string;
  /** PostgreSQL's `bin`, `lib` and `share`. */
  programs: string;
  account: SystemAccount;
}

/**
 * Used only by root, and only where the account of `chooseAccount` cannot read the project, as in a clone
 * below /root: a directory that every account can read.
 */
const reachableBase = "/var/lib/stund";

const elsewhereFile = z.object({ id: z.string(), directory: z.string() });

/**
 * Decides in which directory the cluster of a data directory is. That is the directory itself whenever the
 * account can read it; otherwise one below {@link reachableBase}, whose path is written into the data
 * directory.
 * @throws {UserError} when root can offer no reachable place.
 */
export function settleHome(dataDirectory: string): Home {
  mkdirSync(dataDirectory, { recursive: true });
  const local = realpathSync(dataDirectory);
  const account = chooseAccount(join(local, "data"));
  const programs = reachablePrograms(account);
  const elsewhere = readElsewhere(local);
  if (elsewhere !== undefined) return { directory: elsewhere, programs, account };
  if (existsSync(join(local, "data")) || canEnter(account, local))
    return { directory: local, programs, account };
  return { directory: moveElsewhere(local, account), programs, account };
}

function readElsewhere(local: string): string | undefined {
  const file = join(local, "elsewhere.json");
  if (!existsSync(file)) return undefined;
  const { id, directory } = elsewhereFile.parse(JSON.parse(readFileSync(file, "utf8")));
  const found = existsSync(directory) ? readFileSync(join(directory, "id"), "utf8") : undefined;
  if (found === id) return directory;
  throw new UserError(
    `The database of ${local} was kept in ${directory} and is not there any more: remove ${local} to begin a new one.`,
  );
}

function moveElsewhere(local: string, account: SystemAccount): string {
  const id = randomUUID();
  const directory = join(reachableBase, createHash("sha256").update(local).digest("hex").slice(0, 16));
  prepareBase(account);
  // A cluster found here belonged to a data directory of the same name that was removed since.
  rmSync(directory, { recursive: true, force: true });
  mkdirSync(directory);
  chmodSync(directory, 0o755);
  writeFileSync(join(directory, "id"), id);
  writeFileSync(join(local, "elsewhere.json"), JSON.stringify({ id, directory }));
  return directory;
}

function prepareBase(account: SystemAccount): void {
  try {
    if (mkdirSync(reachableBase, { recursive: true }) !== undefined) chmodSync(reachableBase, 0o755);
  } catch {
    // The check below reports it: whatever the cause, the account cannot enter.
  }
  if (canEnter(account, reachableBase)) return;
  throw new UserError(
    `PostgreSQL does not run as root, and ${reachableBase} cannot be used to keep it: start as an ordinary user, or set DATABASE_URL.`,
  );
}

function reachablePrograms(account: SystemAccount): string {
  const native = findPostgres();
  const server = join(native, "bin", "postgres");
  if (process.platform !== "win32") makeExecutable(native);
  if (canRun(account, server)) return native;
  if (account === undefined)
    throw new UserError(`${server} cannot be run on this machine: set DATABASE_URL.`);
  prepareBase(account);
  return copyPrograms(native, account);
}

/** Packages lose the execute permission on some file systems; a read-only one is left alone. */
function makeExecutable(native: string): void {
  for (const name of ["initdb", "postgres"]) {
    try {
      chmodSync(join(native, "bin", name), 0o755);
    } catch {
      // Its mode cannot be changed; whether it runs is tried next.
    }
  }
}

/** Copied under a name of its own and then renamed, since two projects may do so at once. */
function copyPrograms(native: string, account: SystemAccount): string {
  const stamp = createHash("sha256")
    .update(readFileSync(join(native, "bin", "postgres")))
    .digest("hex");
  const target = join(reachableBase, `postgresql-${stamp.slice(0, 16)}`);
  const isThere = () => canRun(account, join(target, "bin", "postgres"));
  if (isThere()) return target;
  const fresh = `${target}.${randomUUID()}`;
  cpSync(native, fresh, { recursive: true, verbatimSymlinks: true, filter: (path) => !path.endsWith(".a") });
  openToAll(fresh);
  try {
    renameSync(fresh, target);
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true });
    if (!isThere()) throw error;
  }
  if (isThere()) return target;
  throw new UserError(`${target}/bin/postgres cannot be run on this machine: set DATABASE_URL.`);
}

/** Readable and enterable for every account, whatever the umask of the install was. */
function openToAll(directory: string): void {
  chmodSync(directory, 0o755);
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isDirectory()) chmodSync(path, 0o755);
    else if (entry.isFile())
      chmodSync(path, statSync(path).mode | 0o444 | (statSync(path).mode & 0o100 && 0o111));
  }
}

/** Gives a file or directory to the account PostgreSQL runs as. */
export function giveTo(account: SystemAccount, path: string): void {
  if (account !== undefined) chownSync(path, account.uid, account.gid);
}

/** The directory of the cluster of a data directory; it need not exist. */
export function locateHome(dataDirectory: string): string {
  const file = join(dataDirectory, "elsewhere.json");
  if (!existsSync(file)) return dataDirectory;
  return elsewhereFile.parse(JSON.parse(readFileSync(file, "utf8"))).directory;
}
