import { bookByBusinessCall } from "@/lib/api/contract/business/desk";
import { listBookingsCall } from "@/lib/api/contract/business/providerArea";
import { endpoint } from "@/lib/api/endpoint";
import { pageReply } from "@/lib/api/page";
import { resource } from "@/lib/api/resource";
import {
  type ProviderBookingDetail,
  serializeBookingDetail,
  serializeProviderBooking,
} from "@/lib/bookings/business/bookingProjection";
import { findProviderBooking, listProviderBookings } from "@/lib/bookings/business/providerBookings";
import { bookByBusiness } from "@/lib/desk/bookByBusiness";
import { businessScopeOf } from "@/lib/identity/sessions/businessScope";

const list = endpoint(listBookingsCall, async ({ session, query, request }) => {
  const { status, rangeStart, rangeEnd, id, search, limit, cursor } = query;
  const filter = { statuses: status, fromMs: rangeStart, toMs: rangeEnd, idPrefix: id, search };
  const nowMs = Date.now();
  const page = await listProviderBookings(businessScopeOf(session), filter, { limit, cursor, nowMs });
  return pageReply(request, { ...page, items: page.items.map(serializeProviderBooking) });
});

const book = endpoint(bookByBusinessCall, async ({ session, body, request, locale }) => {
  const [scope, nowMs] = [businessScopeOf(session), Date.now()];
  const idempotencyKey = request.headers.get("idempotency-key");
  const { bookingIds, seriesId, withheld } = await bookByBusiness(scope, body, {
    idempotencyKey,
    locale,
    nowMs,
  });
  const bookings: ProviderBookingDetail[] = [];
  // One after the other: a series of 26 would take every connection of the pool.
  for (const id of bookingIds) {
    const booking = await findProviderBooking(scope, id, nowMs);
    if (booking !== null) bookings.push(serializeBookingDetail(booking, nowMs));
  }
  return { bookings, series_id: seriesId, unsent_mail: withheld };
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: list, POST: book });
