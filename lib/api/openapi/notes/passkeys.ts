import { askGuestPasskeyCall, registerGuestCall, remailGuestCall } from "../../contract/guestAccount";
import {
  addPasskeyCall,
  askNewPasskeyCall,
  askPasskeyCall,
  listPasskeysCall,
  passkeyLoginCall,
  removePasskeyCall,
} from "../../contract/passkeys";
import { note } from "../note";
import { ids, linkToken } from "./exampleBusiness";

const passkeyId = "b1f0c7de-58a3-4c0e-9d7b-2f6a1c3e8d40";
const credentialId = "Y3JlZGVudGlhbC1vZi1hbm5h";
const challenge = "q1J0bGd3cU5xT2h0Z2x4d2Z1bW5vcHFyc3R1dnd4eXo";
const timeout = 300_000;
const createdAt = "2026-11-21T09:12:00.000Z";
const own = { id: passkeyId, name: "Safari, iPhone", createdAt, lastUsedAt: null };
const credential = { id: credentialId, rawId: credentialId, type: "public-key" as const };
const clientDataJSON = "eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0";
const assertion = {
  ...credential,
  response: { clientDataJSON, authenticatorData: "SZYN5YgOjGh0NBcPZHZgW4", signature: "MEUCIQDx" },
};
const proof = { password: "tre gula tåg" };

const creationOptions = {
  challenge,
  rp: { id: "localhost", name: "Stund" },
  user: { id: "XY8vXm8MSx6aQ20LehwukA", name: "anna@exempel.se", displayName: "Anna Bergqvist" },
  pubKeyCredParams: [{ type: "public-key" as const, alg: -7 }],
  timeout,
  excludeCredentials: [],
  authenticatorSelection: {
    residentKey: "required" as const,
    requireResidentKey: true as const,
    userVerification: "required" as const,
  },
  attestation: "none" as const,
};
const newPasskey = {
  name: own.name,
  passkey: {
    ...credential,
    response: { clientDataJSON, attestationObject: "o2NmbXRkbm9uZQ", transports: ["internal"] },
  },
};

export const passkeyNotes = [
  note(askPasskeyCall, {
    description:
      "For `navigator.credentials.get()` in the JSON of WebAuthn level 3. A challenge counts once, for five minutes. To sign in it names no account, so that nothing is told about any; to prove it belongs to the session that asked. Only on https and `localhost`, as browsers have it; elsewhere 409 `passkeys_unavailable`.",
    sessions: "both",
    query: { role: "customer" },
    body: { purpose: "sign_in" },
    answer: { challenge, rpId: "localhost", timeout, userVerification: "required" },
  }),
  note(passkeyLoginCall, {
    description:
      "The passkey says whose account it is. The device must have verified its owner. An unknown passkey, a wrong signature and a challenge that is used or over are answered alike. Role, cookies and refusals are those of signing in by password.",
    answerHeaders: ["Set-Cookie"],
    body: { passkey: assertion, role: "customer" },
    answer: {
      session: { id: ids.session, role: "customer", expiresAt: "2026-12-21T09:12:00.000Z" },
      user: {
        id: "5d8f2f5e-6f0c-4b1e-9a43-6d0b7a1c2e90",
        email: "anna@exempel.se",
        role: "customer",
        fullName: "Anna Bergqvist",
        emailVerified: true,
        providerId: null,
      },
    },
  }),
  note(listPasskeysCall, { sessions: "both", query: { role: "customer" }, answer: [own] }),
  note(askNewPasskeyCall, {
    description:
      "For `navigator.credentials.create()`. The proof is the password, or a passkey that answered a challenge to prove. What is made has to be added within five minutes, by the same session.",
    sessions: "both",
    query: { role: "customer" },
    body: proof,
    answer: creationOptions,
  }),
  note(addPasskeyCall, {
    description: "An account has at most twenty. A password reset removes all of them.",
    sessions: "both",
    query: { role: "customer" },
    body: newPasskey,
    answer: own,
  }),
  note(removePasskeyCall, {
    description: "Sessions that it began go on; they are ended in the list of sessions.",
    sessions: "both",
    params: { id: passkeyId },
    query: { role: "customer" },
    body: proof,
  }),
  note(askGuestPasskeyCall, {
    description:
      "For `navigator.credentials.create()`. Takes the `token` of the booking's link. Whether the address has an account is not looked up. What is made registers after this very booking, within five minutes.",
    params: { id: ids.booking },
    query: { token: linkToken },
    answer: creationOptions,
  }),
  note(registerGuestCall, {
    description:
      "Takes the `token` of the booking's link, and either a `password` or a `newPasskey`; name, address and number are the booking's. The answer and its time are the same whether the address has an account or not: a mail goes to it either way. There is no account, nor a way to sign in, before the link of that mail was opened: in the same browser, or with the password or the passkey (`POST /auth/v1/verify-email`). Then every other registration with the address ends, and the guest bookings of the address join the account. 404 for a booking that is not a guest's, is cancelled or not confirmed yet.",
    answerHeaders: ["Set-Cookie"],
    params: { id: ids.booking },
    query: { token: linkToken },
    body: { newPasskey },
    answer: { accepted: true },
  }),
  note(remailGuestCall, {
    description:
      "Takes the `token` of the booking's link, and the cookie that registering set: only the browser that asked gets the mail sent again, with another link for the same password or passkey. The links that were mailed before go on, until one is opened. The answer and its time are the same whether the address has an account or not. Counts as a registration.",
    answerHeaders: ["Set-Cookie"],
    params: { id: ids.booking },
    query: { token: linkToken },
    answer: { accepted: true },
  }),
];
