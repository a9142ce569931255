import "server-only";
import { db } from "@/lib/db/client";
import { AppError } from "@/lib/errors/AppError";

/**
 * Takes back what the business answered to a review: nobody reads it any more (REV-4).
 * @param providerId of the session
 * @throws AppError not_found for a review that has no reply, that there is not or that is about somebody else
 */
export async function deleteReply(providerId: string, reviewId: string): Promise<void> {
  const { count } = await db().reviewReply.deleteMany({ where: { reviewId, providerId } });
  if (count === 0) throw new AppError("not_found");
}
