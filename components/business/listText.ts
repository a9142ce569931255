import { formatLocale, type Locale } from "@/lib/i18n/locales";

/** Joins parts to a list in words: "a, b och c". */
export function listText(parts: readonly string[], locale: Locale): string {
  return new Intl.ListFormat(formatLocale[locale], { type: "conjunction" }).format(parts);
}
