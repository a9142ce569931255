import type { z } from "zod";
import type { Reply } from "./replies";
import type { replySchema } from "./replySchemas";
import type { reviewSchema } from "./schemas";
import type { ReviewFacts } from "./views";

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

export function serializeReply({ reviewId, replyText, createdAt }: Reply): z.input<typeof replySchema> {
  return { review_id: reviewId, reply_text: replyText, created_at: createdAt.toISOString() };
}
