import { hasLocale } from "next-intl";
import { getRequestConfig } from "next-intl/server";
import { HOME_TIME_ZONE } from "@/lib/time/zone";
import { messagesFor } from "./messages";
import { routing } from "./routing";

/** Wall-clock formatting never depends on the server's zone: callers name the business's own. */
export default getRequestConfig(async ({ requestLocale }) => {
  const requested = await requestLocale;
  const locale = hasLocale(routing.locales, requested) ? requested : routing.defaultLocale;
  return { locale, messages: messagesFor(locale), timeZone: HOME_TIME_ZONE };
});
