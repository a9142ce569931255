import { providerReviewsCall } from "@/lib/api/contract/providers";
import { endpoint } from "@/lib/api/endpoint";
import { pageReply } from "@/lib/api/page";
import { resource } from "@/lib/api/resource";
import { visibleProviderId } from "@/lib/directory/search/findProviderIds";
import { reviewPage } from "@/lib/reviews/queries";
import { serializeReview } from "@/lib/reviews/serializers";

const list = endpoint(providerReviewsCall, async ({ params, query, request }) => {
  const page = await reviewPage(await visibleProviderId(params.id), query);
  return pageReply(request, { ...page, items: page.items.map(serializeReview) });
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: list });
