import { z } from "zod";
import type { Findings } from "../findings";
import { eventually, type Side } from "../side";
import { missing } from "./refusals";

const amount = 42_000;
const fee = 2_100;

/** What the ledger reads of each amount that moved on an account's balance. */
const transaction = z.object({
  id: z.string().startsWith("txn_"),
  amount: z.int(),
  fee: z.int(),
  net: z.int(),
  type: z.string(),
  reporting_category: z.string(),
  created: z.int(),
});

const dispute = z.object({
  id: z.string().regex(/^d[pu]_/),
  status: z.literal("needs_response"),
  reason: z.literal("fraudulent"),
  amount: z.literal(amount),
  created: z.int(),
  evidence_details: z.object({ due_by: z.int(), submission_count: z.literal(0) }),
  balance_transactions: z.tuple([
    transaction.extend({ amount: z.literal(-amount), reporting_category: z.literal("dispute") }),
  ]),
});

const payout = z.object({
  id: z.string().startsWith("po_"),
  status: z.string(),
  amount: z.int().positive(),
  created: z.int(),
  arrival_date: z.int(),
  failure_code: z.null(),
  failure_balance_transaction: z.null(),
  balance_transaction: z.string().startsWith("txn_"),
  reconciliation_status: z.string(),
});

/** What moved on the balance of a connected account: payments, the platform's fees, disputes and payouts. */
export async function balance(side: Side, findings: Findings): Promise<void> {
  await fees(side, findings);
  await disputes(side, findings);
  await payouts(side, findings);
}

async function fees(side: Side, findings: Findings): Promise<void> {
  const { stripe } = side;
  const options = { stripeAccount: await side.account() };
  const intent = await side.pay("succeeds", amount, fee);
  const { latest_charge: charge } = await stripe.paymentIntents.retrieve(intent, {}, options);
  if (typeof charge !== "string") throw new Error("The payment has no charge");
  await findings.answer(
    "applicationFees.list",
    "of a charge",
    () => stripe.applicationFees.list({ charge, limit: 1 }),
    z.object({
      data: z.tuple([
        z.object({
          id: z.string().startsWith("fee_"),
          amount: z.literal(fee),
          amount_refunded: z.literal(0),
          refunds: z.object({ data: z.tuple([]) }),
        }),
      ]),
    }),
  );
  const [{ id: feeId } = { id: "" }] = (await stripe.applicationFees.list({ charge, limit: 1 })).data;
  await findings.answer(
    "applicationFees.listRefunds",
    "of a fee that was not given back",
    () => stripe.applicationFees.listRefunds(feeId, { limit: 100 }),
    z.object({ data: z.tuple([]), has_more: z.literal(false) }),
  );
  await findings.answer(
    "balanceTransactions.list",
    "the newest first, each with what it is of",
    () => stripe.balanceTransactions.list({ limit: 1, expand: ["data.source"] }, options),
    z.object({
      has_more: z.boolean(),
      data: z.tuple([
        transaction.extend({
          amount: z.literal(amount),
          reporting_category: z.literal("charge"),
          source: z.object({ id: z.literal(charge) }),
        }),
      ]),
    }),
  );
}

async function disputes(side: Side, findings: Findings): Promise<void> {
  const { stripe } = side;
  const options = { stripeAccount: await side.account() };
  const intent = await side.pay("disputed", amount, fee);
  const opened = async () => {
    const { data } = await stripe.disputes.list({ payment_intent: intent, limit: 1 }, options);
    return data[0];
  };
  const { id } = await eventually(opened, "A dispute is opened");
  const call = "disputes.retrieve";
  await findings.answer(call, "opened", () => stripe.disputes.retrieve(id, {}, options), dispute);
  await findings.refusal(
    call,
    "unknown",
    () => stripe.disputes.retrieve("du_1ThisOneIsNobodys", {}, options),
    missing,
  );
}

async function payouts(side: Side, findings: Findings): Promise<void> {
  const { stripe } = side;
  const options = { stripeAccount: await side.account() };
  const id = await side.payOut();
  const call = "payouts.retrieve";
  await findings.answer(call, "made", () => stripe.payouts.retrieve(id, {}, options), payout);
  await findings.refusal(
    call,
    "unknown",
    () => stripe.payouts.retrieve("po_1ThisOneIsNobodys", {}, options),
    missing,
  );
}
