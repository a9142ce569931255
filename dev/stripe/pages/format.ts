import type { Language } from "../server/texts";

const LOCALES = { sv: "sv-SE", en: "en-GB" } as const;
const MONEY_LOCALES = { sv: "sv-SE", en: "en-SE" } as const;
const TIME_ZONE = "Europe/Stockholm";

/** `1 250,00 kr` from 125000 öre. */
export function money(amount: number, currency: string, language: Language): string {
  const style = {
    style: "currency",
    currency: currency.toUpperCase(),
    currencyDisplay: "narrowSymbol",
  } as const;
  return new Intl.NumberFormat(MONEY_LOCALES[language], style).format(amount / 100).replace("-", "−");
}

/** `26 november 2026` from unix seconds, Swedish time. */
export function dayText(seconds: number, language: Language): string {
  return new Intl.DateTimeFormat(LOCALES[language], { dateStyle: "long", timeZone: TIME_ZONE }).format(
    seconds * 1000,
  );
}

function clock(seconds: number, language: Language): string {
  const form = { hour: "2-digit", minute: "2-digit", timeZone: TIME_ZONE } as const;
  return new Intl.DateTimeFormat(LOCALES[language], form).format(seconds * 1000);
}

/** `26 nov 14:45` from unix seconds, Swedish time. */
export function dayAndTime(seconds: number, language: Language): string {
  const form = { day: "numeric", month: "short", timeZone: TIME_ZONE } as const;
  const date = new Intl.DateTimeFormat(LOCALES[language], form).format(seconds * 1000).replace(".", "");
  return `${date} ${clock(seconds, language)}`;
}

/** `26 november 2026 14:45` from unix seconds, Swedish time. */
export function longDayAndTime(seconds: number, language: Language): string {
  return `${dayText(seconds, language)} ${clock(seconds, language)}`;
}

/** `14:45` when it is the same Swedish day as `now`, else with the day. */
export function timeToday(seconds: number, nowSeconds: number, language: Language): string {
  const today = dayText(seconds, language) === dayText(nowSeconds, language);
  return today ? clock(seconds, language) : dayAndTime(seconds, language);
}

const BRANDS: Record<string, string> = { visa: "Visa", mastercard: "Mastercard", amex: "American Express" };

/** `Visa •••• 4242`. */
export function cardName(brand: string, last4: string): string {
  return `${BRANDS[brand] ?? brand} •••• ${last4}`;
}

/** `4242 4242 4242 4242`. */
export function groupedNumber(number: string): string {
  return number.replaceAll(/(\d{4})(?=\d)/g, "$1 ");
}
