import "server-only";
import { z } from "zod";
import type { Tx } from "@/lib/db/client";
import { AppError } from "@/lib/errors/AppError";

/**
 * What a review's reply says, null where it has none. Whoever else writes or deletes it waits until the end of the
 * transaction, at the review, since the first reply has no row to wait at.
 * @param providerId of the session
 * @throws AppError not_found for a review that there is not or that is about somebody else
 */
export async function lockReply(tx: Tx, providerId: string, reviewId: string): Promise<string | null> {
  if (!z.uuid().safeParse(reviewId).success) throw new AppError("not_found");
  const locked = await tx.$queryRaw<unknown[]>`
    SELECT id FROM reviews WHERE id = ${reviewId}::uuid AND provider_id = ${providerId}::uuid FOR NO KEY UPDATE`;
  if (locked.length === 0) throw new AppError("not_found");
  const reply = await tx.reviewReply.findFirst({
    where: { reviewId, providerId },
    select: { replyText: true },
  });
  return reply?.replyText ?? null;
}
