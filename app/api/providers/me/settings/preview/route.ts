import { previewSettingsCall } from "@/lib/api/contract/ownSettings";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { ownProviderId } from "@/lib/dashboard/ownProviderId";
import { previewSettings } from "@/lib/dashboard/previewSettings";

const preview = endpoint(previewSettingsCall, ({ session, body, request }) => {
  const { moveBookingId = null, ...edit } = body;
  const ifMatch = request.headers.get("if-match");
  return previewSettings(ownProviderId(session), edit, { ifMatch, moveBookingId, nowMs: Date.now() });
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ POST: preview });
