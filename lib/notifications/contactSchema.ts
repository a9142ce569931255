import { z } from "zod";
import { emailSchema } from "@/lib/identity/schemas";
import { prose, singleLine } from "@/lib/text/texts";

/** What the contact form of either portal sends; every field is required (SITE-19). */
export const contactSchema = z.object({
  name: singleLine(200),
  email: emailSchema,
  message: prose(5_000).min(1),
});

export type ContactFormInput = z.infer<typeof contactSchema>;
