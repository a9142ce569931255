import "server-only";
import { AppError } from "@/lib/errors/AppError";
import { isCommonPassword } from "./commonPasswords";
import { isMadeOfWords, ownWordsOf } from "./ownWords";
import { hashPassword } from "./passwordHash";

/**
 * The hash of a password that someone has chosen.
 * @param path the field it was typed in
 * @param known what is known of the person: names, e-mail address, company
 * @throws AppError invalid_request when it is one of the commonest, or made of words that anybody knows of the person
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
