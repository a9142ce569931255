import { inviteCall } from "@/lib/api/contract/business/members";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { ownProviderId } from "@/lib/business/ownProviderId";
import { clientInfo } from "@/lib/identity/sessions/client";
import { actingOwner } from "@/lib/providers/members/actingOwner";
import { invite } from "@/lib/providers/members/invite";
import { listAccess } from "@/lib/providers/members/listAccess";

const post = endpoint(inviteCall, async ({ session, body, request, address }) => {
  const acting = actingOwner(session, clientInfo(request.headers, address));
  const providerId = ownProviderId(session);
  const { staff_id: staffId, ...wish } = body;
  await invite(providerId, { staffId, ...wish }, acting);
  return listAccess(providerId, session.user.id, Date.now());
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ POST: post });
