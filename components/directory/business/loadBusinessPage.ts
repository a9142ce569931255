import "server-only";
import type { BusinessAddress } from "@/lib/directory/detail/businessAddress";
import type { ProviderChoice, ProviderDetail } from "@/lib/directory/detail/detailTypes";
import { providerChoice } from "@/lib/directory/detail/providerChoice";
import type { Locale } from "@/lib/i18n/locales";
import { countRatings, searchReviews } from "@/lib/reviews/queries";
import type { ReviewSearch } from "@/lib/reviews/reviewSearch";
import { reviewView } from "@/lib/reviews/views";
import { type Attempt, attempt } from "../search/attempt";
import type { FoundReviews } from "./BusinessReviews";

/**
 * All that the page of a business shows besides the business itself: what it is chosen by, and the reviews asked for, or
 * that these could not be loaded.
 */
export async function loadBusinessPage(
  provider: ProviderDetail,
  { staff, day, reviews }: BusinessAddress,
  locale: Locale,
): Promise<{ choice: ProviderChoice; reviews: Attempt<FoundReviews> }> {
  const [choice, found] = await Promise.all([
    providerChoice(provider, { now: Date.now(), locale, staffId: staff, day }),
    attempt("reviews of a business", () => loadReviews(provider.id, reviews)),
  ]);
  return { choice, reviews: found };
}

async function loadReviews(providerId: string, wanted: ReviewSearch): Promise<FoundReviews> {
  const [found, counts] = await Promise.all([searchReviews(providerId, wanted), countRatings(providerId)]);
  return { ...found, reviews: found.reviews.map(reviewView), counts };
}
