import { customerBookingsCall } from "@/lib/api/contract/customerBookings";
import { endpoint } from "@/lib/api/endpoint";
import { pageReply } from "@/lib/api/page";
import { resource } from "@/lib/api/resource";
import { serializeCustomerBooking } from "@/lib/bookings/customer/customerBookingProjection";
import { listCustomerBookings } from "@/lib/bookings/customer/customerBookings";

const list = endpoint(customerBookingsCall, async ({ session, query, request }) => {
  const nowMs = Date.now();
  const page = await listCustomerBookings(session.user.id, { ...query, nowMs });
  return pageReply(request, {
    ...page,
    items: page.items.map((row) => serializeCustomerBooking(row, nowMs)),
  });
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: list });
