import "server-only";
import { listCustomerBookings } from "@/lib/bookings/customer/customerBookings";
import { customerDetail } from "@/lib/bookings/customer/customerDetail";

/** The next visit of a customer, with what one may want to do on the way there. */
export type NextVisit = {
  id: string;
  serviceName: string;
  providerName: string;
  /** null where nobody is told apart. */
  staffName: string | null;
  startMs: number;
  timeZone: string;
  canMove: boolean;
  directionsUrl: string | null;
  phone: string | null;
};

/** How many that are only held are passed over. */
const lookedAt = 10;

/**
 * The next confirmed visit of a customer that is not over; null without one.
 * @param customerId of the session, never of a request
 * @param nowMs epoch milliseconds
 */
export async function nextVisit(customerId: string, nowMs: number): Promise<NextVisit | null> {
  const { items } = await listCustomerBookings(customerId, { when: ["upcoming"], limit: lookedAt, nowMs });
  const next = items.find(({ status }) => status === "confirmed");
  if (next === undefined) return null;
  const visit = await customerDetail(next.id, { token: undefined, customerId }, nowMs);
  return {
    id: visit.id,
    serviceName: visit.service_name,
    providerName: next.provider.companyName,
    staffName: visit.staff?.name ?? null,
    startMs: next.startsAt.getTime(),
    timeZone: visit.time_zone,
    canMove: visit.can.reschedule,
    directionsUrl: visit.place?.directions_url ?? null,
    phone: visit.provider.phone,
  };
}
