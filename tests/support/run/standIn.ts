import { z } from "zod";
import { sharedApp } from "./context";
import { testSettings } from "./testSettings";

/* What tests over HTTP have the Stripe stand-in do, and ask of it. */

/** Has the stand-in do what a person, a bank or time would do; `what` is a path below its `/_test/`. */
export async function steerStripe<T>(stripeUrl: string, what: string, body: object = {}): Promise<T> {
  const answer = await fetch(`${stripeUrl}/_test/${what}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`The stand-in answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}

type StandInState = {
  refunds: { status: string; metadata: { booking_id?: string } }[];
  accounts: { id: string }[];
  sessions: { metadata: { booking_id?: string }; payment_intent: string | null }[];
};

/** Everything the shared product's stand-in knows. */
export async function stripeState(): Promise<StandInState> {
  const response = await fetch(`${sharedApp().stripeUrl}/_test/state`);
  return response.json();
}

/** The statuses of a booking's refunds, as Stripe tells them. */
export async function refundsOf(bookingId: string): Promise<string[]> {
  const { refunds } = await stripeState();
  return refunds.filter(({ metadata }) => metadata.booking_id === bookingId).map(({ status }) => status);
}

const transactionsSchema = z.object({
  data: z.array(
    z.object({
      type: z.string(),
      reporting_category: z.string(),
      amount: z.number(),
      net: z.number(),
      fee_details: z.array(z.object({ type: z.string(), amount: z.number() })),
    }),
  ),
  has_more: z.literal(false),
});

/** All that came into and left the balance of an account at the shared product's stand-in, a hundred at most, in öre. */
export async function balanceTransactions(account: string) {
  const answer = await fetch(`${sharedApp().stripeUrl}/v1/balance_transactions?limit=100`, {
    headers: { Authorization: `Bearer ${testSettings.STRIPE_SECRET_KEY}`, "Stripe-Account": account },
  });
  return transactionsSchema.parse(await answer.json()).data;
}

/** The payment intent by which a booking was paid at the shared product's stand-in. */
export async function intentOf(bookingId: string): Promise<string> {
  const { sessions } = await stripeState();
  const paid = sessions.find(({ metadata }) => metadata.booking_id === bookingId);
  if (!paid?.payment_intent) throw new Error(`Nothing was paid for ${bookingId}`);
  return paid.payment_intent;
}
