import { passesLuhn } from "../payments/cards";

/** The ten digits of a Swedish organisation or personal number with a right check digit; else undefined. */
export function readOrganisationNumber(text: string): string | undefined {
  const digits = text.replaceAll(/[\s+-]/g, "");
  const ten = digits.length === 12 ? digits.slice(2) : digits;
  return /^\d{10}$/.test(ten) && passesLuhn(ten) ? ten : undefined;
}

/** An IBAN without spaces, if its check digits are right (ISO 13616, remainder 1 modulo 97); else undefined. */
export function readIban(text: string): string | undefined {
  const iban = text.replaceAll(/\s/g, "").toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return undefined;
  if (iban.startsWith("SE") && iban.length !== 24) return undefined;
  const digits = [...(iban.slice(4) + iban.slice(0, 4))]
    .map((character) => Number.parseInt(character, 36))
    .join("");
  let remainder = 0;
  for (const digit of digits) remainder = (remainder * 10 + Number(digit)) % 97;
  return remainder === 1 ? iban : undefined;
}

/** `SE35 5000 0000 …`. */
export function groupedIban(iban: string): string {
  return iban.replaceAll(/\s/g, "").replaceAll(/(.{4})(?=.)/g, "$1 ");
}
