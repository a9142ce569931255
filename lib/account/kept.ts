/*
 * How long things are kept, as the privacy policies say (content/policies): change both together.
 */

export const keptLogDays = 30;
/**
 * Of a checkout that was never paid. Stripe repeats its events for three days: a late payment can still be refunded with
 * a mail.
 */
export const keptCheckoutDays = 7;
export const keptMailYears = 1;
export const keptMessageYears = 2;
export const keptBookkeepingYears = 7;
/** What the business's people were told in the page, which lists less than that; and the rows of the mornings. */
export const keptNoticesDays = 90;
