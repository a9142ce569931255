import { removeStaffMemberCall, updateStaffMemberCall } from "@/lib/api/contract/ownStaff";
import { endpoint } from "@/lib/api/endpoint";
import { Reply } from "@/lib/api/reply";
import { resource } from "@/lib/api/resource";
import { ownProviderId } from "@/lib/business/ownProviderId";
import { removeStaffMember } from "@/lib/business/staff/removeStaffMember";
import { serializeStaffMember } from "@/lib/staff/ownStaff";
import { updateStaffMember } from "@/lib/staff/updateStaffMember";

const update = endpoint(updateStaffMemberCall, async ({ session, params, body, request }) => {
  const edit = { changes: body, ifMatch: request.headers.get("if-match") };
  return serializeStaffMember(await updateStaffMember(ownProviderId(session), params.id, edit));
});

const remove = endpoint(removeStaffMemberCall, async ({ session, params, request }) => {
  await removeStaffMember(ownProviderId(session), params.id, {
    decisions: [],
    ifMatch: request.headers.get("if-match"),
    actorUserId: session.user.id,
    nowMs: Date.now(),
  });
  return new Reply(undefined);
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ PATCH: update, DELETE: remove });
