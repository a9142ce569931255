import "server-only";
import {
  type ProviderBookingDetail,
  serializeBookingDetail,
} from "@/lib/bookings/business/bookingProjection";
import { findProviderBooking } from "@/lib/bookings/business/providerBookings";
import { AppError } from "@/lib/errors/AppError";
import { businessScopeOf } from "@/lib/identity/sessions/businessScope";
import type { Acting } from "./lockOwn";

/** Who acts on which booking, of the session and the address of a call. */
export function actingOn(session: Parameters<typeof businessScopeOf>[0], bookingId: string): Acting {
  return { scope: businessScopeOf(session), bookingId, actorUserId: session.user.id };
}

/**
 * The booking as it is afterwards.
 * @throws AppError not_found
 */
export async function bookingDetail({ scope, bookingId }: Acting): Promise<ProviderBookingDetail> {
  const nowMs = Date.now();
  const booking = await findProviderBooking(scope, bookingId, nowMs);
  if (booking === null) throw new AppError("not_found");
  return serializeBookingDetail(booking, nowMs);
}
