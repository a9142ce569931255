import { followingCall } from "@/lib/api/contract/business/desk";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { loadFollowing } from "@/lib/desk/cancelFollowing";
import { businessScopeOf } from "@/lib/identity/sessions/businessScope";

const read = endpoint(followingCall, ({ session, params }) => {
  const { providerId } = businessScopeOf(session);
  return loadFollowing(providerId, { bookingId: params.id, nowMs: Date.now() });
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: read });
