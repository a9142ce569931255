import pg from "pg";
import { z } from "zod";
import { brand } from "@/lib/brand";
import {
  type GivenPayment,
  type GivenPayout,
  type GivenSubscription,
  givenPayment,
  givenPayout,
  givenSubscription,
} from "../../../dev/stripe/index";

/** As many as the stand-in takes in one call, with room to spare. */
const batchSize = 1000;

const paymentsSql = `
  SELECT p.stripe_account_id AS account,
         p.checkout_session_id AS session,
         p.payment_intent_id AS intent,
         p.charge_id AS charge,
         p.amount_ore AS amount,
         p.application_fee_ore AS fee,
         p.currency,
         b.service_name AS item,
         b.provider_name AS detail,
         coalesce(p.customer_email, b.customer_email) AS email,
         coalesce(p.customer_name, b.customer_name) AS name,
         b.locale,
         b.id AS reference,
         jsonb_build_object('booking_id', b.id, 'provider_id', b.provider_id) AS metadata,
         extract(epoch FROM p.created_at)::int AS created,
         extract(epoch FROM p.paid_at)::int AS paid,
         extract(epoch FROM p.expires_at)::int AS expires,
         $1 AS "returnUrl",
         -- Of the demo data's own; what was refunded since is in the journal of the local payment provider.
         (SELECT jsonb_build_object('id', r.stripe_refund_id, 'feeRefund', 'fr' || substr(r.stripe_refund_id, 3),
            'created', extract(epoch FROM r.created_at)::int)
          FROM refunds r WHERE r.payment_id = p.id AND r.stripe_refund_id LIKE 're\\_seed\\_%') AS refund
  FROM payments p JOIN bookings b ON b.id = p.booking_id
  WHERE p.status = 'paid' AND p.payment_intent_id LIKE 'pi\\_seed\\_%'
  ORDER BY p.paid_at`;

const payoutsSql = `
  SELECT p.stripe_account_id AS account, p.stripe_payout_id AS id, p.amount_ore AS amount, 'sek' AS currency,
         extract(epoch FROM p.made_at)::int AS created,
         extract(epoch FROM p.arrives_at)::int AS arrival,
         (SELECT json_agg(i.source_id) FROM payout_items i WHERE i.payout_id = p.id) AS sources
  FROM payouts p WHERE p.stripe_payout_id LIKE 'po\\_seed\\_%'
  ORDER BY p.made_at`;

const subscriptionsSql = `
  SELECT s.stripe_subscription_id AS id,
         jsonb_build_object('id', s.stripe_customer_id, 'email', p.email, 'name', p.company_name) AS customer,
         $1 AS product,
         s.price_ore AS amount,
         'sek' AS currency,
         jsonb_build_object('provider_id', s.provider_id) AS metadata,
         extract(epoch FROM s.created_at)::int AS created,
         extract(epoch FROM greatest(s.created_at, s.current_period_end - interval '1 month'))::int AS "periodStart",
         extract(epoch FROM s.current_period_end)::int AS "periodEnd",
         s.cancel_at_period_end AS "cancelAtPeriodEnd",
         -- The rate that lib/billing/planTax.ts makes and looks for.
         jsonb_build_object('displayName', 'Moms', 'percentage', 25,
           'metadata', jsonb_build_object('purpose', 'monthly_plan_vat_25')) AS tax
  FROM plan_subscriptions s JOIN providers p ON p.id = s.provider_id
  WHERE s.stripe_subscription_id LIKE 'sub\\_seed\\_%' AND s.status = 'active'
  ORDER BY s.created_at`;

export interface SeededPayments {
  payments: GivenPayment[];
  payouts: GivenPayout[];
  subscriptions: GivenSubscription[];
}

/**
 * The paid bookings, payouts and monthly plans of the demo data, for the local payment provider to know them too: read from the
 * database, because it may have been filled on another day.
 * @param appUrl where the payment page of a booking leads on to
 */
export async function readSeededPayments(databaseUrl: string, appUrl: string): Promise<SeededPayments> {
  const client = new pg.Client({ connectionString: databaseUrl });
  // A connection that breaks makes the query on it fail, which is enough; unheard it would end the process.
  client.on("error", () => {});
  await client.connect();
  try {
    const payments = await client.query(paymentsSql, [appUrl]);
    const payouts = await client.query(payoutsSql);
    const subscriptions = await client.query(subscriptionsSql, [brand.name]);
    return {
      payments: z.array(givenPayment).parse(payments.rows.map(withoutNull)),
      payouts: z.array(givenPayout).parse(payouts.rows),
      subscriptions: z.array(givenSubscription).parse(subscriptions.rows),
    };
  } finally {
    await client.end();
  }
}

/**
 * Makes the payments, payouts and plans of the demo data known to the Stripe stand-in, so that they can be refunded and ended
 * there. It knows them as long as it runs: this has to be done at each of its starts.
 */
export async function importSeededPayments(
  stripeUrl: string,
  databaseUrl: string,
  appUrl: string,
): Promise<void> {
  const { payments, payouts, subscriptions } = await readSeededPayments(databaseUrl, appUrl);
  for (let from = 0; from < payments.length; from += batchSize)
    await post(`${stripeUrl}/_test/payments`, { payments: payments.slice(from, from + batchSize) });
  for (let from = 0; from < payouts.length; from += batchSize)
    await post(`${stripeUrl}/_test/payouts`, { payouts: payouts.slice(from, from + batchSize) });
  await post(`${stripeUrl}/_test/subscriptions`, { subscriptions });
}

async function post(url: string, body: object): Promise<void> {
  const response = await fetch(url, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!response.ok)
    throw new Error(`The Stripe stand-in refused the demo data's payments: ${await response.text()}`);
}

const withoutNull = ({ refund, ...row }: { refund: unknown }) => (refund === null ? row : { ...row, refund });
