import { randomUUID } from "node:crypto";
import type Stripe from "stripe";
import { z } from "zod";
import type { Findings } from "../findings";
import { eventually, type Side } from "../side";
import { invalid, missing, otherCall } from "./refusals";

const amount = 42_000;
const fee = 2_100;
const part = 10_001;

/** What `refundRows.ts` and `refunds.ts` read. */
const refund = (amountOre: number, status: string, failure: z.ZodType = z.undefined()) =>
  z.object({
    id: z.string().startsWith("re_"),
    status: z.literal(status),
    amount: z.literal(amountOre),
    payment_intent: z.string().startsWith("pi_"),
    metadata: z.looseObject({}),
    failure_reason: failure.optional(),
  });

/** What went back of the platform's fee: in proportion, rounded to the öre. */
const feeLeft = (amountOre: number) =>
  z.object({ amount: z.literal(fee), amount_refunded: z.literal(amountOre) });

/** Giving money back, in parts and all of it, with the platform's fee. */
export async function refunds(side: Side, findings: Findings): Promise<void> {
  const { stripe } = side;
  const options = { stripeAccount: await side.account() };
  const intent = await side.pay("succeeds", amount, fee);
  const feeId = await paidIntent(side, findings, intent);
  const ask = (amountOre: number): Stripe.RefundCreateParams => ({
    payment_intent: intent,
    amount: amountOre,
    reason: "requested_by_customer",
    refund_application_fee: true,
    metadata: { refund_id: "refund", booking_id: "visit" },
  });
  const create = (params: Stripe.RefundCreateParams, idempotencyKey: string = randomUUID()) =>
    stripe.refunds.create(params, { ...options, idempotencyKey });
  const whatIsLeft = (occasion: string, amountOre: number) =>
    findings.answer(
      "applicationFees.retrieve",
      occasion,
      () => stripe.applicationFees.retrieve(feeId),
      feeLeft(amountOre),
    );

  const key = `refund-${randomUUID()}`;
  const call = "refunds.create";
  const { id } = await findings.answer(
    call,
    "a part",
    () => create(ask(part), key),
    refund(part, "succeeded"),
  );
  await findings.answer(
    call,
    "again under its key",
    () => create(ask(part), key),
    refund(part, "succeeded").extend({ id: z.literal(id) }),
  );
  await findings.refusal(call, "another one under its key", () => create(ask(part + 1), key), otherCall);
  await whatIsLeft("after a part", 500);
  await findings.refusal(call, "more than is left", () => create(ask(amount)), invalid());
  await findings.refusal(call, "nothing", () => create(ask(0)), invalid("parameter_invalid_integer"));
  await findings.answer(
    call,
    "the rest",
    () => create(ask(amount - part)),
    refund(amount - part, "succeeded"),
  );
  await whatIsLeft("after all", fee);
  await findings.refusal(
    call,
    "of a payment that went back",
    () => create(ask(1)),
    invalid("charge_already_refunded"),
  );
  await findings.refusal(
    call,
    "of an unknown payment",
    () => create({ payment_intent: "pi_1ThisOneIsNobodys" }),
    missing,
  );

  await findings.answer(
    "refunds.retrieve",
    "a part",
    () => stripe.refunds.retrieve(id, {}, options),
    refund(part, "succeeded"),
  );
  await findings.refusal(
    "refunds.retrieve",
    "unknown",
    () => stripe.refunds.retrieve("re_1ThisOneIsNobodys", {}, options),
    missing,
  );
  await findings.answer(
    "refunds.list",
    "of a payment, the newest first",
    () => stripe.refunds.list({ payment_intent: intent, limit: 100 }, options),
    z.object({ data: z.tuple([refund(amount - part, "succeeded"), refund(part, "succeeded")]) }),
  );
  await findings.answer(
    "checkout.sessions.list",
    "by payment",
    () => stripe.checkout.sessions.list({ payment_intent: intent, limit: 1 }, options),
    // Stripe's payment had no page here, the stand-in's had.
    z.object({
      data: z
        .array(z.unknown())
        .max(1)
        .transform(() => []),
    }),
  );
  await unusual(side, findings);
}

/** @returns the id of the platform's fee */
async function paidIntent(side: Side, findings: Findings, intent: string): Promise<string> {
  const { latest_charge: charge } = await findings.answer(
    "paymentIntents.retrieve",
    "paid",
    async () =>
      side.stripe.paymentIntents.retrieve(
        intent,
        { expand: ["latest_charge"] },
        { stripeAccount: await side.account() },
      ),
    z.object({
      id: z.literal(intent),
      status: z.literal("succeeded"),
      amount: z.literal(amount),
      latest_charge: z.object({
        id: z.string().startsWith("ch_"),
        receipt_url: z.url(),
        application_fee: z.string(),
      }),
    }),
  );
  const made = typeof charge === "object" ? charge?.application_fee : null;
  if (typeof made !== "string") throw new Error("The payment has no application fee");
  return made;
}

/** A payment without a fee, one that was declined, and refunds that banks take their time with, or send back. */
async function unusual(side: Side, findings: Findings): Promise<void> {
  const { stripe } = side;
  const options = { stripeAccount: await side.account() };
  const create = (payment_intent: string, more: Stripe.RefundCreateParams = {}) =>
    stripe.refunds.create({ payment_intent, ...more }, options);

  const free = await side.pay("succeeds", amount, 0);
  await findings.refusal(
    "refunds.create",
    "with a fee that was not taken",
    () => create(free, { refund_application_fee: true }),
    invalid(),
  );
  await findings.answer("refunds.create", "without a fee", () => create(free), refund(amount, "succeeded"));

  const declined = await side.pay("declined", amount, fee);
  await findings.answer(
    "paymentIntents.retrieve",
    "declined",
    () => stripe.paymentIntents.retrieve(declined, {}, options),
    z.object({
      id: z.literal(declined),
      status: z.literal("requires_payment_method"),
      last_payment_error: z.object({
        type: z.literal("card_error"),
        code: z.literal("card_declined"),
        decline_code: z.literal("generic_decline"),
      }),
    }),
  );
  await findings.refusal("refunds.create", "of a declined payment", () => create(declined), invalid());

  const later = await side.pay("refundLater", amount, fee);
  await findings.answer("refunds.create", "that takes time", () => create(later), refund(amount, "pending"));

  const bounces = await side.pay("refundFails", amount, fee);
  const { id } = await findings.answer(
    "refunds.create",
    "that will come back",
    () => create(bounces),
    refund(amount, "succeeded"),
  );
  const failed = async () => {
    const seen = await stripe.refunds.retrieve(id, {}, options);
    return seen.status === "failed" ? seen : undefined;
  };
  await findings.answer(
    "refunds.retrieve",
    "that came back",
    () => eventually(failed, "A refund comes back"),
    refund(amount, "failed", z.string()),
  );
}
