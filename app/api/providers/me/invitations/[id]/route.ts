import { withdrawInvitationCall } from "@/lib/api/contract/business/members";
import { endpoint } from "@/lib/api/endpoint";
import { Reply } from "@/lib/api/reply";
import { resource } from "@/lib/api/resource";
import { ownProviderId } from "@/lib/business/ownProviderId";
import { clientInfo } from "@/lib/identity/sessions/client";
import { actingOwner } from "@/lib/providers/members/actingOwner";
import { withdrawInvitation } from "@/lib/providers/members/invite";

const withdraw = endpoint(withdrawInvitationCall, async ({ session, params, request, address }) => {
  const acting = actingOwner(session, clientInfo(request.headers, address));
  await withdrawInvitation(ownProviderId(session), params.id, acting);
  return new Reply(undefined);
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ DELETE: withdraw });
