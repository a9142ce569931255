import "server-only";
import { z } from "zod";
import { db, type Tx } from "@/lib/db/client";

const messages = z.array(
  z.object({
    portal: z.enum(["customer", "provider"]),
    name: z.string(),
    email: z.string(),
    message: z.string(),
    createdAt: z.date(),
  }),
);

/**
 * What was written to us from an address, oldest first. Anybody can type any address into the form: only to be shown
 * to an account whose address is verified.
 */
export async function contactMessagesFrom(email: string): Promise<z.infer<typeof messages>> {
  const rows = await db().$queryRaw`
    SELECT portal::text AS portal, name, email, message, created_at AS "createdAt"
    FROM contact_messages WHERE lower(email) = ${email} ORDER BY created_at, id`;
  return messages.parse(rows);
}

/** Removes them, and those that still wait to be mailed to the operator. */
export async function deleteContactMessages(tx: Tx, email: string): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM outbox_mails WHERE kind = 'contact_message' AND sent_at IS NULL AND lower(payload ->> 'email') = ${email}`;
  await tx.$executeRaw`DELETE FROM contact_messages WHERE lower(email) = ${email}`;
}
