import { passwordMinLength } from "../limits";
import { isMadeOfWords } from "./ownWords";

/** The result of the meter at a field for a new password; from `weak` on it is only advice. */
export type PasswordStrength = "short" | "own" | "weak" | "fair" | "good" | "strong";

/** Characters that are not drawn, also those that count as letters or symbols. */
const drawnAsNothing = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Whether a text has only spaces and invisible characters. */
export const isInvisible = (text: string): boolean =>
  !/[\p{L}\p{N}\p{P}\p{S}]/u.test(text.replace(drawnAsNothing, ""));

/** The bits from which a password has this strength. One bit more doubles the tries. */
const steps = [
  [55, "strong"],
  [38, "good"],
  [28, "fair"],
] as const;

/**
 * A rough estimate of how hard a password is to guess: the letters of a word count little, repeated and successive
 * characters next to nothing. Fast enough to run while somebody types; only the server checks whether it is a common
 * one.
 * @param words what the password must not be made of: see `ownWordsOf`
 */
export function passwordStrength(password: string, words: readonly string[]): PasswordStrength {
  if (password.length < passwordMinLength) return "short";
  if (isMadeOfWords(password, words)) return "own";
  if (isInvisible(password)) return "weak";
  const bits = bitsOf(password.normalize("NFC"));
  return steps.find(([atLeast]) => bits >= atLeast)?.[1] ?? "weak";
}

const bitsPerLetterOfWord = 2.5;
const bitsPerWord = 3;
const bitsPerLetter = 5.5;
const bitsPerDigit = 3.3;
const bitsPerSign = 5;
const bitsPerSpace = 1;

/** Three or more letters count as a word. */
const parts = /\p{L}{3,}|./gsu;

function bitsOf(password: string): number {
  const pieces = withoutRuns(password).match(parts) ?? [];
  return pieces.reduce((bits, piece) => bits + bitsOfPiece(piece), 0);
}

function bitsOfPiece(piece: string): number {
  if (piece.length > 1) return bitsPerWord + piece.length * bitsPerLetterOfWord;
  if (/\p{L}/u.test(piece)) return bitsPerLetter;
  if (/\p{N}/u.test(piece)) return bitsPerDigit;
  return piece === " " ? bitsPerSpace : bitsPerSign;
}

/**
 * The password without characters that continue the one before, as in "aaaa", "1234" and "4321", and without repeated
 * parts.
 */
function withoutRuns(password: string): string {
  const once = password.replace(/(.{2,}?)\1+/gu, "$1");
  return [...once].filter((character, index, all) => !follows(character, all[index - 1])).join("");
}

function follows(character: string, before: string | undefined): boolean {
  if (before === undefined) return false;
  const step = (character.codePointAt(0) ?? 0) - (before.codePointAt(0) ?? 0);
  const isCounting = /\d/.test(character) && Math.abs(step) === 1;
  return step === 0 || isCounting;
}
