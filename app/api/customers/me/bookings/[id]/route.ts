import { customerBookingCall } from "@/lib/api/contract/customerBookings";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { proofOf } from "@/lib/bookings/access";
import { customerDetail } from "@/lib/bookings/customer/customerDetail";

const get = endpoint(customerBookingCall, ({ params, query, session }) =>
  customerDetail(params.id, proofOf(query, session), Date.now()),
);

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: get });
