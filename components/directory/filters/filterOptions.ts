import "server-only";
import { getTranslations } from "next-intl/server";
import { categoriesWithCounts, citiesWithCounts } from "@/lib/catalogue/categories";
import { longestHorizonDays } from "@/lib/directory/search/horizon";
import type { Locale } from "@/lib/i18n/locales";
import { formatDay } from "@/lib/time/format";
import { addDays } from "@/lib/time/localDate";
import { localDateOf } from "@/lib/time/zone";
import { attempt } from "../search/attempt";
import type { FilterOptions } from "./filterTypes";

/** The number of days offered by name; later ones are chosen by their date. */
const dayCount = 14;
/** How far ahead a day can be chosen where the longest horizon is not known. */
const usualHorizonDays = 365;

/** The options of the filters. A list that cannot be loaded is empty, and the search works without it. */
export async function filterOptions(locale: Locale, now: number, timeZone: string): Promise<FilterOptions> {
  const t = await getTranslations({ locale, namespace: "common" });
  const [categories, cities, horizon] = await Promise.all([
    attempt("filter categories", () => categoriesWithCounts(locale)),
    attempt("filter cities", () => citiesWithCounts()),
    attempt("filter days", longestHorizonDays),
  ]);
  const today = localDateOf(now, timeZone);
  const near = [t("today"), t("tomorrow")];
  return {
    categories: categories.ok
      ? categories.value.map(({ slug, name, subcategories }) => ({
          slug,
          name,
          subcategories: subcategories
            .filter((sub) => sub.services > 0)
            .map((sub) => ({ slug: sub.slug, name: sub.name })),
        }))
      : [],
    cities: cities.ok ? cities.value.map(({ city }) => city) : [],
    lastDay: addDays(today, horizon.ok ? horizon.value : usualHorizonDays),
    days: Array.from({ length: dayCount }, (_, index) => {
      const date = addDays(today, index);
      const day = formatDay(date, locale);
      const word = near[index];
      return { date, label: word === undefined ? day : `${capital(word, locale)}, ${day}` };
    }),
  };
}

const capital = (word: string, locale: Locale) => word.charAt(0).toLocaleUpperCase(locale) + word.slice(1);
