import { previewSettingsCall } from "@/lib/api/contract/business/ownSettings";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { ownProviderId } from "@/lib/business/ownProviderId";
import { previewSettings } from "@/lib/business/settings/previewSettings";

const preview = endpoint(previewSettingsCall, ({ session, body, query, request }) => {
  const { moveBookingId = null, ...edit } = body;
  const context = {
    ifMatch: request.headers.get("if-match"),
    moveBookingId,
    staffMemberId: query.staffId ?? null,
    nowMs: Date.now(),
  };
  return previewSettings(ownProviderId(session), edit, context);
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ POST: preview });
