import "server-only";
import { AppError } from "@/lib/errors/AppError";
import { isCommonPassword } from "./commonPasswords";
import { isMadeOfWords, ownWordsOf } from "./ownWords";
import { hashPassword } from "./passwordHash";

/**
 * Checks and hashes a password that someone has chosen.
 * @param path the field it was typed in
 * @param known names, e-mail address and company of the person
 * @throws AppError invalid_request when it is a common password, or made of words of `known`
 */
export async function hashChosenPassword(
  password: string,
  path: string,
  known: readonly string[],
): Promise<string> {
  if (isCommonPassword(password)) {
    throw new AppError("invalid_request", { fields: [{ path, rule: "commonPassword" }] });
  }
  if (isMadeOfWords(password, ownWordsOf(known))) {
    throw new AppError("invalid_request", { fields: [{ path, rule: "ownWordsPassword" }] });
  }
  return hashPassword(password);
}
