/** Every error a caller can meet, and the HTTP status that carries it. Its text stands in `messages/…/errors.json`. */
export const errorStatus = {
  invalid_request: 400,
  invalid_price: 400,
  invalid_signature: 400,
  invalid_token: 400,
  not_signed_in: 401,
  invalid_credentials: 401,
  wrong_role: 403,
  wrong_role_customer: 403,
  wrong_role_provider: 403,
  forbidden_origin: 403,
  not_found: 404,
  staff_not_found: 404,
  method_not_allowed: 405,
  email_taken: 409,
  organisation_number_taken: 409,
  slot_taken: 409,
  slot_unavailable: 409,
  price_changed: 409,
  service_inactive: 409,
  services_changed: 409,
  staff_changed: 409,
  last_person: 409,
  provider_not_onboarded: 409,
  delivery_mode_unavailable: 409,
  idempotency_conflict: 409,
  not_paid: 409,
  session_mismatch: 409,
  transition_not_allowed: 409,
  bookings_upcoming: 409,
  bookings_left_out: 409,
  bookings_of_removed: 409,
  refund_changed: 409,
  not_completed: 409,
  review_closed: 409,
  review_reported: 409,
  edit_conflict: 412,
  too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
  payments_unavailable: 503,
} as const;

export type ErrorCode = keyof typeof errorStatus;

/** Codes that share the contract's public name but differ in their text. */
export function publicCode(code: ErrorCode): string {
  return code === "wrong_role_customer" || code === "wrong_role_provider" ? "wrong_role" : code;
}
