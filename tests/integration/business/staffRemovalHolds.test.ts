import { expect, it } from "vitest";
import { enabledAccount, haircut } from "@/dev/stripe/testing";
import { removeStaffMember } from "@/lib/business/staff/removeStaffMember";
import { db } from "@/lib/db/client";
import { MINUTE_MS } from "@/lib/time/zone";
import { book } from "../../support/builders/salon";
import { refusalAndFields } from "../../support/builders/settings";
import { type Team, team } from "../../support/builders/team";
import { ownStripe } from "../../support/run/ownStripe";
import { sharedDatabase } from "../../support/run/testDatabase";

const standIn = await ownStripe();
await sharedDatabase();

const nowMs = Date.now();
const remove = ({ id, ownerId, aliId }: Team) =>
  removeStaffMember(id, aliId, { decisions: [], ifMatch: null, actorUserId: ownerId, nowMs });
const isRemoved = async ({ aliId }: Team) =>
  (await db().staffMember.findUniqueOrThrow({ where: { id: aliId } })).removedAt !== null;

/** A hold of Ali's that ran out, and that nobody has looked at since. */
async function lapsedHold(place: Team): Promise<string> {
  return book(place, {
    at: "2040-01-04T10:00:00Z",
    staffId: place.aliId,
    status: "pending",
    payment: null,
    holdExpiresAt: new Date(nowMs - 30 * MINUTE_MS),
  });
}

it("a hold that ran out ends before whoever has it is removed", async () => {
  const place = await team();
  const id = await lapsedHold(place);
  await remove(place);
  expect(await db().booking.findUniqueOrThrow({ where: { id } })).toMatchObject({ status: "cancelled" });
  expect(await isRemoved(place)).toBe(true);
});

it("one that was paid in its last second keeps the person until it is decided about", async () => {
  const place = await team();
  const stripeAccountId = await enabledAccount(standIn);
  await db().provider.update({ where: { id: place.id }, data: { stripeAccountId } });
  const id = await lapsedHold(place);
  const price_data = { currency: "sek", unit_amount: 42_000, product_data: { name: "Klippning" } };
  const session = await standIn.stripe.checkout.sessions.create(
    haircut({ metadata: { booking_id: id }, line_items: [{ price_data, quantity: 1 }] }),
    { stripeAccount: stripeAccountId },
  );
  await db().payment.create({
    data: {
      providerId: place.id,
      bookingId: id,
      stripeAccountId,
      checkoutSessionId: session.id,
      checkoutUrl: session.url ?? "",
      status: "open",
      amountOre: 42_000,
      applicationFeeOre: 2_100,
      expiresAt: new Date(nowMs + 30 * MINUTE_MS),
    },
  });
  await standIn.control(`checkout/sessions/${session.id}/pay`);
  expect(await refusalAndFields(remove(place))).toEqual(["bookings_of_removed"]);
  expect(await db().booking.findUniqueOrThrow({ where: { id } })).toMatchObject({
    status: "confirmed",
    staffMemberId: place.aliId,
  });
  expect(await isRemoved(place)).toBe(false);
});
