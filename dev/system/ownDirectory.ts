import { chmodSync, mkdirSync } from "node:fs";

/** Modes of files and directories with personal data: for the account that made them only. */
export const ownFileMode = 0o600;
const ownDirectoryMode = 0o700;

/** Makes a directory that no other account of the machine enters; the mode of one that others can enter is changed. */
export function ownDirectory(directory: string): string {
  mkdirSync(directory, { recursive: true });
  chmodSync(directory, ownDirectoryMode);
  return directory;
}
