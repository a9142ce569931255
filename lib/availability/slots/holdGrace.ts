/**
 * How long a hold that ran out still blocks its slot: a payment of its last second may not have been reported yet.
 * Calendars and holds use the same grace.
 */
export const HOLD_GRACE_SECONDS = 60;
