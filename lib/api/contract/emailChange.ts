import {
  askEmailChangeSchema,
  emailChangeSchema,
  tokenOnlySchema,
  undoneEmailChangeSchema,
  verifyEmailSchema,
} from "@/lib/identity/schemas";
import { defineCall } from "../call";
import { ofSession } from "./ofSession";

const tag = "Auth";

export const getEmailChangeCall = defineCall({
  ...ofSession,
  id: "getEmailChange",
  method: "GET",
  path: "/auth/v1/email-change",
  summary: "The e-mail address that waits to become the account's",
  answer: emailChangeSchema,
  status: 200,
  errors: ["not_signed_in"],
});

export const askEmailChangeCall = defineCall({
  ...ofSession,
  id: "askEmailChange",
  method: "POST",
  path: "/auth/v1/email-change",
  summary: "Ask for another e-mail address; it counts once the link mailed to it was opened",
  body: askEmailChangeSchema,
  answer: emailChangeSchema,
  status: 202,
  errors: ["passkey_refused", "passkeys_unavailable", "not_signed_in", "too_many_requests"],
});

export const resendEmailChangeCall = defineCall({
  ...ofSession,
  id: "resendEmailChange",
  method: "POST",
  path: "/auth/v1/email-change/resend",
  summary: "Send the link to the new address once more",
  answer: emailChangeSchema,
  status: 202,
  errors: ["not_signed_in", "not_found", "too_many_requests"],
});

export const withdrawEmailChangeCall = defineCall({
  ...ofSession,
  id: "withdrawEmailChange",
  method: "DELETE",
  path: "/auth/v1/email-change",
  summary: "Keep the present address; the links to the new one end",
  status: 204,
  errors: ["not_signed_in"],
});

export const confirmEmailChangeCall = defineCall({
  id: "confirmEmailChange",
  method: "POST",
  path: "/auth/v1/email-change/confirm",
  summary: "Confirm the new address of an account",
  tag,
  access: "none",
  body: verifyEmailSchema,
  status: 204,
  errors: [
    "passkey_refused",
    "passkeys_unavailable",
    "invalid_token",
    "invalid_credentials",
    "email_taken",
    "too_many_requests",
  ],
});

export const undoEmailChangeCall = defineCall({
  id: "undoEmailChange",
  method: "POST",
  path: "/auth/v1/email-change/undo",
  summary: "Go back to the old address, end every session and lead to a new password",
  tag,
  access: "none",
  body: tokenOnlySchema,
  answer: undoneEmailChangeSchema,
  status: 200,
  errors: ["invalid_token", "too_many_requests"],
});

/** In the order of the description. */
export const emailChangeCalls = [
  getEmailChangeCall,
  askEmailChangeCall,
  resendEmailChangeCall,
  withdrawEmailChangeCall,
  confirmEmailChangeCall,
  undoEmailChangeCall,
] as const;
