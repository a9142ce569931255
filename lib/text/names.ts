import { z } from "zod";
import { rule } from "@/lib/errors/fieldRule";
import { bidiControls, singleLine } from "./texts";
import { topLevels } from "./topLevels";

/*
 * Names that mails, calendars and pages repeat to people who did not write them: of businesses, services, people and
 * customers, and places. What a mail program would turn into a link does not stand in them, since anybody can register a
 * business and have its names mailed to strangers (MAIL-1). Nothing here needs the server.
 */

/**
 * Marks of direction and of width, and others that no eye sees; they come along with a paste, or hide an address from a
 * rule. Joiners, which some scripts and emoji need, are not among them.
 */
const invisible = new RegExp(String.raw`(?![\u200c\u200d]|${bidiControls.source})[\p{DI}\p{Cf}\u2800]`, "gu");
/** The same, and those that `singleLine` refuses. */
const unseen = new RegExp(`${invisible.source}|${bidiControls.source}`, "gu");

const dot = String.raw`(?:[.。．｡]|\[\.\]|\(\.\)|%2e)`;
const label = String.raw`[\p{L}\p{M}\p{N}\p{Extended_Pictographic}\u200c\u200d-]`;
const ending = String.raw`(?:\p{L}\p{M}*){2,}`;
const rest = String.raw`(?::\d+)?(?:[/?#\\]\S*)?`;
const begins = String.raw`(?<![\p{L}\p{N}-])`;

/**
 * What is taken for an address: anything with a scheme, also one made unreadable (`hxxp`), `www.`, Punycode, an IPv4
 * address, an e-mail address, and words that a dot joins without a space (`evil.example`). A single letter before the dot
 * is an initial (`A.Ek`) unless a path follows (`t.ex/x`) or a top-level domain (`x.de`, also of a name: `A.De la Cruz`, which
 * a space mends), one after it too (`H.Å.R`), and digits are a number (`2.0`, `kl.10`).
 */
const patterns = [
  String.raw`${begins}\p{L}[\p{L}\p{N}+.-]*:[/\\]{1,2}\S*`,
  String.raw`${begins}(?:hxxps?(?![\p{L}\p{N}])|https?:)\S*`,
  String.raw`${begins}www\d*${dot}\S*`,
  String.raw`${begins}(?:${label}+${dot})*xn--\S*`,
  String.raw`${begins}\d{1,3}(?:${dot}\d{1,3}){3}(?!\d)${rest}`,
  String.raw`[^\s@]+[@＠][^\s@]+`,
  `${begins}${label}{2,}(?:${dot}${label}+)*${dot}${ending}${rest}`,
  String.raw`${begins}${label}(?:${dot}${label}+)*${dot}${ending}(?::\d|[/\\?#])\S*`,
  String.raw`${begins}${label}${dot}(?:${topLevels})(?![\p{L}\p{N}-])`,
].join("|");
const anyAddress = new RegExp(patterns, "iu");
const everyAddress = new RegExp(patterns, "giu");

/**
 * No word that people read is longer; what is longer and has punctuation in it counts as an address. The patterns take the
 * square of a word's length, so a text of one word would keep the server busy for minutes.
 */
const longestWord = 100;
const isPlain = (word: string): boolean => !/\p{P}/u.test(word);

/** A word as a reader sees it: other signs that look like a letter or a dot count as that. */
const asSeen = (word: string): string => word.normalize("NFKC");
const isAddress = (word: string): boolean =>
  word.length > longestWord ? !isPlain(word) : anyAddress.test(asSeen(word));

/** Whether a text has something that a reader could take for the address of a page or a mailbox. */
export const hasAddress = (text: string): boolean =>
  text
    .replace(unseen, "")
    .split(/\s+/u)
    .some((word) => isAddress(word));

/**
 * A text without such addresses, for names and notes that were written before the rule or are not under it: each becomes
 * `…`; words that only miss the space after a dot get it.
 */
export function withoutAddresses(text: string): string {
  return text.replace(unseen, "").replace(/\S+/gu, (word) => {
    if (!isAddress(word)) return word;
    return word.length > longestWord ? "…" : asSeen(word).replace(everyAddress, replacedAddress);
  });
}

function replacedAddress(found: string): string {
  const isSentence = /^[\p{L}\p{N}-]+(?:\.\p{L}+)+$/u.test(found) && !/^www|xn--/iu.test(found);
  return isSentence ? found.replaceAll(".", ". ") : "…";
}

/** One line as `singleLine`, without addresses; marks that no eye sees are left out. */
export const nameLine = (max: number) =>
  z
    .string()
    .transform((name) => name.replace(invisible, ""))
    .pipe(singleLine(max))
    // Piped, so that it is not asked of a text that is too long.
    .pipe(z.string().refine((name) => !hasAddress(name), rule("webAddress")));
