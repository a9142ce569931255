import { ownNoticesCall } from "@/lib/api/contract/business/ownNotices";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { ownNotices } from "@/lib/bookings/notices/ownNotices";
import { businessScopeOf } from "@/lib/identity/sessions/businessScope";

const list = endpoint(ownNoticesCall, ({ session }) => ownNotices(businessScopeOf(session), Date.now()));

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: list });
