import "server-only";
import { db, type Tx } from "@/lib/db/client";
import { AppError } from "@/lib/errors/AppError";
import { passwordsOfAccount } from "../throttles";
import { verifyPassword } from "./passwordHash";

/**
 * Checks the password of a signed-in account again, before changes that a borrowed browser must not make.
 * @param path the field it was typed in
 * @returns the hash that it was checked against, which the change has to find unchanged
 * @throws AppError invalid_request when it is wrong; too_many_requests; not_signed_in when the account was closed
 */
export async function confirmPassword(userId: string, password: string, path: string): Promise<string> {
  const checkedHash = await checkPassword(userId, password);
  if (checkedHash === null)
    throw new AppError("invalid_request", { fields: [{ path, rule: "wrongPassword" }] });
  return checkedHash;
}

/**
 * Checks a password, counted against guessing.
 * @returns the hash that it was checked against, which the change has to find unchanged; null when it is wrong
 * @throws AppError too_many_requests; not_signed_in when the account was closed
 */
export async function checkPassword(userId: string, password: string): Promise<string | null> {
  await passwordsOfAccount.take(userId);
  const account = await db().user.findFirst({
    where: { id: userId, disabledAt: null, erasedAt: null },
    select: { passwordHash: true },
  });
  if (account === null) throw new AppError("not_signed_in");
  if (!(await verifyPassword(account.passwordHash, password))) return null;
  await passwordsOfAccount.reset(userId);
  return account.passwordHash;
}

/**
 * Locks the account whose password was checked, in the transaction of the change.
 * @throws AppError not_signed_in when the account was closed or its password replaced meanwhile
 */
export async function lockConfirmed(tx: Tx, userId: string, checkedHash: string): Promise<void> {
  const locked = await tx.$queryRaw<unknown[]>`
    SELECT 1 AS found FROM users WHERE id = ${userId}::uuid AND password_hash = ${checkedHash}
      AND disabled_at IS NULL AND erased_at IS NULL
    FOR NO KEY UPDATE`;
  if (locked.length === 0) throw new AppError("not_signed_in");
}
