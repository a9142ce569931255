import { changeRoleCall, endMemberCall } from "@/lib/api/contract/business/members";
import { endpoint } from "@/lib/api/endpoint";
import { Reply } from "@/lib/api/reply";
import { resource } from "@/lib/api/resource";
import { ownProviderId } from "@/lib/business/ownProviderId";
import { clientInfo } from "@/lib/identity/sessions/client";
import { actingOwner } from "@/lib/providers/members/actingOwner";
import { changeRole, endMember } from "@/lib/providers/members/changeMembers";
import { listAccess } from "@/lib/providers/members/listAccess";

const change = endpoint(changeRoleCall, async ({ session, params, body, request, address }) => {
  const acting = actingOwner(session, clientInfo(request.headers, address));
  const providerId = ownProviderId(session);
  await changeRole(providerId, params.id, body, acting);
  return listAccess(providerId, session.user.id, Date.now());
});

const end = endpoint(endMemberCall, async ({ session, params, body, request, address }) => {
  const acting = actingOwner(session, clientInfo(request.headers, address));
  await endMember(ownProviderId(session), params.id, body ?? {}, acting);
  return new Reply(undefined);
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ PATCH: change, DELETE: end });
