import { brand } from "@/lib/brand";
import { passwordMinLength } from "../limits";

/*
 * Passwords made of what anybody knows of a person, or of the product's name, are what an attacker of this one
 * account tries first. Pure, so that the meter at the field agrees with the server.
 */

/** Shorter words occur in too many others by chance. */
const minLength = 3;

/** Words from this length on count wherever they occur; shorter ones only where no letter is beside them. */
const anywhereLength = 4;

/** Without case and accents: "Åsa" is "asa". */
const folded = (text: string) =>
  text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase();

const lettersOf = (text: string) => folded(text).replace(/[^\p{L}\p{N}]/gu, "");

/**
 * The words that a password must not be made of, longest first: those of the given texts (names, e-mail addresses), each
 * text as one word too, of an address each side of its @, and the product's own.
 */
export function ownWordsOf(texts: readonly string[]): string[] {
  const parts = [...texts, brand.name, "bokning", "booking"].flatMap((text) => {
    const [local = "", domain = ""] = text.split("@");
    return [local, domain].flatMap((part) => [part, ...part.split(/[^\p{L}\p{N}]+/u)]);
  });
  const words = new Set(parts.map(lettersOf).filter((word) => word.length >= minLength));
  return [...words].sort((a, b) => b.length - a.length);
}

/**
 * Whether a password holds some of these words and what is left without them would be too short for a password. So
 * "anna1985" is refused to Anna, and "Anna gillar gröna äpplen" is not.
 * @param words of `ownWordsOf`
 */
export function isMadeOfWords(password: string, words: readonly string[]): boolean {
  const text = folded(password);
  const rest = words.reduce(
    (left, word) => (mayHold(left, word) ? left.replace(pattern(word), "") : left),
    text,
  );
  return rest !== text && rest.replace(/\s/gu, "").length < passwordMinLength;
}

/** Signs that people write in place of letters. */
const lookalikes: Record<string, string> = { a: "4@", e: "3", i: "1!", l: "1", o: "0", s: "5$", t: "7" };

const lettersIn = (word: string) => [...word].map((letter) => `[${letter}${lookalikes[letter] ?? ""}]`);

const between = /[^\p{L}\p{N}@!$]/gu;

/** Whether the letters of the word follow each other in the text. Few do, and `pattern` takes a millisecond a letter to make. */
function mayHold(text: string, word: string): boolean {
  return new RegExp(lettersIn(word).join(""), "u").test(text.replace(between, ""));
}

/**
 * Matches the word with or without signs between its letters. Signs that stand for letters are not among those: if a
 * sign could be both, a row of them would be tried in every combination.
 */
function pattern(word: string): RegExp {
  const inside = lettersIn(word).join(`${between.source}*`);
  return new RegExp(word.length < anywhereLength ? `(?<!\\p{L})${inside}(?!\\p{L})` : inside, "gu");
}
