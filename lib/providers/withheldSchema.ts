import { z } from "zod";

/** Why a business's mails to somebody are not sent: they reported one, or others so many that it mails no strangers. */
export const withheldMailsSchema = z.enum(["reported", "stopped"]).nullable();
export type WithheldMails = z.infer<typeof withheldMailsSchema>;
