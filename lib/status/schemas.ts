import { z } from "zod";
import { namesQuerySchema } from "@/lib/catalogue/schemas";

/** `GET /api/status`. */
export const statusQuerySchema = namesQuerySchema;

export const statusSchema = z.object({
  /** Whether all services were checked within the last minutes and work. */
  isWell: z.boolean(),
  /** The operator's messages, and which services do not answer at present; in the language asked for. */
  messages: z.array(z.object({ kind: z.enum(["notice", "payments", "mails"]), text: z.string() })),
});
