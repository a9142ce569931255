import { deleteReplyCall } from "@/lib/api/contract/ownReviews";
import { endpoint } from "@/lib/api/endpoint";
import { Reply } from "@/lib/api/reply";
import { resource } from "@/lib/api/resource";
import { ownProviderId } from "@/lib/business/ownProviderId";
import { deleteReply } from "@/lib/reviews/replies";

const remove = endpoint(deleteReplyCall, async ({ session, params }) => {
  await deleteReply(ownProviderId(session), params.id);
  return new Reply(undefined);
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ DELETE: remove });
