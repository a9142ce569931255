import { cancelFollowingCall } from "@/lib/api/contract/business/desk";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { cancelFollowing } from "@/lib/desk/cancelFollowing";
import { businessScopeOf } from "@/lib/identity/sessions/businessScope";

const cancel = endpoint(cancelFollowingCall, async ({ session, params, body }) => {
  const { providerId } = businessScopeOf(session);
  const [bookingId, note] = [params.id, body?.reason ?? null];
  const request = { bookingId, note, shown: body?.shown, actorUserId: session.user.id, nowMs: Date.now() };
  return { cancelled: await cancelFollowing(providerId, request) };
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ POST: cancel });
