import type Stripe from "stripe";
import { z } from "zod";
import type { Findings } from "../findings";
import { eventually, type Side, visitParams } from "../side";
import { cutOff, missing } from "./refusals";

/** What `readStripeEvents.ts` and `stripeEvents.ts` read. */
const event = (type: string, objectId: string) =>
  z.object({
    id: z.string().startsWith("evt_"),
    type: z.literal(type),
    livemode: z.literal(false),
    created: z.number().int(),
    data: z.object({ object: z.object({ id: z.literal(objectId) }) }),
  });

/** Reading back what happened, as the reconciliation does when no webhook came; and a key that is none. */
export async function events(side: Side, findings: Findings): Promise<void> {
  const { stripe } = side;
  const options = { stripeAccount: await side.account() };
  const startedAt = Math.floor(Date.now() / 1000) - 60;
  const { id } = await stripe.checkout.sessions.create(visitParams(42_000, 2_100), options);
  await stripe.checkout.sessions.expire(id, undefined, options);

  const params: Stripe.EventListParams = {
    types: ["checkout.session.expired", "refund.created", "account.updated"],
    created: { gte: startedAt, lt: startedAt + 86_400 },
    limit: 100,
  };
  const ofSession = async () => {
    const { data, has_more } = await stripe.events.list(params, options);
    const found = data.filter((each) => "id" in each.data.object && each.data.object.id === id);
    return found.length === 0 ? undefined : { data: found, has_more };
  };
  await findings.answer(
    "events.list",
    "of an account",
    () => eventually(ofSession, "An event of a session that was shut"),
    z.object({ data: z.tuple([event("checkout.session.expired", id)]), has_more: z.literal(false) }),
  );
  await findings.answer(
    "events.list",
    "one of the platform",
    () => stripe.events.list({ limit: 1 }),
    z.object({ has_more: z.boolean() }),
  );
  await findings.refusal(
    "events.list",
    "after an unknown event",
    () => stripe.events.list({ ...params, starting_after: "evt_1ThisOneIsNobodys" }, options),
    missing,
  );
  await findings.refusal(
    "events.list",
    "of an unknown account",
    () => stripe.events.list({ limit: 1 }, { stripeAccount: "acct_1ThisOneIsNobodys" }),
    cutOff,
  );
  await findings.refusal(
    "events.list",
    "with a key that is none",
    () => side.withKey("sk_test_ThisOneIsNobodys").events.list({ limit: 1 }),
    { type: "StripeAuthenticationError", statusCode: 401 },
  );
  await findings.answer(
    "balance.retrieve",
    "of the platform",
    () => stripe.balance.retrieve(),
    z.object({ livemode: z.literal(false) }),
  );
}
