import { ownReviewsCall, repliesCall, replyCall } from "../../contract/ownReviews";
import { note } from "../note";
import { ids, review } from "./salon";

const reply = {
  review_id: ids.review,
  reply_text: "Tack Elin, vi ses om sex veckor.",
  created_at: "2026-11-20T18:02:11.000Z",
};

export const ownReviewNotes = [
  note(ownReviewsCall, {
    query: { limit: 20 },
    answer: [{ ...review, booking: { id: ids.booking, service_id: ids.service, service_name: "Klippning" } }],
  }),
  note(repliesCall, { query: { limit: 20 }, answer: [reply] }),
  note(replyCall, {
    description:
      "Everybody reads it beside the review. A review has one reply: a second one takes the place of the first, and keeps its `created_at`.",
    body: { reviewId: ids.review, replyText: reply.reply_text },
    answer: reply,
  }),
];
