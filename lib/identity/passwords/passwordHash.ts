import "server-only";
import { randomBytes } from "node:crypto";
import { hash, parseOptions, verify } from "@node-rs/argon2";

/**
 * argon2id (the library's default variant) with the first set of parameters that OWASP recommends: 19 MiB, two
 * passes, one lane. About 25 ms on one core. Raising them rehashes each password at its owner's next sign-in.
 */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Keyboards send the same characters composed or decomposed. */
const normal = (password: string) => password.normalize("NFC");

/** The argon2id hash to store. Å typed as one character or as two is the same password. */
export function hashPassword(password: string): Promise<string> {
  return hash(normal(password), parameters);
}

/** The hash of a random password, computed once, before the first comparison of any kind. */
let dummy: Promise<string> | undefined;

/**
 * Whether this is the account's password. Without an account (`null`) the same work is done, so that the time does
 * not tell which addresses have one.
 */
export async function verifyPassword(storedHash: string | null, password: string): Promise<boolean> {
  dummy ??= hashPassword(randomBytes(24).toString("base64url"));
  const decoy = await dummy;
  const isMatch = await verify(storedHash ?? decoy, normal(password));
  return isMatch && storedHash !== null;
}

/** Whether a stored hash was made with other parameters than today's. */
export function needsRehash(storedHash: string): boolean {
  const used = parseOptions(storedHash);
  return (
    used.memoryCost !== parameters.memoryCost ||
    used.timeCost !== parameters.timeCost ||
    used.parallelism !== parameters.parallelism
  );
}
