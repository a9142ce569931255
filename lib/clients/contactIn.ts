import { pastedEmail, pastedWords } from "@/lib/text/pasted";

/** A name with what was typed beside it; empty where there is none. */
export type NamedContact = { name: string; phone: string; email: string };

/** What stands alone between spaces and has an @. */
const address = /(?:^|\s)<?([^\s<>,;]+@[^\s<>,;]+\.[^\s<>,;]+?)>?[,;]?(?=\s|$)/;
/** Digits as a number is written, from the first one or the plus. */
const runs = /[+\d][\d\s()/.+-]*/g;

/**
 * Takes a text that was typed as a name apart: "Gunilla 070-123 45 67" has a name and a number. Digits that are no phone number of
 * Sweden (from the 0) or of another country (from + or 00) stay in the name: years, dates, personal identity numbers, the
 * number of a room; so does everything where it has two numbers.
 */
export function contactIn(typed: string): NamedContact {
  const text = pastedWords(typed).trim();
  const written = address.exec(text)?.[1] ?? "";
  const email = pastedEmail(written);
  const rest = email === "" ? text : text.replace(address, " ");
  const numbers = [...rest.matchAll(runs)].flatMap((run) => numberIn(rest, run[0], run.index));
  const [phone] = numbers;
  if (phone === undefined || numbers.length > 1) return { name: tidy(rest), phone: "", email };
  return { name: tidy(rest.replace(phone, " ")), phone, email };
}

function numberIn(text: string, run: string, from: number): string[] {
  const written = run.replace(/[^\d)]+$/, "");
  const isApart =
    /^$|[\s,;:]/.test(text.charAt(from - 1)) && /^$|[\s,;]/.test(text.charAt(from + written.length));
  return isApart && isPhone(written) ? [written] : [];
}

function isPhone(written: string): boolean {
  // A personal identity number of 2000 and later, and a date.
  if (/^\d{6}[-+]\d{4}$/.test(written) || /^\d{2}([-/. ])\d{2}\1\d{4}$/.test(written)) return false;
  const dialled = written.replaceAll("(0)", "").replace(/[\s()/.-]/g, "");
  return /^0[1-9]\d{6,8}$/.test(dialled) || /^(\+|00)[1-9]\d{6,13}$/.test(dialled);
}

const tidy = (text: string) =>
  text
    .replace(/\s+/g, " ")
    .replace(/\(\s*\)/g, "")
    .replace(/^[\s,;:–-]+|[\s,;:–-]+$/g, "");
