import type { ProviderBookingDetail } from "@/lib/bookings/business/bookingProjection";

export type PaymentProps = {
  booking: ProviderBookingDetail;
  timeZone: string;
  onChanged: (detail: ProviderBookingDetail) => void;
  /** Loads the booking anew, where a call does not answer with it. */
  onReload: () => Promise<void>;
};
