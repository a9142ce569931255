/** Every mail that the product sends; each is a template of `lib/notifications`. */
export const mailKinds = [
  "verify_email",
  "account_exists",
  "reset_password",
  "password_changed",
  "passkey_added",
  "calendar_link_made",
  "number_taken",
  "stranger_mails_stopped",
  "email_change",
  "email_change_taken",
  "email_change_told",
  "email_changed",
  "business_closing",
  "business_closed",
  "booking_confirmed",
  "booking_cancelled",
  "booking_rescheduled",
  "booking_reminder",
  "booking_paid_too_late",
  "booking_link",
  "found_bookings",
  "booking_payment_failed",
  "booking_refunded",
  "payment_link",
  "payment_link_paid",
  "payment_link_returned",
  "review_invitation",
  "visit_no_show",
  "provider_new_booking",
  "provider_booking_cancelled",
  "provider_link_paid",
  "plan_ended",
  "provider_booking_rescheduled",
  "provider_visit_objection",
  "provider_person_new_booking",
  "provider_person_booking_rescheduled",
  "provider_person_booking_cancelled",
  "provider_person_booking_given",
  "provider_person_booking_taken",
  "contact_message",
  "review_reported",
  "provider_review_decided",
  "review_removed",
  "member_invitation",
  "member_joined",
  "access_changed",
  "owners_changed",
  "provider_dispute_opened",
  "provider_dispute_closed",
  "ledger_differs",
  "morning_day",
  "calendar_failing",
] as const;

export type MailKind = (typeof mailKinds)[number];

/**
 * The prefix of the kinds of mails to businesses and their people; all others go to customers, accounts or the
 * operator.
 */
export const toBusinessPrefix = "provider_";

/** Mails to the person who has a booking, at the account that they sign in with. */
export type PersonMailKind = Extract<MailKind, `provider_person_${string}`>;

/** Whether a mail goes to the person who has the booking. */
export function isToPerson(kind: MailKind): kind is PersonMailKind {
  return kind.startsWith("provider_person_");
}

/** Whether a mail goes to somebody as the owner of a business. */
export function isToBusiness(kind: MailKind): boolean {
  return (
    (kind.startsWith(toBusinessPrefix) && !isToPerson(kind)) ||
    kind === "plan_ended" ||
    kind === "member_joined" ||
    kind === "owners_changed" ||
    kind === "business_closing" ||
    kind === "business_closed"
  );
}

/** Mails with the calendar file that adds, changes or removes the entry. */
const calendarKinds: readonly MailKind[] = [
  "booking_confirmed",
  "booking_rescheduled",
  "booking_reminder",
  "booking_cancelled",
  "provider_new_booking",
  "provider_booking_rescheduled",
  "provider_booking_cancelled",
  "provider_person_new_booking",
  "provider_person_booking_rescheduled",
  "provider_person_booking_given",
  "provider_person_booking_taken",
  "provider_person_booking_cancelled",
];

/** Whether the booking's calendar file is attached to a mail. */
export function bringsCalendar(kind: MailKind): boolean {
  return calendarKinds.includes(kind);
}

/** Whether a value of the database is a kind that this release knows. */
export function isMailKind(value: unknown): value is MailKind {
  return mailKinds.some((kind) => kind === value);
}
