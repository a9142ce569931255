import type { Locale } from "@/lib/i18n/locales";
import { localeCookieName } from "@/lib/i18n/routing";

const oneYearSeconds = 31_536_000;

/** Stores the chosen language in a cookie. Only the address decides the language of a page. */
export function rememberLocale(locale: Locale): void {
  Object.assign(document, {
    cookie: `${localeCookieName}=${locale}; path=/; max-age=${oneYearSeconds}; samesite=lax`,
  });
}
