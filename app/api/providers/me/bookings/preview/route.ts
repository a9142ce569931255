import { previewBookingCall } from "@/lib/api/contract/business/desk";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { previewBooking } from "@/lib/desk/previewBooking";
import { businessScopeOf } from "@/lib/identity/sessions/businessScope";

const preview = endpoint(previewBookingCall, ({ session, body }) =>
  previewBooking(businessScopeOf(session), body, Date.now()),
);

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ POST: preview });
