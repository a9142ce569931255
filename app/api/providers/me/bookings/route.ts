import { listBookingsCall } from "@/lib/api/contract/providerArea";
import { endpoint } from "@/lib/api/endpoint";
import { pageReply } from "@/lib/api/page";
import { resource } from "@/lib/api/resource";
import { serializeProviderBooking } from "@/lib/bookings/business/bookingProjection";
import { listProviderBookings } from "@/lib/bookings/business/providerBookings";
import { businessScopeOf } from "@/lib/identity/sessions/businessScope";

const list = endpoint(listBookingsCall, async ({ session, query, request }) => {
  const { status, rangeStart, rangeEnd, id, limit, cursor } = query;
  const filter = { statuses: status, fromMs: rangeStart, toMs: rangeEnd, idPrefix: id };
  const nowMs = Date.now();
  const page = await listProviderBookings(businessScopeOf(session), filter, { limit, cursor, nowMs });
  return pageReply(request, { ...page, items: page.items.map(serializeProviderBooking) });
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: list });
