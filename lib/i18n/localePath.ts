import { defaultLocale, type Locale } from "./locales";

/** A path of `lib/paths` in a language: Swedish has no prefix, English has `/en`. */
export function localePath(locale: Locale, path: string): string {
  return locale === defaultLocale ? path : `/${locale}${path === "/" ? "" : path}`;
}
