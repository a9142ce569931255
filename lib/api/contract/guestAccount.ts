import { z } from "zod";
import { guestAccountSchema } from "@/lib/account/guestAccount/schemas";
import { linkQuery } from "@/lib/bookings/customer/customerSchemas";
import { idParams } from "@/lib/http/input/schemas";
import { creationOptionsSchema } from "@/lib/identity/passkeys/schemas";
import { defineCall } from "../call";

/** Of a guest's booking, with the link of its mails. */
const ofBooking = { tag: "Customer", access: "optional", params: idParams, query: linkQuery } as const;

export const askGuestPasskeyCall = defineCall({
  ...ofBooking,
  id: "askGuestPasskey",
  method: "POST",
  path: "/customers/me/bookings/{id}/account/passkey",
  summary: "What to ask the browser for, to make the passkey of an account after a guest's booking",
  answer: creationOptionsSchema,
  status: 200,
  errors: ["not_signed_in", "not_found", "passkeys_unavailable", "too_many_requests"],
});

export const registerGuestCall = defineCall({
  ...ofBooking,
  id: "registerGuest",
  method: "POST",
  path: "/customers/me/bookings/{id}/account",
  summary: "Register the customer of a guest's booking, with a password or a passkey",
  body: guestAccountSchema,
  answer: z.object({ accepted: z.literal(true) }),
  status: 202,
  errors: [
    "not_signed_in",
    "not_found",
    "passkey_refused",
    "passkeys_unavailable",
    "passkey_known",
    "too_many_requests",
  ],
});

export const remailGuestCall = defineCall({
  ...ofBooking,
  id: "remailGuest",
  method: "POST",
  path: "/customers/me/bookings/{id}/account/mail",
  summary:
    "Mail the link of a registration after a guest's booking again, if it was asked for in this browser",
  answer: z.object({ accepted: z.literal(true) }),
  status: 202,
  errors: ["not_signed_in", "not_found", "too_many_requests"],
});
