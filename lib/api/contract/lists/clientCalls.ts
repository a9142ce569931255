import { ownClientCalls } from "../business/ownClients";
import { ownReviewCalls } from "../business/ownReviews";

/** Whom a business serves, and what they say of it. */
export const clientCalls = [...ownClientCalls, ...ownReviewCalls] as const;
