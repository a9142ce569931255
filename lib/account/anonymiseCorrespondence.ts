import "server-only";
import type { Tx } from "@/lib/db/client";
import { deleteContactMessages } from "./contactMessages";

export type ErasedPerson = { id: string; email: string; isVerified: boolean };

/**
 * Takes somebody out of what was written to and by them, in the transaction that closes their account: empties the mails that
 * were sent, removes those that wait and their contact messages, and unlinks their reviews, which keep rating and text. Rows
 * that only have their address count as theirs once it is verified.
 */
export async function anonymiseCorrespondence(
  tx: Tx,
  { id, email, isVerified }: ErasedPerson,
): Promise<void> {
  await tx.$executeRaw`UPDATE reviews SET user_id = NULL WHERE user_id = ${id}::uuid`;
  const toThem = { OR: [{ userId: id }, ...(isVerified ? [{ recipient: email }] : [])] };
  await tx.outboxMail.deleteMany({ where: { ...toThem, sentAt: null } });
  await tx.outboxMail.updateMany({ where: toThem, data: { recipient: "", payload: {}, lastError: null } });
  if (isVerified) await deleteContactMessages(tx, email);
}
