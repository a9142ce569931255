import { changeBlockCall, removeBlockCall } from "@/lib/api/contract/business/ownCalendar";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { changeBlock, removeBlock } from "@/lib/business/calendar/blocks";
import { serializeBlocked, serializeUndo } from "@/lib/business/calendar/serializers";
import { businessScopeOf } from "@/lib/identity/sessions/businessScope";

const change = endpoint(changeBlockCall, async ({ session, params, body }) => {
  const scope = businessScopeOf(session);
  const { startTime: startMs, endTime: endMs, staffId, reason } = body;
  const acting = { userId: session.user.id, nowMs: Date.now() };
  const edit = { startMs, endMs, staffId, reason };
  return serializeBlocked(await changeBlock(scope, params.id, edit, acting), scope);
});

const remove = endpoint(removeBlockCall, async ({ session, params }) => {
  const acting = { userId: session.user.id, nowMs: Date.now() };
  return { undo: serializeUndo(await removeBlock(businessScopeOf(session), params.id, acting)) };
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ PATCH: change, DELETE: remove });
