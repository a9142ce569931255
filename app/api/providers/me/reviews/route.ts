import { ownReviewsCall } from "@/lib/api/contract/ownReviews";
import { endpoint } from "@/lib/api/endpoint";
import { pageReply } from "@/lib/api/page";
import { resource } from "@/lib/api/resource";
import { ownProviderId } from "@/lib/dashboard/ownProviderId";
import { listOwnReviews } from "@/lib/dashboard/ownReviews";
import { serializeOwnReview } from "@/lib/dashboard/serializers";

const get = endpoint(ownReviewsCall, async ({ session, query, request }) => {
  const page = await listOwnReviews(ownProviderId(session), query);
  return pageReply(request, { ...page, items: page.items.map(serializeOwnReview) });
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: get });
