import "server-only";
import { cache } from "react";
import { providerDetail } from "@/lib/directory/detail/providerDetail";
import type { Locale } from "@/lib/i18n/locales";
import { pageSession } from "@/lib/identity/sessions/requireSession";
import { attempt } from "./attempt";

/** Cached for the request, so that page and metadata share one query. */
export const loadProvider = cache((idOrSlug: string, locale: Locale) =>
  attempt("provider detail", () => providerDetail(idOrSlug, { now: Date.now(), locale })),
);

/** The page of a business as it looks once it can be booked; null for everybody but its owner. */
export const loadPreview = cache(async (providerId: string, locale: Locale) => {
  const session = await pageSession("provider");
  if (session?.providerId !== providerId) return null;
  return providerDetail(providerId, { now: Date.now(), locale, isPreview: true });
});
