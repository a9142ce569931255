import "server-only";
import { cache } from "react";
import type { Locale } from "@/lib/i18n/locales";
import { providerDetail } from "@/lib/reviews/providerDetail";
import { attempt } from "./attempt";

/** One look at the database for a page and its metadata. */
export const loadProvider = cache((idOrSlug: string, locale: Locale) =>
  attempt("provider detail", () => providerDetail(idOrSlug, { now: Date.now(), locale })),
);
