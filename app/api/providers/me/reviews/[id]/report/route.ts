import { reportReviewCall } from "@/lib/api/contract/business/ownReviews";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { ownProviderId } from "@/lib/business/ownProviderId";
import { reportReview } from "@/lib/reviews/reportReview";
import { serializeReport } from "@/lib/reviews/serializers";

const report = endpoint(reportReviewCall, async ({ session, params, body }) =>
  serializeReport(await reportReview(ownProviderId(session), params.id, body, Date.now())),
);

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ POST: report });
