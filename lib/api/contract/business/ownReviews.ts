import { z } from "zod";
import { anyOf, idParams, paging } from "@/lib/http/input/schemas";
import { replyDraftSchema, replySchema } from "@/lib/reviews/replySchemas";
import { reportDraftSchema, reportSchema } from "@/lib/reviews/reportSchemas";
import { ownReviewSchema } from "@/lib/reviews/schemas";
import { defineCall } from "../../call";

const common = { tag: "Provider", access: "provider", status: 200 } as const;

export const ownReviewsCall = defineCall({
  ...common,
  id: "listOwnReviews",
  method: "GET",
  path: "/providers/me/reviews",
  summary: "The business's reviews with its replies",
  query: z.object({
    ...paging,
    order: z.enum(["newest", "unanswered"]).default("newest"),
    rating: anyOf(z.coerce.number().int().min(1).max(5)),
  }),
  answer: z.array(ownReviewSchema),
});

export const repliesCall = defineCall({
  ...common,
  id: "listReplies",
  method: "GET",
  path: "/providers/me/reviews/replies",
  summary: "The business's replies, newest first",
  query: z.object(paging),
  answer: z.array(replySchema),
});

export const replyCall = defineCall({
  ...common,
  id: "replyToReview",
  method: "POST",
  path: "/providers/me/reviews/replies",
  summary: "Answer a review, or replace the answer",
  body: replyDraftSchema,
  answer: replySchema,
  errors: ["not_found", "edit_conflict"],
});

export const getReplyCall = defineCall({
  ...common,
  id: "getReply",
  method: "GET",
  path: "/providers/me/reviews/replies/{id}",
  summary: "The answer to a review",
  params: idParams,
  answer: replySchema,
});

export const deleteReplyCall = defineCall({
  ...common,
  id: "deleteReply",
  method: "DELETE",
  path: "/providers/me/reviews/replies/{id}",
  summary: "Take back the answer to a review",
  params: idParams,
  status: 204,
  errors: ["edit_conflict"],
});

export const reportReviewCall = defineCall({
  ...common,
  id: "reportReview",
  method: "POST",
  path: "/providers/me/reviews/{id}/report",
  summary: "Ask the operator to look at a review",
  params: idParams,
  body: reportDraftSchema,
  answer: reportSchema,
  status: 201,
  errors: ["review_reported"],
});

/** In the order of the description. */
export const ownReviewCalls = [
  ownReviewsCall,
  repliesCall,
  replyCall,
  getReplyCall,
  deleteReplyCall,
  reportReviewCall,
] as const;
