import { randomBytes } from "node:crypto";

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";

/** Asking the system for randomness costs more than using it, so it is fetched in large blocks. */
const STOCK_BYTES = 8_192;
let stock = randomBytes(STOCK_BYTES);
let used = 0;

function nextByte(): number {
  if (used === STOCK_BYTES) {
    stock = randomBytes(STOCK_BYTES);
    used = 0;
  }
  used += 1;
  return stock.readUInt8(used - 1);
}

/** `length` unguessable characters of a-z, A-Z and 0-9. */
export function randomText(length: number): string {
  let text = "";
  while (text.length < length) {
    const byte = nextByte();
    // 248 is the largest multiple of 62 below 256: bytes past it would favour the first letters.
    if (byte < 248) text += ALPHABET[byte % 62];
  }
  return text;
}

/** An id in the manner of the real ones: `pi_3QxW…`. */
export function newId(prefix: string, length = 24): string {
  return `${prefix}_${randomText(length)}`;
}

/** A receipt number as it is printed: `1234-5678`. */
export function receiptNumber(): string {
  const digits = Array.from({ length: 8 }, () => nextByte() % 10).join("");
  return `${digits.slice(0, 4)}-${digits.slice(4)}`;
}
