import type { AnswerOf } from "@/lib/api/client";
import type { Locale } from "@/lib/i18n/locales";
import { formatSek } from "@/lib/money/format";
import { fromSek } from "@/lib/money/ore";
import { customerPaths } from "@/lib/paths";
import { formatClock } from "@/lib/time/clock";
import { formatDay, formatDuration } from "@/lib/time/format";
import en from "@/messages/en/suggest.json";
import sv from "@/messages/sv/suggest.json";

type Answer = AnswerOf<"GET /catalog/suggestions">;
type GroupKey = "times" | "businesses" | "categories" | "cities";

export type Option = {
  /** Unique in the list. */
  key: string;
  title: string;
  facts: string;
  /** The next time, at the right edge; null for none of its own. */
  time: string | null;
  /** Whether the time leads to its booking. */
  isTimeChosen: boolean;
  /** Names are Swedish on English pages, too. */
  isName: boolean;
  path: string;
};

export type Group = { key: GroupKey; label: string; options: Option[] };

/** The words of the list, which come with its code. */
export const wordsOf = (locale: Locale) => (locale === "en" ? en : sv);

type Next = Answer["times"][number]["next"];

function timeText({ date, minute, days_ahead }: Next, locale: Locale): string {
  const words = wordsOf(locale);
  const near = [words.today, words.tomorrow][days_ahead];
  return `${near ?? formatDay(date, locale)} ${formatClock(minute)}`;
}

const joined = (facts: readonly (string | null)[]) => facts.filter(Boolean).join(" · ");

const plain = { facts: "", time: null, isTimeChosen: false, isName: false };

/** The groups of an answer in their order, without empty ones. `city`: the one that is chosen beside the text, or "". */
export function groupsOf(answer: Answer, city: string, locale: Locale): Group[] {
  const words = wordsOf(locale);
  const inCity = city === "" ? {} : { city };
  const options: Record<GroupKey, Option[]> = {
    times: answer.times.map((time) => ({
      key: `time-${time.service_id}`,
      title: time.name,
      facts: joined([
        time.company_name,
        formatDuration(time.duration_minutes),
        formatSek(fromSek(time.price), locale),
        time.city,
      ]),
      time: timeText(time.next, locale),
      isTimeChosen: true,
      isName: true,
      path: customerPaths.services({ focus: time.service_id, start: time.next.start_time }),
    })),
    businesses: answer.businesses.map((business) => ({
      key: `business-${business.id}`,
      title: business.company_name,
      facts: joined([
        business.average_rating === null
          ? null
          : `${business.average_rating.toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })} (${business.review_count})`,
        business.city,
      ]),
      time: business.next === null ? words.noTime : timeText(business.next, locale),
      isTimeChosen: false,
      isName: true,
      path: customerPaths.provider(business.slug),
    })),
    categories: answer.categories.map(({ slug, name, is_subcategory }) => ({
      ...plain,
      key: `category-${slug}`,
      title: name,
      path: customerPaths.services({ [is_subcategory ? "subcategory" : "category"]: slug, ...inCity }),
    })),
    cities: answer.cities.map((name) => ({
      ...plain,
      key: `city-${name}`,
      title: name,
      path: customerPaths.services({ city: name }),
    })),
  };
  const order = ["times", "businesses", "categories", "cities"] as const;
  return order
    .map((key) => ({ key, label: words[key], options: options[key] }))
    .filter(({ options: { length } }) => length > 0);
}
