import { parseUrl } from "./parseUrl";

/*
 * What people paste, as it is stored: the one place where signs of contact lists, word processors and phones are read, for every
 * form in the browser and on the server.
 */

/** Marks without a width: of direction, of places where a line may break, and the byte order mark. */
const invisible = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2064\u2066-\u2069\ufeff]/gu;
const dashes = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/gu;
/** Of full width, as keyboards of East Asia type them. */
const fullWidth = /[\uff01-\uff5e]/gu;

/** A text without invisible marks, with plain dashes and signs, and runs of spaces of any width as one. */
function plainSigns(text: string): string {
  return text
    .replace(invisible, "")
    .replace(dashes, "-")
    .replace(fullWidth, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/\s+/gu, " ")
    .trim();
}

/** A phone number in plain signs, as it was written otherwise: `tel:` and what may follow the number there go, dots become spaces. */
export function pastedPhone(text: string): string {
  const [number = ""] = plainSigns(text).replace(/^tel:/i, "").split(";", 1);
  return number.replace(/\./g, " ").replace(/\s+/g, " ").trim();
}

/** The figures of an organisation number, with or without hyphen and century; of a VAT number (`SE…01`) those within. */
export function pastedOrganisationNumber(text: string): string {
  const compact = plainSigns(text).replace(/\s/g, "").toUpperCase();
  return /^SE([\d-]+)01$/.exec(compact)?.[1] ?? compact;
}

/**
 * An e-mail address as it is stored, compared and sent to: without the marks around it, in lower case, its domain in ASCII
 * (`räksmörgås.se` → `xn--rksmrgs-5wao1o.se`), which is what a browser makes of it in a field of its own, too.
 */
export function pastedEmail(text: string): string {
  const address = plainSigns(text)
    .replace(/^mailto:/i, "")
    .replace(/^<(.*)>$/, "$1")
    .toLowerCase();
  const [, local, domain] = /^(.+)@([\p{L}\p{M}\p{N}.-]+)$/u.exec(address) ?? [];
  if (local === undefined || domain === undefined || !/[^a-z\d.-]/.test(domain)) return address;
  return `${local}@${parseUrl(`http://${domain}`)?.hostname ?? domain}`;
}

/**
 * The address of a mailbox: letters, figures and signs of a local part as RFC 5322 has them but for those that steer mail
 * programs and addresses of links (`%`, `!`, `?`, `#`, `|`, backquote and braces), and a domain with a dot.
 */
export const emailPattern =
  /^[a-z\d_+&/='*$^~-]+(?:\.[a-z\d_+&/='*$^~-]+)*@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,}|xn--[a-z\d-]+)$/i;

/** A text in which numbers are looked for among words: as `pastedPhone` reads them, with dashes between words as they are. */
export function pastedWords(text: string): string {
  return text
    .replace(invisible, "")
    .replace(fullWidth, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/(?<=[\d)]\s?)[\u2010-\u2015\u2212](?=\s?\d)/gu, "-")
    .replace(/tel:(?=[+\d(])/gi, "");
}
