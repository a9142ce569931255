import { z } from "zod";
import { singleLine } from "@/lib/text/texts";
import { passkeyNameMaxLength } from "../limits";
import { givenRoleSchema } from "../schemas";
import { assertionSchema, base64url, clientDataJSON, credential } from "./proofSchemas";

/** Schemas of passkeys, in the JSON of the standard (WebAuthn level 3); nothing here needs the server. */

const transports = z.enum(["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"]);

/** What a browser answers when it has made a passkey. */
const attestationSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON,
    attestationObject: base64url(20_000),
    /** Ways that we do not know are left out. */
    transports: z
      .array(z.string().max(40))
      .max(10)
      .default([])
      .transform((ways) => ways.flatMap((way) => transports.safeParse(way).data ?? [])),
  }),
});
export type Attestation = z.output<typeof attestationSchema>;

/** What to ask a browser for, that it may use a passkey. */
export const requestOptionsSchema = z.object({
  challenge: z.string(),
  rpId: z.string(),
  /** In milliseconds. */
  timeout: z.number(),
  userVerification: z.literal("required"),
});
export type RequestOptions = z.output<typeof requestOptionsSchema>;

/** What to ask a browser for, that it may make a passkey. */
export const creationOptionsSchema = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: z.literal("public-key"), alg: z.number() })),
  /** In milliseconds. */
  timeout: z.number(),
  excludeCredentials: z.array(z.object({ id: z.string(), type: z.literal("public-key") })),
  authenticatorSelection: z.object({
    residentKey: z.literal("required"),
    requireResidentKey: z.literal(true),
    userVerification: z.literal("required"),
  }),
  attestation: z.literal("none"),
});
export type CreationOptions = z.output<typeof creationOptionsSchema>;

export const challengeSchema = z.object({ purpose: z.enum(["sign_in", "prove"]) });

export const passkeySignInSchema = z.object({ passkey: assertionSchema, role: givenRoleSchema.optional() });
export const addPasskeySchema = z.object({
  name: singleLine(passkeyNameMaxLength),
  passkey: attestationSchema,
});
export type NewPasskey = z.output<typeof addPasskeySchema>;

/** A passkey as its owner sees it. */
export const passkeySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
});
export type PasskeyAnswer = z.infer<typeof passkeySchema>;
