import { closingSchema, startClosingSchema } from "@/lib/account/closing/closingSchemas";
import { defineCall } from "../../call";

const common = {
  tag: "Provider",
  access: "provider",
  path: "/providers/me/closing",
  answer: closingSchema,
  status: 200,
} as const;

export const closingCall = defineCall({
  ...common,
  id: "getClosing",
  method: "GET",
  summary: "What closing the business would mean now, and how far it is",
});

export const startClosingCall = defineCall({
  ...common,
  id: "startClosing",
  method: "POST",
  summary: "Close the business: at once with every visit called off, or after the last visit",
  body: startClosingSchema,
  errors: ["passkey_refused", "passkeys_unavailable", "too_many_requests"],
});

export const reopenCall = defineCall({
  ...common,
  id: "reopenBusiness",
  method: "DELETE",
  summary: "Take the closing back while it goes on",
  errors: ["not_found"],
});

/** In the order of the description. */
export const closingCalls = [closingCall, startClosingCall, reopenCall] as const;
