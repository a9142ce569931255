import { createHash } from "node:crypto";
import type { CardOutcome, PaymentMethodRow } from "./rows";

type RefundWay = PaymentMethodRow["refund"];

interface TestCard {
  readonly number: string;
  readonly brand: "visa" | "mastercard" | "amex";
  readonly funding: "credit" | "debit";
  readonly outcome: CardOutcome;
  readonly refund: RefundWay;
  /** Set when its holder disputes what it paid, a moment later. */
  readonly dispute?: PaymentMethodRow["dispute"];
  /** Set when the payment page offers the card; names its text. */
  readonly shown?: "success" | "declined" | "funds" | "challenge" | "delayed" | "delayedFails" | "disputed";
}

type Extras = Partial<Pick<TestCard, "brand" | "funding" | "outcome" | "refund" | "dispute" | "shown">>;

function card(number: string, extras: Extras = {}): TestCard {
  return {
    number,
    brand: "visa",
    funding: "credit",
    outcome: { kind: "succeeds" },
    refund: "at_once",
    ...extras,
  };
}

function declined(number: string, code: string, declineCode: string): TestCard {
  return card(number, { outcome: { kind: "declined", code, declineCode } });
}

/**
 * Stripe's test cards, and two of the stand-in's own for payments that settle later (Stripe has cards for those only by
 * bank debit).
 */
const TEST_CARDS: readonly TestCard[] = [
  card("4242424242424242", { shown: "success" }),
  { ...declined("4000000000000002", "card_declined", "generic_decline"), shown: "declined" },
  { ...declined("4000000000009995", "card_declined", "insufficient_funds"), shown: "funds" },
  card("4000002500003155", { outcome: { kind: "challenge", ends: "succeeds" }, shown: "challenge" }),
  card("4000000000002008", { outcome: { kind: "delayed", ends: "succeeds" }, shown: "delayed" }),
  card("4000000000003006", { outcome: { kind: "delayed", ends: "fails" }, shown: "delayedFails" }),
  card("4000000000000259", { dispute: { reason: "fraudulent", isInquiry: false }, shown: "disputed" }),
  card("4000000000002685", { dispute: { reason: "product_not_received", isInquiry: false } }),
  card("4000000000001976", { dispute: { reason: "fraudulent", isInquiry: true } }),
  card("4000056655665556", { funding: "debit" }),
  card("5555555555554444", { brand: "mastercard" }),
  card("2223003122003222", { brand: "mastercard" }),
  card("5200828282828210", { brand: "mastercard", funding: "debit" }),
  card("378282246310005", { brand: "amex" }),
  card("4000007520000008"),
  card("4000002760003184", { outcome: { kind: "challenge", ends: "succeeds" } }),
  card("4000000000003220", { outcome: { kind: "challenge", ends: "succeeds" } }),
  card("4000008400001629", { outcome: { kind: "challenge", ends: "declined" } }),
  card("4000000000007726", { refund: "later" }),
  card("4000000000005126", { refund: "bounces" }),
  declined("4000000000009987", "card_declined", "lost_card"),
  declined("4000000000009979", "card_declined", "stolen_card"),
  declined("4000000000006975", "card_declined", "card_velocity_exceeded"),
  declined("4000000000000069", "expired_card", "expired_card"),
  declined("4000000000000127", "incorrect_cvc", "incorrect_cvc"),
  declined("4000000000000119", "processing_error", "processing_error"),
  declined("4100000000000019", "card_declined", "fraudulent"),
];

/** The cards that the payment page lists. */
export const SHOWN_CARDS = TEST_CARDS.flatMap((entry) =>
  entry.shown === undefined ? [] : [{ number: entry.number, text: entry.shown }],
);

interface CardInput {
  readonly number: string;
  readonly expiry: string;
  readonly cvc: string;
}

export interface ReadCard {
  readonly card: TestCard;
  readonly expMonth: number;
  readonly expYear: number;
}

/** What is wrong with a typed card: a field and the key of its text. */
type CardProblems = Partial<Record<keyof CardInput, CardProblem>>;
export type CardProblem =
  | "numberMissing"
  | "numberIncomplete"
  | "numberInvalid"
  | "numberNotTest"
  | "expiryMissing"
  | "expiryInvalid"
  | "expiryPast"
  | "cvcMissing"
  | "cvcInvalid";

/** An expiry as it is typed that is good for years, whenever it is asked for: `12/34` in 2026. `now` in milliseconds. */
export function farExpiry(now: number): string {
  return `12/${String(new Date(now).getUTCFullYear() + 8).slice(-2)}`;
}

/** The check digit of a card number (ISO/IEC 7812, Luhn). */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (const [index, digit] of [...digits].reverse().entries()) {
    const doubled = index % 2 === 1 ? Number(digit) * 2 : Number(digit);
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

function findCard(number: string): TestCard | CardProblem {
  const digits = number.replaceAll(/[\s-]/g, "");
  if (digits === "") return "numberMissing";
  if (!/^\d+$/.test(digits)) return "numberInvalid";
  if (digits.length < 15) return "numberIncomplete";
  if (digits.length > 19 || !passesLuhn(digits)) return "numberInvalid";
  // A real card must never be accepted here.
  return TEST_CARDS.find((entry) => entry.number === digits) ?? "numberNotTest";
}

function readExpiry(expiry: string, now: number): { month: number; year: number } | CardProblem {
  if (expiry === "") return "expiryMissing";
  const parts = /^(\d{1,2})\s*[/.-]?\s*(\d{2}|\d{4})$/.exec(expiry);
  const month = Number(parts?.[1]);
  const yearText = parts?.[2] ?? "";
  if (parts === null || month < 1 || month > 12) return "expiryInvalid";
  const year = Number(yearText.length === 2 ? `20${yearText}` : yearText);
  const today = new Date(now);
  const monthsLeft = (year - today.getUTCFullYear()) * 12 + month - (today.getUTCMonth() + 1);
  if (monthsLeft < 0) return "expiryPast";
  return monthsLeft > 50 * 12 ? "expiryInvalid" : { month, year };
}

function checkCvc(cvc: string, card: TestCard | CardProblem): CardProblem | undefined {
  if (cvc === "") return "cvcMissing";
  const length = typeof card === "object" && card.brand === "amex" ? 4 : 3;
  return new RegExp(`^\\d{${length}}$`).test(cvc) ? undefined : "cvcInvalid";
}

/** Reads what was typed. `now` in milliseconds; a card is good to the end of its month. */
export function readCard(input: CardInput, now: number): ReadCard | CardProblems {
  const found = findCard(input.number);
  const expiry = readExpiry(input.expiry, now);
  const cvc = checkCvc(input.cvc, found);
  if (typeof found === "object" && typeof expiry === "object" && cvc === undefined) {
    return { card: found, expMonth: expiry.month, expYear: expiry.year };
  }
  return {
    ...(typeof found === "string" ? { number: found } : {}),
    ...(typeof expiry === "string" ? { expiry } : {}),
    ...(cvc === undefined ? {} : { cvc }),
  };
}

export function isReadCard(read: ReadCard | CardProblems): read is ReadCard {
  return "card" in read;
}

/** The same card has the same fingerprint, as at Stripe; the number itself is never kept. */
export function fingerprintOf(number: string): string {
  return createHash("sha256")
    .update(`stand-in ${number}`)
    .digest("base64url")
    .replaceAll(/[-_]/g, "x")
    .slice(0, 16);
}
