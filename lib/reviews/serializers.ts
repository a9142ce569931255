import type { z } from "zod";
import type { ReviewReply } from "./replies";
import type { replySchema } from "./replySchemas";
import { replyVersion } from "./replyVersion";
import type { Report } from "./reportReview";
import type { reportSchema } from "./reportSchemas";
import type { ownReviewSchema, reviewSchema } from "./schemas";
import type { OwnReview, ReviewFacts } from "./views";

/** A review in the contract's shape. */
export function serializeReview(review: ReviewFacts): z.input<typeof reviewSchema> {
  return {
    id: review.id,
    rating: review.rating,
    comment: review.comment,
    created_at: review.createdAtIso,
    user_id: review.authorId,
    booking: { service_id: review.serviceId },
    reply: review.reply && { reply_text: review.reply.text, created_at: review.reply.createdAtIso },
  };
}

/** A review as the business it is of sees it. */
export function serializeOwnReview(review: OwnReview): z.input<typeof ownReviewSchema> {
  return {
    ...serializeReview(review),
    booking: { id: review.bookingId, service_id: review.serviceId, service_name: review.serviceName },
    reply: review.reply && {
      reply_text: review.reply.text,
      created_at: review.reply.createdAtIso,
      version: review.reply.version,
    },
    reported_at: review.reportedAtIso,
  };
}

/** A report to the operator in the contract's shape. */
export function serializeReport({ reviewId, reason, createdAt }: Report): z.input<typeof reportSchema> {
  return { review_id: reviewId, reason, created_at: createdAt.toISOString() };
}

/** A reply in the contract's shape. */
export function serializeReply({ reviewId, replyText, createdAt }: ReviewReply): z.input<typeof replySchema> {
  return {
    review_id: reviewId,
    reply_text: replyText,
    created_at: createdAt.toISOString(),
    version: replyVersion(replyText),
  };
}
