import { endSessionCall } from "@/lib/api/contract/auth";
import { endpoint } from "@/lib/api/endpoint";
import { Reply } from "@/lib/api/reply";
import { resource } from "@/lib/api/resource";
import { clientInfo } from "@/lib/identity/sessions/client";
import { endSession } from "@/lib/identity/sessions/endSessions";
import { requirePortalSession } from "@/lib/identity/sessions/portalSession";

const end = endpoint(endSessionCall, async ({ params, query, request, address }) => {
  const { user } = await requirePortalSession(query.role, request.cookies);
  await endSession(user.id, params.id, clientInfo(request.headers, address));
  return new Reply(undefined);
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ DELETE: end });
