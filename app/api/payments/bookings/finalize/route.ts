import { finalizeBookingCall } from "@/lib/api/contract/payments";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { finalizeBooking } from "@/lib/checkout/pay/finishCheckout";

const finalize = endpoint(finalizeBookingCall, ({ body }) => finalizeBooking(body));

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ POST: finalize });
