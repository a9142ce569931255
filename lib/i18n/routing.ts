import { defineRouting } from "next-intl/routing";
import { defaultLocale, locales } from "./locales";

export const localeCookieName = "NEXT_LOCALE";

/** Swedish without prefix, English under `/en`. The cookie is only written by the language menu and by the language of an account. */
export const routing = defineRouting({
  locales,
  defaultLocale,
  localePrefix: "as-needed",
  localeCookie: { name: localeCookieName, maxAge: 60 * 60 * 24 * 365, sameSite: "lax" },
});
