/*
 * The limits that the forms of reviews need, apart from the schemas, so that zod is not sent to the browser.
 */

export const replyMaxLength = 2_000;

/** Why a business asks the operator to look at a review. */
export const reportReasons = ["no_visit", "offensive", "personal_data", "advertising", "other"] as const;
export type ReportReason = (typeof reportReasons)[number];

export const reportDetailsMaxLength = 1_000;
