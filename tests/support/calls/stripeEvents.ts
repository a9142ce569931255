import { z } from "zod";
import type { RunningStandIn } from "@/dev/stripe/testing";
import { keepStripeEvent, processStripeEvent } from "@/lib/reconciliation/stripeEvents";

const events = z.object({
  events: z.array(
    z.looseObject({ id: z.string(), type: z.string(), account: z.string().optional(), created: z.number() }),
  ),
});

/** The events of an account whose type begins so, oldest first, as a webhook would bring them. */
export async function eventsOf(standIn: RunningStandIn, account: string, prefix: string) {
  const answer = await fetch(`${standIn.url}/_test/events`);
  const all = events.parse(await answer.json()).events;
  return all.filter((event) => event.account === account && event.type.startsWith(prefix));
}

/** Takes in events in this order, as the webhook and its job do. */
export async function deliver(events: readonly { id: string }[]): Promise<void> {
  for (const event of events) {
    await keepStripeEvent(JSON.stringify(event));
    await processStripeEvent(event.id);
  }
}
