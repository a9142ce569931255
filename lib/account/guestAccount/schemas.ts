import { z } from "zod";
import { addPasskeySchema } from "@/lib/identity/passkeys/schemas";
import { newPasswordSchema } from "@/lib/identity/schemas";

/** By what a guest wants to sign in: one of the two. */
export const guestAccountSchema = z.object({
  password: newPasswordSchema.optional(),
  newPasskey: addPasskeySchema.optional(),
});
