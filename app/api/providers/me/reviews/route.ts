import { ownReviewsCall } from "@/lib/api/contract/business/ownReviews";
import { endpoint } from "@/lib/api/endpoint";
import { pageReply } from "@/lib/api/page";
import { resource } from "@/lib/api/resource";
import { ownProviderId } from "@/lib/business/ownProviderId";
import { ownReviewPage } from "@/lib/reviews/queries";
import { serializeOwnReview } from "@/lib/reviews/serializers";

const get = endpoint(ownReviewsCall, async ({ session, query, request }) => {
  const { rating: ratings, ...question } = query;
  const page = await ownReviewPage(ownProviderId(session), { ...question, ratings });
  return pageReply(request, { ...page, items: page.items.map(serializeOwnReview) });
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: get });
