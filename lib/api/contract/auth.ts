import { z } from "zod";
import { idParams } from "@/lib/http/input/schemas";
import {
  accountSchema,
  emailOnlySchema,
  givenRoleSchema,
  listedSessionSchema,
  registerCustomerSchema,
  resetPasswordSchema,
  sessionStateSchema,
  signInSchema,
  tokenOnlySchema,
  verifyEmailSchema,
} from "@/lib/identity/schemas";
import { providerRegisteredSchema, registerProviderSchema } from "@/lib/providers/registration/registration";
import { defineCall } from "../call";

const tag = "Auth";
/** Both portals' sessions live side by side in one browser; without a role the provider's comes first. */
const portalQuery = z.object({ role: givenRoleSchema.optional() });
const accepted = z.object({ accepted: z.literal(true) });

export const getSessionCall = defineCall({
  id: "getSession",
  method: "GET",
  path: "/auth/v1/session",
  summary: "Who is signed in",
  tag,
  access: "optional",
  query: portalQuery,
  answer: sessionStateSchema,
  status: 200,
});

export const loginCall = defineCall({
  id: "login",
  method: "POST",
  path: "/auth/v1/login",
  summary: "Sign in; sets the session cookie of the account's portal",
  tag,
  access: "none",
  body: signInSchema,
  answer: sessionStateSchema,
  status: 200,
  errors: [
    "invalid_credentials",
    "wrong_role_customer",
    "wrong_role_provider",
    "access_ended",
    "too_many_requests",
  ],
});

export const logoutCall = defineCall({
  id: "logout",
  method: "POST",
  path: "/auth/v1/logout",
  summary: "Sign out of one portal, or of both",
  tag,
  access: "none",
  query: portalQuery,
  status: 204,
});

export const registerCustomerCall = defineCall({
  id: "registerCustomer",
  method: "POST",
  path: "/auth/v1/register/customer",
  summary: "Open a customer account; sends the mail that confirms the address",
  tag,
  access: "none",
  body: registerCustomerSchema,
  answer: z.object({ user: accountSchema }),
  status: 201,
  errors: ["too_many_requests"],
});

export const registerProviderCall = defineCall({
  id: "registerProvider",
  method: "POST",
  path: "/auth/v1/register/provider",
  summary: "Register a business and sign it in",
  tag,
  access: "none",
  body: registerProviderSchema,
  answer: providerRegisteredSchema,
  status: 201,
  errors: ["email_taken", "too_many_requests"],
});

export const verifyEmailCall = defineCall({
  id: "verifyEmail",
  method: "POST",
  path: "/auth/v1/verify-email",
  summary: "Confirm an e-mail address; guest bookings made with it join the account",
  tag,
  access: "none",
  body: verifyEmailSchema,
  status: 204,
  errors: [
    "passkey_refused",
    "passkeys_unavailable",
    "passkey_known",
    "invalid_token",
    "invalid_credentials",
    "too_many_requests",
  ],
});

export const rejectRegistrationCall = defineCall({
  id: "rejectRegistration",
  method: "POST",
  path: "/auth/v1/verify-email/reject",
  summary: "Remove a registration that somebody else made with one's e-mail address",
  tag,
  access: "none",
  body: tokenOnlySchema,
  status: 204,
  errors: ["invalid_token", "bookings_upcoming", "too_many_requests"],
});

export const resendVerificationCall = defineCall({
  id: "resendVerification",
  method: "POST",
  path: "/auth/v1/verify-email/resend",
  summary: "Send the link that confirms an e-mail address once more",
  tag,
  access: "none",
  body: emailOnlySchema,
  answer: accepted,
  status: 202,
  errors: ["too_many_requests"],
});

export const forgotPasswordCall = defineCall({
  id: "forgotPassword",
  method: "POST",
  path: "/auth/v1/password/forgot",
  summary: "Send a link to a new password, if there is an account with this address",
  tag,
  access: "none",
  body: emailOnlySchema,
  answer: accepted,
  status: 202,
  errors: ["too_many_requests"],
});

export const resetPasswordCall = defineCall({
  id: "resetPassword",
  method: "POST",
  path: "/auth/v1/password/reset",
  summary: "Set a new password; ends every other session of the account and confirms its address",
  tag,
  access: "none",
  body: resetPasswordSchema,
  status: 204,
  errors: ["invalid_token", "too_many_requests"],
});

export const listSessionsCall = defineCall({
  id: "listSessions",
  method: "GET",
  path: "/auth/v1/sessions",
  summary: "The account's sessions",
  tag,
  access: "optional",
  query: portalQuery,
  answer: z.array(listedSessionSchema),
  status: 200,
  errors: ["not_signed_in"],
});

export const endOtherSessionsCall = defineCall({
  id: "endOtherSessions",
  method: "DELETE",
  path: "/auth/v1/sessions",
  summary: "End every session of the account but this one, and its calendar links where wanted",
  tag,
  access: "optional",
  query: portalQuery.extend({ calendars: z.enum(["true", "false"]).optional() }),
  status: 204,
  errors: ["not_signed_in"],
});

export const endSessionCall = defineCall({
  id: "endSession",
  method: "DELETE",
  path: "/auth/v1/sessions/{id}",
  summary: "End one session of the account",
  tag,
  access: "optional",
  params: idParams,
  query: portalQuery,
  status: 204,
  errors: ["not_signed_in", "not_found"],
});

/** In the order of the description. */
export const authCalls = [
  getSessionCall,
  loginCall,
  logoutCall,
  registerCustomerCall,
  registerProviderCall,
  verifyEmailCall,
  rejectRegistrationCall,
  resendVerificationCall,
  forgotPasswordCall,
  resetPasswordCall,
  listSessionsCall,
  endOtherSessionsCall,
  endSessionCall,
] as const;
