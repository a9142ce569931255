import { z } from "zod";
import { idParams } from "@/lib/http/input/schemas";
import { proofSchema } from "@/lib/identity/passkeys/proofSchemas";
import {
  addPasskeySchema,
  challengeSchema,
  creationOptionsSchema,
  passkeySchema,
  passkeySignInSchema,
  requestOptionsSchema,
} from "@/lib/identity/passkeys/schemas";
import { sessionStateSchema } from "@/lib/identity/schemas";
import { defineCall } from "../call";
import { ofSession } from "./ofSession";

const tag = "Auth";

export const askPasskeyCall = defineCall({
  ...ofSession,
  id: "askPasskey",
  method: "POST",
  path: "/auth/v1/passkeys/challenge",
  summary: "A challenge for a passkey, to sign in or to prove who is signed in",
  body: challengeSchema,
  answer: requestOptionsSchema,
  status: 200,
  errors: ["not_signed_in", "passkeys_unavailable", "too_many_requests"],
});

export const passkeyLoginCall = defineCall({
  id: "passkeyLogin",
  method: "POST",
  path: "/auth/v1/passkeys/login",
  summary: "Sign in by a passkey; sets the session cookie of the account's portal",
  tag,
  access: "none",
  body: passkeySignInSchema,
  answer: sessionStateSchema,
  status: 200,
  errors: [
    "passkey_refused",
    "passkeys_unavailable",
    "wrong_role_customer",
    "wrong_role_provider",
    "access_ended",
    "too_many_requests",
  ],
});

export const listPasskeysCall = defineCall({
  ...ofSession,
  id: "listPasskeys",
  method: "GET",
  path: "/auth/v1/passkeys",
  summary: "The account's passkeys",
  answer: z.array(passkeySchema),
  status: 200,
  errors: ["not_signed_in"],
});

export const askNewPasskeyCall = defineCall({
  ...ofSession,
  id: "askNewPasskey",
  method: "POST",
  path: "/auth/v1/passkeys/new",
  summary: "What to ask the browser for, to make a passkey; takes a proof of who is signed in",
  body: proofSchema,
  answer: creationOptionsSchema,
  status: 200,
  errors: [
    "not_signed_in",
    "email_unconfirmed",
    "passkey_refused",
    "passkeys_unavailable",
    "passkey_limit",
    "too_many_requests",
  ],
});

export const addPasskeyCall = defineCall({
  ...ofSession,
  id: "addPasskey",
  method: "POST",
  path: "/auth/v1/passkeys",
  summary: "Add the passkey that the browser made",
  body: addPasskeySchema,
  answer: passkeySchema,
  status: 201,
  errors: [
    "not_signed_in",
    "email_unconfirmed",
    "passkey_refused",
    "passkeys_unavailable",
    "passkey_known",
    "passkey_limit",
    "too_many_requests",
  ],
});

export const removePasskeyCall = defineCall({
  ...ofSession,
  id: "removePasskey",
  method: "DELETE",
  path: "/auth/v1/passkeys/{id}",
  summary: "Remove a passkey; takes a proof of who is signed in",
  params: idParams,
  body: proofSchema,
  status: 204,
  errors: ["not_signed_in", "not_found", "passkey_refused", "passkeys_unavailable", "too_many_requests"],
});

/** In the order of the description. */
export const passkeyCalls = [
  askPasskeyCall,
  passkeyLoginCall,
  listPasskeysCall,
  askNewPasskeyCall,
  addPasskeyCall,
  removePasskeyCall,
] as const;
