import { settleStaffRemovalCall } from "@/lib/api/contract/ownStaff";
import { endpoint } from "@/lib/api/endpoint";
import { Reply } from "@/lib/api/reply";
import { resource } from "@/lib/api/resource";
import { ownProviderId } from "@/lib/business/ownProviderId";
import { removeStaffMember } from "@/lib/business/staff/removeStaffMember";

const settle = endpoint(settleStaffRemovalCall, async ({ session, params, body, request }) => {
  await removeStaffMember(ownProviderId(session), params.id, {
    decisions: body.bookingDecisions,
    ifMatch: request.headers.get("if-match"),
    actorUserId: session.user.id,
    nowMs: Date.now(),
  });
  return new Reply(undefined);
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ POST: settle });
