import type { StripeRefusal } from "../findings";

/* How calls are refused, in the SDK's words. */

/** What is named in the address of a call, or in its parameters, does not exist for the account acted for. */
export const missing: StripeRefusal = {
  type: "StripeInvalidRequestError",
  code: "resource_missing",
  statusCode: 404,
};

/** The connected account acted for does not exist, or has cut the platform off. */
export const cutOff: StripeRefusal = {
  type: "StripePermissionError",
  code: "account_invalid",
  statusCode: 403,
};

/** An idempotency key of another call. */
export const otherCall: StripeRefusal = { type: "StripeIdempotencyError", statusCode: 400 };

export const invalid = (code?: string): StripeRefusal => ({
  type: "StripeInvalidRequestError",
  statusCode: 400,
  ...(code === undefined ? {} : { code }),
});
