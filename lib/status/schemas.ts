import { z } from "zod";
import { namesQuerySchema } from "@/lib/catalogue/schemas";

/** `GET /api/status`. */
export const statusQuerySchema = namesQuerySchema;

export const statusSchema = z.object({
  /** Whether everything was looked at within the last minutes, and works. */
  isWell: z.boolean(),
  /** What the operator says, and what does not answer at present; in the language asked for. */
  messages: z.array(z.object({ kind: z.enum(["notice", "payments", "mails"]), text: z.string() })),
});
