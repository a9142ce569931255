import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { UserError } from "../system/UserError";

/** The system account PostgreSQL runs as; undefined is the account of this process. */
export type SystemAccount = { uid: number; gid: number } | undefined;

/**
 * PostgreSQL refuses to run as root, so root runs it under an ordinary account: the owner of the data it
 * already has, `postgres` where the machine has one, otherwise `nobody`, which every machine has.
 * No account is ever created.
 */
export function chooseAccount(existingData: string): SystemAccount {
  if (process.getuid?.() !== 0) return undefined;
  if (existsSync(existingData)) {
    const { uid, gid } = statSync(existingData);
    if (uid !== 0) return { uid, gid };
  }
  const account = lookUp("postgres") ?? lookUp("nobody");
  if (account !== undefined) return account;
  throw new UserError(
    "PostgreSQL does not run as root, and this machine has no account named postgres or nobody to lend it: start as an ordinary user, or set DATABASE_URL.",
  );
}

function lookUp(name: string): SystemAccount {
  try {
    const id = (flag: string) =>
      Number(execFileSync("id", [flag, name], { stdio: ["ignore", "pipe", "ignore"] }));
    return { uid: id("-u"), gid: id("-g") };
  } catch {
    return undefined;
  }
}

/**
 * Whether the account can enter this directory, every directory above it included. Found by trying, not from the file
 * modes.
 */
export function canEnter(account: SystemAccount, directory: string): boolean {
  return succeeds(account, "/bin/sh", ["-c", 'cd "$1"', "sh", directory]);
}

/** Whether the account can run this program. */
export function canRun(account: SystemAccount, program: string): boolean {
  return succeeds(account, program, ["--version"]);
}

function succeeds(account: SystemAccount, program: string, parameters: string[]): boolean {
  return spawnSync(program, parameters, { ...account, cwd: "/", stdio: "ignore" }).status === 0;
}
