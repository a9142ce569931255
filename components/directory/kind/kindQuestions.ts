import "server-only";
import { getTranslations } from "next-intl/server";
import type { BoardEntry } from "@/lib/directory/cards/cardTypes";
import type { Locale } from "@/lib/i18n/locales";
import { formatSek } from "@/lib/money/format";
import { formatClock } from "@/lib/time/clock";
import { formatDay, formatDuration } from "@/lib/time/format";
import type { KindPlace } from "./kindPageData";

export type KindQuestion = { question: string; answer: string };

/** The name inside a sentence: "Frisör" as "frisör", "VVS" as it is. */
const inSentence = (name: string, locale: Locale) =>
  locale === "sv" && /^\p{Lu}\p{Ll}/u.test(name)
    ? name.charAt(0).toLocaleLowerCase(locale) + name.slice(1)
    : name;

/** What people ask of a kind of work in a city, answered by what can be booked there. */
export async function kindQuestions(
  { kind, city, facts }: KindPlace,
  next: BoardEntry | undefined,
  locale: Locale,
): Promise<KindQuestion[]> {
  const t = await getTranslations({ locale, namespace: "kinds.questions" });
  const amounts = {
    lowest: formatSek(facts.lowestOre, locale),
    highest: formatSek(facts.highestOre, locale),
    median: formatSek(facts.medianOre, locale),
  };
  const lengths = {
    shortest: formatDuration(facts.shortestMinutes),
    longest: formatDuration(facts.longestMinutes),
  };
  const { leastCancellationHours: least, mostCancellationHours: most } = facts;
  return [
    {
      question: t("price", { kind: inSentence(kind.name, locale), city }),
      answer: t(facts.lowestOre === facts.highestOre ? "priceSame" : "priceAnswer", amounts),
    },
    {
      question: t("free"),
      answer: next === undefined ? t("freeNone") : t("freeAnswer", await freeWords(next, locale)),
    },
    {
      question: t("length"),
      answer: t(facts.shortestMinutes === facts.longestMinutes ? "lengthSame" : "lengthAnswer", lengths),
    },
    {
      question: t("cancel"),
      answer: least === most ? t("cancelAnswer", { hours: least }) : t("cancelDiffers", { least, most }),
    },
  ];
}

async function freeWords({ next, provider, service }: BoardEntry, locale: Locale) {
  const common = await getTranslations({ locale, namespace: "common" });
  const near = next.dayOffset === 0 ? common("today") : next.dayOffset === 1 ? common("tomorrow") : null;
  const day = near ?? formatDay(next.dayKey, locale);
  return {
    when: `${day.charAt(0).toLocaleUpperCase(locale)}${day.slice(1)} ${formatClock(next.minute)}`,
    provider: provider.companyName,
    service: service.name,
    price: formatSek(service.priceOre, locale),
  };
}
