import "server-only";
import { db } from "@/lib/db/client";
import { enqueueMail } from "@/lib/db/outbox";
import { inTransaction } from "@/lib/db/transaction";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors/AppError";
import { throttle } from "@/lib/http/throttle";
import { localePath } from "@/lib/i18n/localePath";
import { defaultLocale } from "@/lib/i18n/locales";
import { customerPaths } from "@/lib/paths";
import type { ReportReason } from "./limits";
import type { ReportDraft } from "./reportSchemas";

/** REV-8. Enough for a business that gets abuse, not for one that reports whatever it dislikes. */
const reportsPerDay = throttle("report_review", { points: 10, seconds: 86_400 });

export type Report = { reviewId: string; reason: ReportReason; createdAt: Date };

/**
 * Asks the operator to look at a review of the business: kept and mailed, both or neither (REV-6). The review stays
 * public meanwhile, and its author is not told.
 * @param providerId of the session
 * @throws AppError not_found for an unknown review or one of another business; review_reported the second
 *   time; too_many_requests after ten within a day
 */
export async function reportReview(
  providerId: string,
  reviewId: string,
  { reason, details }: ReportDraft,
  nowMs: number,
): Promise<Report> {
  const review = await db().review.findFirst({
    where: { id: reviewId, providerId, fellAwayAt: null },
    select: {
      bookingId: true,
      rating: true,
      comment: true,
      report: { select: { createdAt: true } },
      provider: { select: { companyName: true, slug: true, owner: { select: { email: true } } } },
    },
  });
  if (review === null) throw new AppError("not_found");
  if (review.report !== null) throw new AppError("review_reported");
  await reportsPerDay.take(providerId);
  const { companyName, slug, owner } = review.provider;
  const createdAt = new Date(nowMs);
  await inTransaction(async (tx) => {
    // Of two at once one is stored, and mailed.
    const { count } = await tx.reviewReport.createMany({
      data: { reviewId, providerId, reason, details, createdAt },
      skipDuplicates: true,
    });
    if (count === 0) throw new AppError("review_reported");
    await enqueueMail(tx, {
      kind: "review_reported",
      recipient: env().OPERATOR_EMAIL,
      // The operator reads Swedish.
      locale: defaultLocale,
      providerId,
      // When its customer is erased the mail is emptied with the others of the visit.
      bookingId: review.bookingId,
      payload: {
        reviewId,
        reason,
        details,
        rating: review.rating,
        comment: review.comment,
        companyName,
        email: owner.email,
        url: new URL(localePath(defaultLocale, customerPaths.provider(slug)), env().APP_URL).toString(),
      },
    });
  });
  return { reviewId, reason, createdAt };
}
