import { expect, test } from "vitest";
import { isToBusiness, mailKinds } from "./mailKinds";

test("mails go to a business about its bookings, its plan and its sign-ins, all others to persons", () => {
  expect(mailKinds.filter(isToBusiness)).toEqual([
    "provider_new_booking",
    "provider_booking_cancelled",
    "plan_ended",
    "provider_booking_rescheduled",
    "member_joined",
  ]);
});
