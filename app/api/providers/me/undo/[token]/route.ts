import { undoCall } from "@/lib/api/contract/business/ownCalendar";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { undoChange } from "@/lib/business/calendar/undo";
import { businessScopeOf } from "@/lib/identity/sessions/businessScope";

const undo = endpoint(undoCall, async ({ session, params }) => {
  await undoChange(businessScopeOf(session), params.token, Date.now());
  return undefined;
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ POST: undo });
