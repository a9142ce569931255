import { describe, expect, it } from "vitest";
import { serializeBookingDetail } from "@/lib/bookings/business/bookingProjection";
import { findProviderBooking } from "@/lib/bookings/business/providerBookings";
import { db } from "@/lib/db/client";
import { refundGoodwill } from "@/lib/desk/payments/refundGoodwill";
import { wholeBusiness } from "@/lib/identity/sessions/businessScope";
import { book, salon } from "../../support/builders/salon";
import { sharedDatabase } from "../../support/run/testDatabase";

await sharedDatabase();

const at = "2026-01-02T10:00:00Z";
const before = Date.parse("2026-01-02T09:00:00Z");
const after = Date.parse("2026-01-02T12:00:00Z");

async function paid(more: Partial<Parameters<typeof book>[1]> = {}) {
  const place = await salon();
  const bookingId = await book(place, { at, ...more });
  const acting = { scope: wholeBusiness(place.id), bookingId, actorUserId: place.ownerId };
  const give = (amountOre: number, refundedBeforeOre = 0, nowMs = after) =>
    refundGoodwill(acting, { amountOre, note: "Färgen blev ojämn.", refundedBeforeOre, nowMs });
  const refunds = () => db().refund.findMany({ where: { payment: { bookingId } } });
  const dispute = async (status: string) => {
    const { id: paymentId } = await db().payment.findFirstOrThrow({ where: { bookingId } });
    const id = { stripeDisputeId: `du_${bookingId}` };
    const data = { ...id, status, providerId: place.id, bookingId, paymentId, reason: "fraudulent" };
    await db().dispute.upsert({
      where: id,
      create: { ...data, amountOre: 10_000, openedAt: new Date(at) },
      update: { status },
    });
  };
  const shown = async () => {
    const found = await findProviderBooking(acting.scope, bookingId, after);
    return found && serializeBookingDetail(found, after);
  };
  return { bookingId, give, refunds, dispute, shown };
}

describe("a refund of goodwill", () => {
  it("gives back a part after the visit, with the commission in proportion and a mail with the reason", async () => {
    const { bookingId, give, refunds } = await paid();
    await give(10_000);
    expect(await refunds()).toMatchObject([
      { amountOre: 10_000, reason: "goodwill", note: "Färgen blev ojämn.", status: "requested" },
    ]);
    const entries = await db().ledgerEntry.findMany({ where: { bookingId }, orderBy: { id: "asc" } });
    expect(entries.map(({ kind, amountOre }) => [kind, amountOre])).toEqual([
      ["payment", 42_000],
      ["commission", -2_100],
      ["refund", -10_000],
      ["commission_returned", 500],
    ]);
    const mails = await db().outboxMail.findMany({ where: { bookingId } });
    expect(mails).toMatchObject([{ kind: "booking_refunded", payload: { amountOre: 10_000 } }]);
  });

  it("of the business's own booking is told without its words to a mailbox that has reported it", async () => {
    const { bookingId, give } = await paid({ source: "phone", paymentWay: "link", payment: "paid" });
    await give(10_000);
    await db().outboxMail.updateMany({ where: { bookingId }, data: { reportedAt: new Date() } });
    await give(10_000, 10_000);
    const mails = await db().outboxMail.findMany({ where: { bookingId }, orderBy: { createdAt: "asc" } });
    expect(mails.map(({ payload }) => payload)).toMatchObject([
      { note: "Färgen blev ojämn." },
      { note: null },
    ]);
  });

  it("follows the customer's own late cancellation, up to all that was kept", async () => {
    const { give, refunds } = await paid({ status: "cancelled", cancelReason: "by_customer" });
    await give(42_000, 0, before);
    expect(await refunds()).toHaveLength(1);
    await expect(give(1, 42_000, before)).rejects.toMatchObject({ details: { reason: "nothing_left" } });
  });

  it("is refused before the visit, which can be cancelled instead", async () => {
    const { give, refunds } = await paid();
    await expect(give(10_000, 0, before)).rejects.toMatchObject({
      code: "refund_not_possible",
      details: { reason: "not_begun_yet" },
    });
    expect(await refunds()).toEqual([]);
  });

  it("is refused for more than is left", async () => {
    const { give } = await paid({ refundedOre: 40_000 });
    await expect(give(2_001, 40_000)).rejects.toMatchObject({ code: "amount_exceeds" });
  });

  it("is at least a krona, or the rest where that is less", async () => {
    const { give, refunds } = await paid({ refundedOre: 41_850 });
    await expect(give(99, 41_850)).rejects.toMatchObject({
      code: "refund_too_small",
      details: [{ path: "amount", sent: 0.99, current: 1 }],
    });
    await give(100, 41_850);
    await expect(give(49, 41_950)).rejects.toMatchObject({ code: "refund_too_small" });
    await give(50, 41_950);
    expect((await refunds()).filter(({ reason }) => reason === "goodwill")).toHaveLength(2);
  });

  it("is given ten times for a booking, and neither offered nor taken an eleventh time", async () => {
    const { bookingId, give, shown } = await paid();
    for (const before of Array.from({ length: 10 }, (_, given) => given * 100)) await give(100, before);
    expect(await shown()).toMatchObject({ refundable_amount: 0 });
    await expect(give(100, 1_000)).rejects.toMatchObject({ code: "refunds_limit" });
    expect(await db().outboxMail.count({ where: { bookingId, kind: "booking_refunded" } })).toBe(10);
  });

  it("pressed twice at once is given once", async () => {
    const { give, refunds } = await paid();
    const presses = await Promise.allSettled([give(10_000), give(10_000)]);
    expect(presses.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await refunds()).toHaveLength(1);
  });

  it.each([
    ["needs_response", "disputed"],
    ["under_review", "disputed"],
    ["lost", "charged_back"],
  ])("is neither offered nor taken of a payment whose dispute is %s", async (status, reason) => {
    const { give, refunds, dispute, shown } = await paid();
    await dispute(status);
    expect(await shown()).toMatchObject({ refundable_amount: 0, refund_hindrance: reason });
    await expect(give(1_000)).rejects.toMatchObject({ code: "payment_disputed", details: { reason } });
    expect(await refunds()).toEqual([]);
  });

  it.each(["won", "warning_needs_response", "warning_closed"])(
    "is possible of a payment whose dispute is %s",
    async (status) => {
      const { give, refunds, dispute, shown } = await paid();
      await dispute(status);
      expect(await shown()).toMatchObject({ refundable_amount: 420, refund_hindrance: null });
      await give(1_000);
      expect(await refunds()).toHaveLength(1);
    },
  );

  it("is refused where nothing was paid through the product", async () => {
    const { give } = await paid({ source: "desk" });
    await expect(give(100)).rejects.toMatchObject({ details: { reason: "not_paid" } });
  });
});
