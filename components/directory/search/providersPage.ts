import "server-only";
import { cache } from "react";
import type { ProviderChoice, ProviderDetail } from "@/lib/directory/detail/detailTypes";
import { providerChoice } from "@/lib/directory/detail/providerChoice";
import { providerDetail } from "@/lib/directory/detail/providerDetail";
import type { Locale } from "@/lib/i18n/locales";
import { pageSession } from "@/lib/identity/sessions/requireSession";
import { countRatings, searchReviews } from "@/lib/reviews/queries";
import { reviewView } from "@/lib/reviews/views";
import type { FoundReviews } from "../business/BusinessReviews";
import type { BusinessAddress } from "../business/businessAddress";
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

/** All that the page of a business shows besides the business itself: what it is chosen by, and the reviews asked for. */
export async function loadBusinessPage(
  provider: ProviderDetail,
  { staff, day, reviews }: BusinessAddress,
  locale: Locale,
): Promise<{ choice: ProviderChoice; reviews: FoundReviews }> {
  const [choice, found, counts] = await Promise.all([
    providerChoice(provider, { now: Date.now(), locale, staffId: staff, day }),
    searchReviews(provider.id, reviews),
    countRatings(provider.id),
  ]);
  return { choice, reviews: { ...found, reviews: found.reviews.map(reviewView), counts } };
}
