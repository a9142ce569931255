import { expect, it } from "vitest";
import { customerDetail } from "@/lib/bookings/customer/customerDetail";
import { earlyStartVersion } from "@/lib/bookings/payment/withdrawal";
import { db } from "@/lib/db/client";
import { errorBody } from "@/lib/http/errorResponse";
import { wholeBusiness } from "@/lib/identity/sessions/businessScope";
import { moveByBusiness } from "@/lib/visits/moveByBusiness";
import { rescheduleBooking } from "@/lib/visits/rescheduleBooking";
import { linkProof, stateOf } from "../../support/builders/moves";
import { nowMs } from "../../support/builders/now";
import { book, salon } from "../../support/builders/salon";
import { refusalOf } from "../../support/builders/schedules";
import { testDatabase } from "../../support/run/testDatabase";

await testDatabase("empty");

/* Paid on 20 November 2026, so that the withdrawal period ends with 4 December. */
const within = "2026-11-30T10:00:00Z";
const alsoWithin = "2026-12-04T10:00:00Z";
const beyond = "2026-12-14T10:00:00Z";

const nothing = { earlyStartAskedAt: null, earlyStartVersion: null };
const wish = { earlyStartAskedAt: new Date(nowMs), earlyStartVersion };

async function bought(data: { isWithdrawalExempt?: boolean } = {}) {
  const place = await salon();
  const paidAt = new Date(nowMs);
  const id = await book(place, { at: beyond, confirmedAt: paidAt, paidAt });
  await db().booking.update({ where: { id }, data });
  return { place, id };
}

const move = (id: string, to: string, earlyStart?: string) =>
  rescheduleBooking(id, linkProof(id), { startMs: Date.parse(to), earlyStart, nowMs });

it("a customer's move into the withdrawal period is refused without their wish, and keeps it with its moment", async () => {
  const { id } = await bought();
  for (const version of [undefined, "2020-01-01"]) {
    const refusal = await refusalOf(move(id, within, version));
    expect(errorBody(refusal, "en")).toEqual({
      code: "early_start_missing",
      message: "Tick that you want the visit within the withdrawal period, and we will move it.",
      details: [
        { path: "earlyStart", message: "Tick the box to go on. The visit is within the withdrawal period." },
      ],
    });
  }
  expect(await stateOf(id)).toMatchObject({ startsAt: new Date(beyond), sequence: 0, ...nothing });
  await move(id, within, earlyStartVersion);
  expect(await stateOf(id)).toMatchObject({ startsAt: new Date(within), ...wish });
  const { early_start } = await customerDetail(id, linkProof(id), nowMs);
  expect(early_start).toEqual({ asked_at: new Date(nowMs).toISOString(), version: earlyStartVersion });
  // Asked for once, it needs no asking again.
  await move(id, beyond);
  await move(id, alsoWithin);
  expect(await stateOf(id)).toMatchObject({ startsAt: new Date(alsoWithin), ...wish });
});

it("nothing is asked or kept of a move beyond the period, and of a kind without the right", async () => {
  const { id } = await bought();
  await move(id, "2026-12-07T10:00:00Z", earlyStartVersion);
  expect(await stateOf(id)).toMatchObject(nothing);
  const exempt = await bought({ isWithdrawalExempt: true });
  await move(exempt.id, within, earlyStartVersion);
  expect(await stateOf(exempt.id)).toMatchObject({ startsAt: new Date(within), ...nothing });
});

it("a move by the business keeps no wish, and the customer's next one within the period keeps theirs", async () => {
  const { place, id } = await bought();
  const byBusiness = { bookingId: id, startMs: Date.parse(within), actorUserId: place.ownerId, nowMs };
  await moveByBusiness(wholeBusiness(place.id), byBusiness);
  expect(await stateOf(id)).toMatchObject({ startsAt: new Date(within), ...nothing });
  await move(id, alsoWithin, earlyStartVersion);
  expect(await stateOf(id)).toMatchObject({ startsAt: new Date(alsoWithin), ...wish });
});
