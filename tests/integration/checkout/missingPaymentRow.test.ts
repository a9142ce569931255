import { afterEach, expect, it, vi } from "vitest";
import { enabledAccount, haircut } from "@/dev/stripe/testing";
import { fulfilSession } from "@/lib/checkout/pay/fulfil";
import { db } from "@/lib/db/client";
import { logger } from "@/lib/log/logger";
import { book, salon } from "../../support/builders/salon";
import { ownStripe } from "../../support/run/ownStripe";
import { sharedDatabase } from "../../support/run/testDatabase";

const standIn = await ownStripe();
await sharedDatabase();
afterEach(() => vi.restoreAllMocks());

/** A session that was paid, for a held booking of 420 kr whose payment row was never written. */
async function paidUnwritten({ amount = 42_000, currency = "sek" } = {}) {
  const account = await enabledAccount(standIn);
  const place = await salon();
  await db().provider.update({ where: { id: place.id }, data: { stripeAccountId: account } });
  const id = await book(place, { at: "2040-01-02T10:00:00Z", status: "pending", payment: null });
  const price_data = { currency, unit_amount: amount, product_data: { name: "Klippning" } };
  const session = await standIn.stripe.checkout.sessions.create(
    haircut({ metadata: { booking_id: id }, line_items: [{ price_data, quantity: 1 }] }),
    { stripeAccount: account },
  );
  await standIn.control(`checkout/sessions/${session.id}/pay`);
  return { id, ref: { sessionId: session.id, stripeAccountId: account } };
}

const bookingOf = (id: string) =>
  db().booking.findUniqueOrThrow({ where: { id }, include: { payment: true } });

it("a payment whose row a crash left unwritten is written down, and confirms its booking", async () => {
  const warning = vi.spyOn(logger, "warn");
  const { id, ref } = await paidUnwritten();
  expect(await fulfilSession(ref)).toEqual({ bookingId: id, status: "confirmed", payment: "paid" });
  expect(await bookingOf(id)).toMatchObject({
    status: "confirmed",
    payment: { checkoutSessionId: ref.sessionId, amountOre: 42_000, status: "paid" },
  });
  expect(warning).not.toHaveBeenCalled();
});

it.each([
  ["less than its booking costs", { amount: 4_200 }],
  ["more than its booking costs", { amount: 42_001 }],
  ["another currency", { currency: "eur" }],
])("a session of %s pays for nothing, and is told to the operator", async (_what, other) => {
  const warning = vi.spyOn(logger, "warn").mockReturnValue();
  const { id, ref } = await paidUnwritten(other);
  expect(await fulfilSession(ref)).toBeNull();
  expect(await bookingOf(id)).toMatchObject({ status: "pending", payment: null });
  const told = { bookingId: id, ...ref, amount: 42_000, currency: "sek", ...other };
  expect(warning.mock.calls).toEqual([[told, "session of another amount than its booking"]]);
});

it("a session is looked for at the account that is named, and nowhere else", async () => {
  const { id, ref } = await paidUnwritten();
  const stripeAccountId = await enabledAccount(standIn);
  expect(await fulfilSession({ ...ref, stripeAccountId })).toBeNull();
  expect(await bookingOf(id)).toMatchObject({ status: "pending", payment: null });
});
