import { resendInvitationCall } from "@/lib/api/contract/business/members";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { ownProviderId } from "@/lib/business/ownProviderId";
import { clientInfo } from "@/lib/identity/sessions/client";
import { actingOwner } from "@/lib/providers/members/actingOwner";
import { resendInvitation } from "@/lib/providers/members/invite";
import { listAccess } from "@/lib/providers/members/listAccess";

const resend = endpoint(resendInvitationCall, async ({ session, params, request, address }) => {
  const acting = actingOwner(session, clientInfo(request.headers, address));
  const providerId = ownProviderId(session);
  await resendInvitation(providerId, params.id, acting);
  return listAccess(providerId, session.user.id, Date.now());
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ POST: resend });
