import {
  deleteReplyCall,
  getReplyCall,
  ownReviewsCall,
  repliesCall,
  replyCall,
  reportReviewCall,
} from "../../../contract/business/ownReviews";
import { note } from "../../note";
import { ids, review } from "../exampleBusiness";

const said = {
  reply_text: "Tack Elin, vi ses om sex veckor.",
  created_at: "2026-11-20T18:02:11.000Z",
  version: "rJ4tq0b1VYw3kZ8e",
};
const reply = { review_id: ids.review, ...said };
/** The same reply after an edit that began with the version in the example of `If-Match`. */
const edited = { ...reply, reply_text: "Tack Elin, vi ses i januari.", version: "Vm3nK8fQz1Xw7LtA" };

export const ownReviewNotes = [
  note(ownReviewsCall, {
    description:
      "Sorted by date, newest first. With `order=unanswered` reviews without a reply come before those with one, each group newest first. `rating` may be repeated: reviews with any of these ratings are answered.",
    query: { limit: 20, order: "unanswered", rating: [4, 5] },
    answer: [
      {
        ...review,
        booking: { id: ids.booking, service_id: ids.service, service_name: "Klippning" },
        reply: said,
        reported_at: null,
      },
    ],
  }),
  note(repliesCall, { query: { limit: 20 }, answer: [reply] }),
  note(replyCall, {
    description:
      "Everybody reads it beside the review. A review has one reply: a second one takes the place of the first, and keeps its `created_at`. Send the `version` that you changed, in quotes, as `If-Match`, or `If-None-Match: *` with the first reply to a review: 412 when somebody wrote another one since, or deleted it. Without the headers whatever is there is replaced.",
    requestHeaders: ["IfReplyMatches", "IfNew"],
    body: { reviewId: ids.review, replyText: edited.reply_text },
    answer: edited,
  }),
  note(getReplyCall, {
    description: "`id` is the review's. Without a reply it is 404.",
    params: { id: ids.review },
    answer: reply,
  }),
  note(deleteReplyCall, {
    description:
      "`id` is the review's. Nobody reads the reply any more; another one can be given. Without a reply it is 404. Send its `version`, in quotes, as `If-Match`: 412 when it was changed since.",
    requestHeaders: ["IfReplyMatches"],
    params: { id: ids.review },
  }),
  note(reportReviewCall, {
    description:
      "The operator is mailed, and the review stands meanwhile. `details` may be left out unless `reason` is `other`. Each review can be reported once (`review_reported`), and ten within a day.",
    params: { id: ids.review },
    body: { reason: "no_visit", details: "Tiden avbokades på plats, ingen klippning blev av." },
    answer: { review_id: ids.review, reason: "no_visit", created_at: "2026-11-21T09:12:40.000Z" },
  }),
];
