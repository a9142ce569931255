import { sharedApp } from "./context";

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
