import { resource } from "@/lib/api/resource";
import { writesFromAddress } from "@/lib/api/writeLimit";
import { adoptGuestBookings } from "@/lib/bookings/customer/adoptGuestBookings";
import { nextAuthRoute } from "@/lib/identity/sessions/nextAuthRoute";

/** next-auth of the customer portal. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource(
  nextAuthRoute("customer", { writes: writesFromAddress, adopt: adoptGuestBookings }),
);
