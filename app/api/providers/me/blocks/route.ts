import { addBlockCall } from "@/lib/api/contract/business/ownCalendar";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { addBlock } from "@/lib/business/calendar/blocks";
import { serializeBlocked } from "@/lib/business/calendar/serializers";
import { businessScopeOf } from "@/lib/identity/sessions/businessScope";

const add = endpoint(addBlockCall, async ({ session, body }) => {
  const scope = businessScopeOf(session);
  const { startTime: startMs, endTime: endMs, staffId, reason = null } = body;
  const acting = { userId: session.user.id, nowMs: Date.now() };
  return serializeBlocked(await addBlock(scope, { startMs, endMs, staffId, reason }, acting), scope);
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ POST: add });
