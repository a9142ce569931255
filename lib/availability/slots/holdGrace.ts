/**
 * How long a hold that ran out still blocks its slot: somebody may have paid in its last second, and the word of
 * that is on its way. The calendars and the hold itself count with the same grace.
 */
export const HOLD_GRACE_SECONDS = 60;
