import { formatLocale, type Locale } from "@/lib/i18n/locales";

/** "a, b och c". */
export function listText(parts: readonly string[], locale: Locale): string {
  return new Intl.ListFormat(formatLocale[locale], { type: "conjunction" }).format(parts);
}
