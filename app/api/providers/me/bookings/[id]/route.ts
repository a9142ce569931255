import { changeBookingStatusCall, providerBookingCall } from "@/lib/api/contract/providerArea";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { findProviderBooking } from "@/lib/bookings/providerBookings";
import { serializeBookingDetail } from "@/lib/bookings/serializers";
import { ownProviderId } from "@/lib/dashboard/ownProviderId";
import { AppError } from "@/lib/errors/AppError";
import { changeBookingStatus } from "@/lib/payments/changeBookingStatus";

async function detail(providerId: string, bookingId: string) {
  const booking = await findProviderBooking(providerId, bookingId);
  if (booking === null) throw new AppError("not_found");
  return serializeBookingDetail(booking, Date.now());
}

const get = endpoint(providerBookingCall, ({ session, params }) => detail(ownProviderId(session), params.id));

const patch = endpoint(changeBookingStatusCall, async ({ session, params, body }) => {
  const providerId = ownProviderId(session);
  await changeBookingStatus(providerId, {
    bookingId: params.id,
    to: body.status,
    actorUserId: session.user.id,
    nowMs: Date.now(),
  });
  return detail(providerId, params.id);
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: get, PATCH: patch });
