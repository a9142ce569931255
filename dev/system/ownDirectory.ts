import { chmodSync, mkdirSync } from "node:fs";

/** Modes of what holds people's data: for the account that made it, and no other of the machine. */
export const ownFileMode = 0o600;
const ownDirectoryMode = 0o700;

/** Makes a directory that no other account of the machine enters; one that stands open from before is closed. */
export function ownDirectory(directory: string): string {
  mkdirSync(directory, { recursive: true });
  chmodSync(directory, ownDirectoryMode);
  return directory;
}
