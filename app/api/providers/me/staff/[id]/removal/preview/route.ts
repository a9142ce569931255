import { previewStaffRemovalCall } from "@/lib/api/contract/business/ownStaff";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { ownProviderId } from "@/lib/business/ownProviderId";
import { previewRemoval } from "@/lib/business/staff/previewRemoval";

const preview = endpoint(previewStaffRemovalCall, ({ session, params, body }) =>
  previewRemoval(ownProviderId(session), params.id, {
    moveBookingId: body.moveBookingId ?? null,
    nowMs: Date.now(),
  }),
);

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ POST: preview });
