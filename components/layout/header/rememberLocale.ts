import type { Locale } from "@/lib/i18n/locales";
import { localeCookieName } from "@/lib/i18n/routing";

const oneYearSeconds = 31_536_000;

/** The choice is written here and nowhere else; the address alone decides what a page is shown in. */
export function rememberLocale(locale: Locale): void {
  Object.assign(document, {
    cookie: `${localeCookieName}=${locale}; path=/; max-age=${oneYearSeconds}; samesite=lax`,
  });
}
