import { moveOwnBookingCall } from "@/lib/api/contract/business/providerArea";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { serializeBookingDetail } from "@/lib/bookings/business/bookingProjection";
import { findProviderBooking } from "@/lib/bookings/business/providerBookings";
import { AppError } from "@/lib/errors/AppError";
import { businessScopeOf } from "@/lib/identity/sessions/businessScope";
import { moveByBusiness } from "@/lib/visits/moveByBusiness";

const move = endpoint(moveOwnBookingCall, async ({ session, params, body }) => {
  const [scope, bookingId, nowMs] = [businessScopeOf(session), params.id, Date.now()];
  const actorUserId = session.user.id;
  const { startTime: startMs, staffId = null } = body;
  await moveByBusiness(scope, { bookingId, startMs, staffId, actorUserId, nowMs });
  const booking = await findProviderBooking(scope, bookingId, nowMs);
  if (booking === null) throw new AppError("not_found");
  return serializeBookingDetail(booking, nowMs);
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ POST: move });
