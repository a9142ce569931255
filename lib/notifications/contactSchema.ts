import { z } from "zod";

/** What the contact form of either portal sends; every field is required (specification, section 5). */
export const contactSchema = z.object({
  name: z.string().trim().min(1).max(200),
  email: z.string().trim().max(254).pipe(z.email()),
  message: z.string().trim().min(1).max(5_000),
});

export type ContactFields = z.infer<typeof contactSchema>;
