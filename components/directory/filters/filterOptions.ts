import "server-only";
import { getTranslations } from "next-intl/server";
import { categoriesWithCounts, citiesWithCounts } from "@/lib/catalogue/categories";
import type { Locale } from "@/lib/i18n/locales";
import { formatDay } from "@/lib/time/format";
import { addDays } from "@/lib/time/localDate";
import { localDateOf } from "@/lib/time/zone";
import { attempt } from "../search/attempt";
import type { FilterOptions } from "./filterTypes";

/** The number of days offered; later days are found in the booking calendar. */
const dayCount = 14;

/** The options of the filters. A list that cannot be loaded is empty, and the search works without it. */
export async function filterOptions(locale: Locale, now: number, timeZone: string): Promise<FilterOptions> {
  const t = await getTranslations({ locale, namespace: "common" });
  const [categories, cities] = await Promise.all([
    attempt("filter categories", () => categoriesWithCounts(locale)),
    attempt("filter cities", () => citiesWithCounts()),
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
    days: Array.from({ length: dayCount }, (_, index) => {
      const date = addDays(today, index);
      const day = formatDay(date, locale);
      const word = near[index];
      return { date, label: word === undefined ? day : `${capital(word, locale)}, ${day}` };
    }),
  };
}

const capital = (word: string, locale: Locale) => word.charAt(0).toLocaleUpperCase(locale) + word.slice(1);
