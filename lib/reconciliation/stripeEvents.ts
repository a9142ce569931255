import "server-only";
import { z } from "zod";
import { syncPlanCheckout, syncPlanSubscription } from "@/lib/billing/subscriptionsSync";
import { fulfilSession } from "@/lib/checkout/pay/fulfil";
import { db } from "@/lib/db/client";
import { addJob } from "@/lib/db/jobs";
import { inTransaction } from "@/lib/db/transaction";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors/AppError";
import { applyAccount } from "@/lib/payments/accounts";
import { stripe } from "@/lib/payments/stripe";
import { parseStorableJson } from "@/lib/text/storableJson";
import { applyRefund } from "./applyRefund";
import { applyApplicationFee } from "./readCharge";
import { readDispute } from "./readDispute";
import { readPayout } from "./readPayout";

/** An event that failed this often is left to the operator: `last_error` says why. */
const maxAttempts = 30;

/** How old a signature may be, in seconds. */
const toleranceSeconds = 300;

/** The fields that every event has. */
const envelope = z
  .object({
    id: z.string().min(1).max(255),
    account: z.string().max(255).nullish(),
    type: z.string().max(255),
    livemode: z.boolean(),
  })
  .catchall(z.json());

/**
 * Takes in a webhook delivery: checks the signature over the raw body, stores the event by its id and queues its
 * processing in one transaction. A duplicate is stored once and answered like the first.
 * @throws AppError invalid_signature; invalid_request for a signed body that is no event
 */
export async function receiveStripeEvent(rawBody: string, signature: string | null): Promise<void> {
  verify(rawBody, signature);
  await keepStripeEvent(rawBody);
}

/**
 * Stores an event by its id and queues its processing in one transaction.
 * @param json of the event, as the payment provider sends it
 * @returns false when it was stored before
 * @throws AppError invalid_request when it is no event
 */
export async function keepStripeEvent(json: string): Promise<boolean> {
  const event = readEvent(json);
  return inTransaction(async (tx) => {
    const { count } = await tx.stripeEvent.createMany({
      data: {
        id: event.id,
        account: event.account ?? null,
        type: event.type,
        livemode: event.livemode,
        payload: event,
      },
      skipDuplicates: true,
    });
    if (count > 0) await addJob(tx, "process_stripe_event", { eventId: event.id }, { key: event.id });
    return count > 0;
  });
}

function readEvent(rawBody: string): z.output<typeof envelope> {
  try {
    return envelope.parse(parseStorableJson(rawBody));
  } catch (cause) {
    throw new AppError("invalid_request", { cause });
  }
}

function verify(rawBody: string, signature: string | null): void {
  if (signature === null) throw new AppError("invalid_signature");
  try {
    stripe().webhooks.constructEvent(rawBody, signature, env().STRIPE_WEBHOOK_SECRET, toleranceSeconds);
  } catch (cause) {
    throw new AppError("invalid_signature", { cause });
  }
}

/** What changes whether a business can be paid; the second says that it has disconnected us. */
const accountEvents = new Set(["account.updated", "account.application.deauthorized"]);

/** The parts of an event that are used; its object is read again from the payment provider before anything is done. */
const storedEvent = z.object({
  type: z.string(),
  account: z.string().optional(),
  data: z.object({ object: z.looseObject({ id: z.string() }) }),
});

/**
 * Does what a stored event asks for. Events come late, twice and out of order, so their content is not used: each only
 * says which object to read again. Unknown types count as processed.
 */
export async function processStripeEvent(eventId: string): Promise<void> {
  const row = await db().stripeEvent.findUnique({ where: { id: eventId } });
  if (!row || row.processedAt !== null) return;
  try {
    await handle(storedEvent.parse(row.payload));
    await db().stripeEvent.update({
      where: { id: eventId },
      data: { processedAt: new Date(), attempts: { increment: 1 }, lastError: null },
    });
  } catch (error) {
    const lastError = error instanceof Error ? error.message.slice(0, 500) : "unknown";
    await db().stripeEvent.update({
      where: { id: eventId },
      data: { attempts: { increment: 1 }, lastError },
    });
    throw error;
  }
}

async function handle(event: z.infer<typeof storedEvent>): Promise<void> {
  const { id } = event.data.object;
  if (accountEvents.has(event.type)) return applyAccount(event.account ?? id);
  if (event.account === undefined) return handleOwn(event.type, id);
  if (event.type.startsWith("checkout.session.")) {
    await fulfilSession({ sessionId: id, stripeAccountId: event.account });
  } else if (event.type.startsWith("refund.")) {
    await applyRefund(id, event.account);
  } else if (event.type.startsWith("charge.dispute.")) {
    await readDispute(id, event.account);
  } else if (event.type.startsWith("payout.")) {
    await readPayout(id, event.account);
  }
}

/** On the platform's own account businesses pay for their plan, and commission is given back. */
async function handleOwn(type: string, id: string): Promise<void> {
  if (type.startsWith("checkout.session.")) await syncPlanCheckout(id);
  else if (type.startsWith("customer.subscription.")) await syncPlanSubscription(id);
  else if (type === "application_fee.refunded") await applyApplicationFee(id);
}

/** Queues again what was stored but never processed (the worker crashed, or its tries were used up); oldest first. */
export async function requeueStripeEvents(olderThanMs: number): Promise<number> {
  const waiting = await db().stripeEvent.findMany({
    where: {
      processedAt: null,
      attempts: { lt: maxAttempts },
      receivedAt: { lt: new Date(Date.now() - olderThanMs) },
    },
    orderBy: { receivedAt: "asc" },
    take: 200,
    select: { id: true },
  });
  for (const { id } of waiting) {
    await inTransaction((tx) => addJob(tx, "process_stripe_event", { eventId: id }, { key: id }));
  }
  return waiting.length;
}
