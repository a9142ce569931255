import { smallestPrice } from "@/lib/catalogue/edit/serviceText";
import { serviceMaxPrice, serviceRules } from "@/lib/catalogue/serviceRules";
import type { Locale } from "@/lib/i18n/locales";
import { formatSek } from "@/lib/money/format";
import { fromSek } from "@/lib/money/ore";

/** What the problems of a service's fields name: amounts as amounts are written, lengths in minutes as they are typed. */
export function serviceLimits(locale: Locale) {
  return {
    smallest: formatSek(fromSek(smallestPrice), locale),
    largest: formatSek(fromSek(serviceMaxPrice), locale),
    longest: String(serviceRules.duration_minutes.limits.max),
    widest: String(serviceRules.buffer_before_minutes.limits.max),
  };
}
