import { z } from "zod";
import { ownReviewSchema } from "@/lib/dashboard/schemas";
import { paging } from "@/lib/http/schemas";
import { replyDraftSchema, replySchema } from "@/lib/reviews/replySchemas";
import { defineCall } from "../call";

const common = { tag: "Provider", access: "provider", status: 200 } as const;

export const ownReviewsCall = defineCall({
  ...common,
  id: "listOwnReviews",
  method: "GET",
  path: "/providers/me/reviews",
  summary: "The business's reviews, newest first, with its replies",
  query: z.object(paging),
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
  errors: ["not_found"],
});
