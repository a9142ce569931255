import "server-only";
import { AppError } from "@/lib/errors/AppError";
import { isCommonPassword } from "./commonPasswords";
import { hashPassword } from "./passwordHash";

/**
 * The hash of a password that someone has chosen.
 * @param path the field it was typed in
 * @throws AppError invalid_request when it is one of the commonest
 */
export async function hashChosenPassword(password: string, path: string): Promise<string> {
  if (isCommonPassword(password)) {
    throw new AppError("invalid_request", { fields: [{ path, rule: "commonPassword" }] });
  }
  return hashPassword(password);
}
