import { deleteReplyCall, getReplyCall } from "@/lib/api/contract/business/ownReviews";
import { endpoint } from "@/lib/api/endpoint";
import { Reply } from "@/lib/api/reply";
import { resource } from "@/lib/api/resource";
import { ownProviderId } from "@/lib/business/ownProviderId";
import { deleteReply, getReply } from "@/lib/reviews/replies";
import { serializeReply } from "@/lib/reviews/serializers";

const get = endpoint(getReplyCall, async ({ session, params }) =>
  serializeReply(await getReply(ownProviderId(session), params.id)),
);

const remove = endpoint(deleteReplyCall, async ({ session, params, request }) => {
  await deleteReply(ownProviderId(session), params.id, request.headers.get("if-match"));
  return new Reply(undefined);
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: get, DELETE: remove });
