import { removeStaffMemberCall, updateStaffMemberCall } from "@/lib/api/contract/business/ownStaff";
import { endpoint } from "@/lib/api/endpoint";
import { Reply } from "@/lib/api/reply";
import { resource } from "@/lib/api/resource";
import { ownProviderId } from "@/lib/business/ownProviderId";
import { removeStaffMember } from "@/lib/business/staff/removeStaffMember";
import { clientInfo } from "@/lib/identity/sessions/client";
import { actingOwner } from "@/lib/providers/members/actingOwner";
import { serializeStaffMember } from "@/lib/staff/ownStaff";
import { updateStaffMember } from "@/lib/staff/updateStaffMember";

const update = endpoint(updateStaffMemberCall, async ({ session, params, body, request, address }) => {
  const { password, passkey, ...changes } = body;
  const by = { ...actingOwner(session, clientInfo(request.headers, address)), password, passkey };
  const edit = { changes, ifMatch: request.headers.get("if-match"), by };
  return serializeStaffMember(await updateStaffMember(ownProviderId(session), params.id, edit));
});

const remove = endpoint(removeStaffMemberCall, async ({ session, params, body, request, address }) => {
  const client = clientInfo(request.headers, address);
  await removeStaffMember(ownProviderId(session), params.id, {
    decisions: [],
    ifMatch: request.headers.get("if-match"),
    actorUserId: session.user.id,
    nowMs: Date.now(),
    by: { ...actingOwner(session, client), ...body },
  });
  return new Reply(undefined);
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ PATCH: update, DELETE: remove });
