import { z } from "zod";
import { rule } from "@/lib/errors/fieldRule";
import { bidiControls, singleLine } from "./texts";

/*
 * Names that mails, calendars and pages repeat to people who did not write them: of businesses, services, people and customers, and
 * places. What a mail program would turn into a link does not stand in them, since anybody can register a business and have
 * its names mailed to strangers (MAIL-1). Nothing here needs the server.
 */

/** Marks of direction and of width that no eye sees; they come along with a paste, or hide an address from a rule. */
const invisible = /[\u00ad\u061c\u180e\u200b\u200e\u200f\u2060-\u2064\ufeff]/gu;
/** The same, and those that `singleLine` refuses. */
const unseen = new RegExp(`${invisible.source}|${bidiControls.source}`, "gu");

const dot = String.raw`(?:[.。．｡]|\[\.\]|\(\.\))`;
const label = String.raw`[\p{L}\p{N}\u200c\u200d-]`;
const rest = String.raw`(?::\d+)?(?:[/?#\\]\S*)?`;
const begins = String.raw`(?<![\p{L}\p{N}-])`;

/**
 * What is taken for an address: anything with a scheme, also one made unreadable (`hxxp`), `www.`, Punycode, an IPv4 address,
 * an e-mail address, and words that a dot joins without a space (`evil.example`). A single letter before the dot is an initial
 * (`A.Ek`) unless a path follows (`t.co/x`), one after it too (`H.Å.R`), and digits are a number (`2.0`, `kl.10`).
 */
const patterns = [
  String.raw`${begins}\p{L}[\p{L}\p{N}+.-]*:[/\\]{1,2}\S*`,
  String.raw`${begins}(?:hxxps?(?![\p{L}\p{N}])|https?:)\S*`,
  String.raw`${begins}www\d*${dot}\S*`,
  String.raw`${begins}(?:${label}+${dot})*xn--\S*`,
  String.raw`${begins}\d{1,3}(?:${dot}\d{1,3}){3}(?!\d)${rest}`,
  String.raw`[^\s@]+[@＠][^\s@]+`,
  String.raw`${begins}${label}{2,}(?:${dot}${label}+)*${dot}\p{L}{2,}${rest}`,
  String.raw`${begins}${label}(?:${dot}${label}+)*${dot}\p{L}{2,}[/\\]\S*`,
].join("|");
const anyAddress = new RegExp(patterns, "iu");
const everyAddress = new RegExp(patterns, "giu");

/** Whether a text has something that a reader could take for the address of a page or a mailbox. */
export const hasAddress = (text: string): boolean => anyAddress.test(text.replace(unseen, ""));

/**
 * A text without such addresses, for names and notes that were written before the rule or are not under it: each becomes `…`;
 * words that only miss the space after a dot get it.
 */
export function withoutAddresses(text: string): string {
  return text.replace(unseen, "").replace(everyAddress, (found) => {
    const isSentence = /^[\p{L}\p{N}-]+(?:\.\p{L}+)+$/u.test(found) && !/^www|xn--/iu.test(found);
    return isSentence ? found.replaceAll(".", ". ") : "…";
  });
}

/** One line as `singleLine`, without addresses; marks that no eye sees are left out. */
export const nameLine = (max: number) =>
  z
    .string()
    .transform((name) => name.replace(invisible, ""))
    .pipe(singleLine(max))
    .refine((name) => !hasAddress(name), rule("webAddress"));
