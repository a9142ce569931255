import { z } from "zod";
import { givenRoleSchema } from "@/lib/identity/schemas";

/** Of a call about the session of either portal: whose, as for the list of sessions. */
export const ofSession = {
  tag: "Auth",
  access: "optional",
  query: z.object({ role: givenRoleSchema.optional() }),
} as const;
