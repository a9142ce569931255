import { describe, expect, it } from "vitest";
import { db } from "@/lib/db/client";
import { applyRefund } from "@/lib/reconciliation/applyRefund";
import { applyApplicationFee, readCharge } from "@/lib/reconciliation/readCharge";
import { reconcileCharges } from "@/lib/reconciliation/reconcileMoney";
import { paidAtStripe } from "../../support/calls/paidAtStripe";
import { ownStripe } from "../../support/run/ownStripe";
import { sharedDatabase } from "../../support/run/testDatabase";

const standIn = await ownStripe();
await sharedDatabase();

/** A booking of 420 kr with a commission of 21 kr, paid at the stand-in and here. */
async function paid() {
  const checkout = await paidAtStripe(standIn);
  const payment = await db().payment.findFirstOrThrow({ where: { bookingId: checkout.id } });
  return { ...checkout, payment };
}

type Paid = Awaited<ReturnType<typeof paid>>;

const refund = ({ intent, account }: Paid, amount: number, returnsFee: boolean) =>
  standIn.stripe.refunds.create(
    { payment_intent: intent, amount, ...(returnsFee ? { refund_application_fee: true } : {}) },
    { stripeAccount: account },
  );

async function sumOf(bookingId: string, kind: "stripe_fee" | "commission_returned"): Promise<number> {
  const { _sum } = await db().ledgerEntry.aggregate({
    where: { bookingId, kind },
    _sum: { amountOre: true },
  });
  return _sum.amountOre ?? 0;
}

const entries = (bookingId: string) => db().ledgerEntry.count({ where: { bookingId } });

describe("a charge", () => {
  it("that was paid is read by the next run, and Stripe's fee is written once", async () => {
    const { id, payment } = await paid();
    expect(await reconcileCharges()).toMatchObject({ failed: 0 });
    await Promise.all([1, 2, 3].map(() => readCharge(payment.id)));
    // 1.5 % and 1.80 kr.
    expect(await sumOf(id, "stripe_fee")).toBe(-810);
    expect(await db().ledgerEntry.count({ where: { bookingId: id, kind: "stripe_fee" } })).toBe(1);
    expect(await reconcileCharges(-60_000)).toMatchObject({ seen: 0 });
  });

  it("that was refunded in Stripe's dashboard without its commission keeps the commission taken", async () => {
    const one = await paid();
    const { id } = await refund(one, 10_000, false);
    await applyRefund(id, one.account);
    expect(await sumOf(one.id, "commission_returned")).toBe(500);
    await reconcileCharges();
    expect(await sumOf(one.id, "commission_returned")).toBe(0);
    // Told again: nothing is taken back or written anew.
    const before = await entries(one.id);
    await applyRefund(id, one.account);
    await reconcileCharges();
    expect(await entries(one.id)).toBe(before);
  });

  it("and a refund of Stripe's dashboard are in the ledger on the day on which they were made", async () => {
    const one = await paid();
    const options = { stripeAccount: one.account };
    const intent = await standIn.stripe.paymentIntents.retrieve(
      one.intent,
      { expand: ["latest_charge"] },
      options,
    );
    const charge = intent.latest_charge;
    if (charge === null || typeof charge === "string") throw new Error("The payment has no charge");
    const back = await refund(one, 10_000, false);
    await applyRefund(back.id, one.account);
    const rows = await db().ledgerEntry.findMany({
      where: { bookingId: one.id, kind: { in: ["payment", "refund"] } },
      orderBy: { id: "asc" },
    });
    expect(rows.map(({ occurredAt }) => occurredAt.getTime())).toEqual([
      charge.created * 1000,
      back.created * 1000,
    ]);
  });

  it("whose commission went back in more parts than Stripe shows at once is known with all of them", async () => {
    const one = await paid();
    for (let part = 0; part < 12; part += 1)
      await applyRefund((await refund(one, 1_000, true)).id, one.account);
    await reconcileCharges();
    expect(await db().applicationFeeRefund.count({ where: { paymentId: one.payment.id } })).toBe(12);
    expect(await sumOf(one.id, "commission_returned")).toBe(600);
  });

  it("that was refunded with its commission needs no correction, and the rest of both goes back with the rest", async () => {
    const one = await paid();
    await applyRefund((await refund(one, 10_000, true)).id, one.account);
    await reconcileCharges();
    expect(await sumOf(one.id, "commission_returned")).toBe(500);
    await applyRefund((await refund(one, 32_000, false)).id, one.account);
    await reconcileCharges();
    expect(await sumOf(one.id, "commission_returned")).toBe(500);
  });

  it("whose commission the operator returns in the platform's dashboard is read again", async () => {
    const { id, payment } = await paid();
    await reconcileCharges();
    const { data } = await standIn.stripe.applicationFees.list({ charge: payment.chargeId ?? "" });
    const fee = data[0]?.id ?? "";
    await standIn.stripe.applicationFees.createRefund(fee, { amount: 700 });
    await applyApplicationFee(fee);
    await reconcileCharges();
    expect(await sumOf(id, "commission_returned")).toBe(700);
  });

  it("that could not be read is asked about again later, not at once", async () => {
    const { id, payment } = await paid();
    await standIn.control("outage", { mode: "unavailable", path: "/v1/payment_intents" });
    expect(await reconcileCharges()).toMatchObject({ failed: 1 });
    await standIn.control("outage");
    expect(await reconcileCharges()).toMatchObject({ seen: 0 });
    expect(await sumOf(id, "stripe_fee")).toBe(0);
    expect(payment.status).toBe("paid");
    expect(await reconcileCharges(-60_000)).toMatchObject({ seen: 1, failed: 0 });
    expect(await sumOf(id, "stripe_fee")).toBe(-810);
  });
});
