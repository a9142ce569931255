import { moveOwnBookingCall } from "@/lib/api/contract/providerArea";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { findProviderBooking } from "@/lib/bookings/providerBookings";
import { serializeBookingDetail } from "@/lib/bookings/serializers";
import { ownProviderId } from "@/lib/dashboard/ownProviderId";
import { AppError } from "@/lib/errors/AppError";
import { moveByBusiness } from "@/lib/payments/moveByBusiness";

const move = endpoint(moveOwnBookingCall, async ({ session, params, body }) => {
  const [providerId, bookingId, nowMs] = [ownProviderId(session), params.id, Date.now()];
  const actorUserId = session.user.id;
  const { startTime: startMs, staffId = null } = body;
  await moveByBusiness(providerId, { bookingId, startMs, staffId, actorUserId, nowMs });
  const booking = await findProviderBooking(providerId, bookingId);
  if (booking === null) throw new AppError("not_found");
  return serializeBookingDetail(booking, nowMs);
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ POST: move });
