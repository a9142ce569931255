import { changeBookingStatusCall, providerBookingCall } from "@/lib/api/contract/business/providerArea";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { serializeBookingDetail } from "@/lib/bookings/business/bookingProjection";
import { findProviderBooking } from "@/lib/bookings/business/providerBookings";
import { AppError } from "@/lib/errors/AppError";
import { type BusinessScope, businessScopeOf } from "@/lib/identity/sessions/businessScope";
import { changeBookingStatus } from "@/lib/visits/changeBookingStatus";

async function detail(scope: BusinessScope, bookingId: string) {
  const nowMs = Date.now();
  const booking = await findProviderBooking(scope, bookingId, nowMs);
  if (booking === null) throw new AppError("not_found");
  return serializeBookingDetail(booking, nowMs);
}

const get = endpoint(providerBookingCall, ({ session, params }) =>
  detail(businessScopeOf(session), params.id),
);

const patch = endpoint(changeBookingStatusCall, async ({ session, params, body }) => {
  const scope = businessScopeOf(session);
  await changeBookingStatus(scope, {
    bookingId: params.id,
    to: body.status,
    note: body.reason ?? null,
    actorUserId: session.user.id,
    nowMs: Date.now(),
  });
  return detail(scope, params.id);
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: get, PATCH: patch });
