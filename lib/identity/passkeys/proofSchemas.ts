import { z } from "zod";
import { passwordMaxLength } from "../limits";

/** Schemas of what proves an owner; nothing here needs the server. */

/** A password that is given: only limited to a length that is hashed at all. */
export const givenPasswordSchema = z.string().min(1).max(passwordMaxLength);

export const base64url = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\w-]+$/u);
const credentialId = base64url(1400);

export const credential = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal("public-key"),
  authenticatorAttachment: z.enum(["platform", "cross-platform"]).optional(),
};

export const clientDataJSON = base64url(4000);

/** What a browser answers to a challenge with a passkey that it has, in the JSON of the standard (WebAuthn level 3). */
export const assertionSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON,
    authenticatorData: base64url(4000),
    signature: base64url(4000),
    userHandle: base64url(100).nullish(),
  }),
});
export type Assertion = z.output<typeof assertionSchema>;

/** That somebody is the owner: the password, or a passkey that answers a challenge. Which of them is asked later. */
export const proofSchema = z.object({
  password: givenPasswordSchema.optional(),
  passkey: assertionSchema.optional(),
});
export type Proof = z.output<typeof proofSchema>;
