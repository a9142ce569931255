import { formatSek } from "@/lib/money/format";
import { fromSek, smallestPaymentOre, toSek } from "@/lib/money/ore";
import { type MinutesRule, serviceMaxPrice, serviceRules } from "../serviceRules";

/*
 * Numbers of a service as people type them. The schemas of `serviceDraft.ts` say the same of the numbers themselves.
 */

export type PriceProblem = "priceNumber" | "priceDecimals" | "priceMinimum" | "priceMaximum";
export type MinutesProblem = "minutesNumber" | "minutesStep" | MinutesRule["outside"];

/** `1 250,50`, `1250.5`, `1.250,50`, `420 kr`, `420:-`; blank is 0. @returns SEK, or what is wrong */
export function parsePrice(text: string): { sek: number } | { problem: PriceProblem } {
  const bare = text.replace(/\s/gu, "").replace(/(kr|sek|:-)$/iu, "");
  if (bare === "") return { sek: 0 };
  // A dot before a comma can only part thousands; alone it is the decimal sign of other keyboards.
  const plain = /^\d{1,3}(\.\d{3})+,\d*$/u.test(bare) ? bare.replaceAll(".", "") : bare;
  const match = /^(\d+)(?:[.,](\d*))?$/u.exec(plain);
  if (match === null) return { problem: "priceNumber" };
  const [, kronor = "", decimals = ""] = match;
  if (decimals.length > 2) return { problem: "priceDecimals" };
  const sek = Number(`${kronor}.${decimals || "0"}`);
  if (sek > serviceMaxPrice) return { problem: "priceMaximum" };
  return sek > 0 && fromSek(sek) < smallestPaymentOre ? { problem: "priceMinimum" } : { sek };
}

/** A price to be edited: `1 250,50`; nothing when there is none. */
export function priceText(ore: number): string {
  return ore === 0 ? "" : formatSek(ore, "sv").replace(/\u00a0kr$/u, "");
}

/** The least price that can be paid, in SEK. */
export const smallestPrice = toSek(smallestPaymentOre);

type Parsed = { minutes: number } | { problem: MinutesProblem };

/** How long a service takes, in minutes, or what is wrong. */
export const parseDuration = (text: string): Parsed => parseMinutes(text, serviceRules.duration_minutes);

/** What is kept free before or after, in minutes, or what is wrong; blank is 0. */
export const parseBuffer = (text: string): Parsed => parseMinutes(text, serviceRules.buffer_before_minutes);

/** Minutes as a rule allows them, or what is wrong; blank is 0 where that is allowed. */
export function parseMinutes(text: string, { limits, outside }: MinutesRule): Parsed {
  const { min, max, step } = limits;
  const bare = text.trim() === "" && min === 0 ? "0" : text.trim();
  if (!/^\d{1,5}$/u.test(bare)) return { problem: "minutesNumber" };
  const minutes = Number(bare);
  if (minutes < min || minutes > max) return { problem: outside };
  return minutes % step === 0 ? { minutes } : { problem: "minutesStep" };
}
