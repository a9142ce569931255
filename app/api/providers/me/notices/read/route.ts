import { readNoticesCall } from "@/lib/api/contract/business/ownNotices";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { readNotices } from "@/lib/bookings/notices/ownNotices";
import { businessScopeOf } from "@/lib/identity/sessions/businessScope";

const read = endpoint(readNoticesCall, async ({ session, body }) => {
  await readNotices(businessScopeOf(session), body.ids, Date.now());
  return undefined;
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ POST: read });
