import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { refundOnCancelOre, reviewOpenDays } from "@/lib/bookings/customer/customerRules";
import { type PolicyAudience, type PolicySlug, policyDocument } from "@/lib/policies/documents";
import { graceDays } from "./closing/closingRules";
import {
  keptBookkeepingYears,
  keptCheckoutDays,
  keptLogDays,
  keptMailYears,
  keptMessageYears,
  keptNoticesDays,
} from "./kept";

/* The terms and policies say in words what the rules do: whoever changes one is told of the other here. */

const words = {
  sv: {
    numbers: { 1: "ett", 2: "två", 7: "sju" },
    free: (hours: number) => `${hours} timmar före`,
    calledOff: {
      customer: "Ställer företaget in får du alltid tillbaka allt.",
      provider: "Ställer du in får kunden alltid tillbaka hela beloppet.",
    },
    late: "Avbokar du senare än så, eller inte kommer, har du inte rätt att få tillbaka pengarna.",
    review: (days: number) => `Du kan ändra ditt omdöme i ${days} dagar.`,
    openAgain: {
      terms: "Du kan öppna igen i",
      faq: "kan du öppna igen",
      within: (days: number) => `${days} dagar`,
    },
    kept: {
      bookkeeping: (years: string) => `sparas i ${years} år efter räkenskapsåret`,
      checkout: (days: string) =>
        `tas ditt namn, dina kontaktuppgifter, din hälsning och namnet på den du bokat åt bort därifrån efter ${days} dagar`,
      mails: (years: string) => `uppgifter om mejl vi har skickat efter ${years} år`,
      messages: (years: string) => `meddelanden till oss efter ${years} år`,
      logs: (days: number) => `loggar efter ${days} dagar`,
      notices: (days: number) => `de senaste ${days} dagarna`,
    },
  },
  en: {
    numbers: { 1: "one", 2: "two", 7: "seven" },
    free: (hours: number) => `${hours} hours before`,
    calledOff: {
      customer: "If the business cancels, you always get everything back.",
      provider: "If you cancel, the customer always gets the full amount back.",
    },
    late: "If you cancel later, or do not come, you have no right to a refund.",
    review: (days: number) => `You can edit your review for ${days} days.`,
    openAgain: {
      terms: "You can open again for",
      faq: "you can open again",
      within: (days: number) => `${days} days`,
    },
    kept: {
      bookkeeping: (years: string) => `are kept for ${years} years after the financial year`,
      checkout: (days: string) =>
        `your name, contact details, message and the name of whom you booked for are removed from it after ${days} days`,
      mails: (years: string) => `records of emails we have sent after ${years} year`,
      messages: (years: string) => `messages to us after ${years} years`,
      logs: (days: number) => `logs after ${days} days`,
      notices: (days: number) => `in the last ${days} days`,
    },
  },
} as const;

/** Unlike any number that the texts have of themselves. */
const prices = { payg: { commissionPercent: 83.5 }, monthly: { monthlyPriceOre: 777_700 } };

/** Of a business that has chosen none. */
function usualFreeHours(): number {
  const schema = readFileSync("prisma/schema/providers.prisma", "utf8");
  return Number(/freeCancellationHours\s+Int\s+@default\((\d+)\)/.exec(schema)?.[1]);
}

describe.each(["sv", "en"] as const)("the terms and policies in %s", (language) => {
  const w = words[language];
  const textOf = (audience: PolicyAudience, slug: PolicySlug) =>
    policyDocument(audience, language, slug, prices)
      .sections.flatMap(({ body }) => body)
      .join("\n");
  const inWords = (number: number) => {
    const known: Readonly<Record<number, string>> = w.numbers;
    return known[number] ?? String(number);
  };
  /** The paragraph in which something is said. */
  const saying = (text: string, part: string) => text.split("\n").find((each) => each.includes(part)) ?? "";

  it("say until when a customer cancels free of charge where the business has not chosen", () => {
    const free = w.free(usualFreeHours());
    for (const audience of ["customer", "provider"] as const)
      for (const slug of ["terms", "faq"] as const) expect(textOf(audience, slug)).toContain(free);
  });

  it("promise everything back when the business cancels, and nothing when the customer does too late, as it is paid back", () => {
    const freeCancellationUntil = new Date("2026-11-26T09:00:00Z");
    const payment = { status: "paid" as const, amountOre: 42_000, refundedOre: 0 };
    const startsAt = new Date("2026-11-27T09:00:00Z");
    const endsAt = new Date("2026-11-27T10:00:00Z");
    const booking = { payment, freeCancellationUntil, startsAt, endsAt, disputes: [] };
    const lateMs = freeCancellationUntil.getTime();
    expect(refundOnCancelOre(booking, "provider", lateMs)).toBe(42_000);
    expect(refundOnCancelOre(booking, "customer", lateMs)).toBe(0);
    expect(refundOnCancelOre(booking, "customer", lateMs - 1)).toBe(42_000);
    for (const audience of ["customer", "provider"] as const)
      expect(textOf(audience, "terms")).toContain(w.calledOff[audience]);
    expect(textOf("customer", "terms")).toContain(w.late);
  });

  it("name no price and no percentage but those of the plans", () => {
    const given = ["customer", "provider"] as const;
    const texts = given.flatMap((audience) =>
      (["terms", "privacy", "faq"] as const).map((slug) => textOf(audience, slug)),
    );
    const named = texts.flatMap((text) => text.match(/[\d.,\s]*\d\s*(?:%|kr\b|SEK)/g) ?? []);
    expect(new Set(named.map((each) => each.replaceAll(/\D/g, "")))).toEqual(new Set(["835", "7777"]));
  });

  it("say how long a review can be changed, and a closed business opened again", () => {
    expect(textOf("customer", "terms")).toContain(w.review(reviewOpenDays));
    for (const slug of ["terms", "faq"] as const)
      expect(saying(textOf("provider", slug), w.openAgain[slug])).toContain(w.openAgain.within(graceDays));
    expect(textOf("provider", "privacy")).toContain(w.openAgain.within(graceDays));
  });

  it("say how long each thing is kept, as the nightly removal keeps it", () => {
    const customer = textOf("customer", "privacy");
    expect(customer).toContain(w.kept.bookkeeping(inWords(keptBookkeepingYears)));
    expect(customer).toContain(w.kept.checkout(inWords(keptCheckoutDays)));
    expect(customer).toContain(w.kept.mails(inWords(keptMailYears)));
    expect(customer).toContain(w.kept.messages(inWords(keptMessageYears)));
    expect(customer).toContain(w.kept.logs(keptLogDays));
    expect(textOf("provider", "privacy")).toContain(w.kept.notices(keptNoticesDays));
  });
});
