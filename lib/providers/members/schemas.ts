import { z } from "zod";
import { idIn, instantOut } from "@/lib/http/input/schemas";
import { proofSchema } from "@/lib/identity/passkeys/proofSchemas";
import { emailSchema, tokenSchema } from "@/lib/identity/schemas";

/** Schemas of a business's sign-ins; nothing here needs the server. */

const memberRoles = ["owner", "member"] as const;
export type MemberRole = (typeof memberRoles)[number];
export const memberRoleSchema = z.enum(memberRoles);

/** A sign-in that has not ended. */
const memberSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  role: memberRoleSchema,
  since: instantOut,
  /** Whether it is the one that asks. */
  is_you: z.boolean(),
  /** Whether it is the last owner, who cannot lose the role. */
  is_only_owner: z.boolean(),
});

/** An invitation that is neither accepted nor withdrawn. */
const invitationSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  role: memberRoleSchema,
  sent_at: instantOut,
  expires_at: instantOut,
  is_expired: z.boolean(),
});

/** A person with their sign-in, or an owner who is none of the people: then `staff` is null. */
export const accessSchema = z.object({
  staff: z.object({ id: z.uuid(), name: z.string().nullable() }).nullable(),
  member: memberSchema.nullable(),
  invitation: invitationSchema.nullable(),
});
export type Access = z.infer<typeof accessSchema>;

/** The proof of whoever asks: needed where somebody becomes an owner, or is one no longer. */
export const inviteSchema = proofSchema.extend({
  staff_id: idIn,
  email: emailSchema,
  role: memberRoleSchema,
});
export const changeRoleSchema = proofSchema.extend({ role: memberRoleSchema });
export const endMemberSchema = proofSchema.optional();

/** Whether a password or a passkey is asked for, and which, depends on the address: see `inviteeAccountOf`. */
export const acceptSchema = proofSchema.extend({ token: tokenSchema });
