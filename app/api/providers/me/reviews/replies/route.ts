import { repliesCall, replyCall } from "@/lib/api/contract/business/ownReviews";
import { endpoint } from "@/lib/api/endpoint";
import { pageReply } from "@/lib/api/page";
import { resource } from "@/lib/api/resource";
import { ownProviderId } from "@/lib/business/ownProviderId";
import { listReplies, replyToReview } from "@/lib/reviews/replies";
import { serializeReply } from "@/lib/reviews/serializers";

const list = endpoint(repliesCall, async ({ session, query, request }) => {
  const page = await listReplies(ownProviderId(session), query);
  return pageReply(request, { ...page, items: page.items.map(serializeReply) });
});

const reply = endpoint(replyCall, async ({ session, body, request }) => {
  const { headers } = request;
  const began = { ifMatch: headers.get("if-match"), ifNoneMatch: headers.get("if-none-match") };
  return serializeReply(await replyToReview(ownProviderId(session), body, Date.now(), began));
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: list, POST: reply });
