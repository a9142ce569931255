import { findBookingsCall } from "@/lib/api/contract/customerBookings";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { requestBookings } from "@/lib/bookings/customer/findBookings";

const find = endpoint(findBookingsCall, async ({ body, address }) => {
  await requestBookings(body.email, address);
  return { accepted: true as const };
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ POST: find });
