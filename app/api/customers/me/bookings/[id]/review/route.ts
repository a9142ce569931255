import { writeReviewCall } from "@/lib/api/contract/customerBookings";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { proofOf } from "@/lib/bookings/access";
import { serializeReview } from "@/lib/reviews/serializers";
import { writeReview } from "@/lib/reviews/writeReview";

const put = endpoint(writeReviewCall, async ({ params, query, body, session }) => {
  const review = await writeReview(params.id, proofOf(query, session), { ...body, nowMs: Date.now() });
  return serializeReview(review);
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ PUT: put });
