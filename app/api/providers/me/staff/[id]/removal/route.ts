import { settleStaffRemovalCall } from "@/lib/api/contract/business/ownStaff";
import { endpoint } from "@/lib/api/endpoint";
import { Reply } from "@/lib/api/reply";
import { resource } from "@/lib/api/resource";
import { ownProviderId } from "@/lib/business/ownProviderId";
import { removeStaffMember } from "@/lib/business/staff/removeStaffMember";
import { clientInfo } from "@/lib/identity/sessions/client";
import { actingOwner } from "@/lib/providers/members/actingOwner";

const settle = endpoint(settleStaffRemovalCall, async ({ session, params, body, request, address }) => {
  const client = clientInfo(request.headers, address);
  const { bookingDecisions: decisions, ...proof } = body;
  await removeStaffMember(ownProviderId(session), params.id, {
    decisions,
    ifMatch: request.headers.get("if-match"),
    actorUserId: session.user.id,
    nowMs: Date.now(),
    by: { ...actingOwner(session, client), ...proof },
  });
  return new Reply(undefined);
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ POST: settle });
