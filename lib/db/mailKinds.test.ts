import { expect, test } from "vitest";
import { isToBusiness, mailKinds } from "./mailKinds";

test("mails go to a business about its bookings, its disputes, its reviews, its plan, its sign-ins and its closing, all others to persons", () => {
  expect(mailKinds.filter(isToBusiness)).toEqual([
    "business_closing",
    "business_closed",
    "provider_new_booking",
    "provider_booking_cancelled",
    "provider_link_paid",
    "plan_ended",
    "provider_booking_rescheduled",
    "provider_visit_objection",
    "provider_review_decided",
    "member_joined",
    "owners_changed",
    "provider_dispute_opened",
    "provider_dispute_closed",
  ]);
});
