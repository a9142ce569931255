import { z } from "zod";
import type { ControlRequest } from "../core/router";
import { found } from "./refused";
import type { Services } from "./services";

/*
 * What tests do to the webhook: pause it, discard what waits, send events again or in another order, and date events back.
 */

/** Keeps what is due until `resumeWebhooks`. */
export function pauseWebhooks(services: Services): object {
  services.webhooks.pause();
  return { paused: true };
}

/** Sends what waits at once, and what follows as usual. */
export function resumeWebhooks(services: Services): object {
  services.webhooks.resume();
  services.transaction((ctx) => {
    for (const delivery of ctx.tx.all("delivery")) {
      if (delivery.status === "pending") ctx.tx.put("delivery", { ...delivery, dueAt: ctx.now });
    }
  });
  return { paused: false };
}

/** Discards what waits to be sent, as if it were lost on the way. */
export function discardPending(services: Services): object {
  return services.transaction((ctx) => {
    const pending = ctx.tx.all("delivery").filter((delivery) => delivery.status === "pending");
    for (const { dueAt: _due, ...delivery } of pending)
      ctx.tx.put("delivery", { ...delivery, status: "discarded" });
    return { discarded: pending.length };
  });
}

const sendBody = z.object({
  /** Sent in this order, one after the other; an id may be in it more than once. */
  events: z.array(z.string()).min(1),
  signature: z.enum(["right", "wrong", "stale"]).default("right"),
});

/** Sends events by their ids, whatever was sent before. */
export async function sendEvents(services: Services, request: ControlRequest): Promise<object> {
  const { events, signature } = sendBody.parse(request.body);
  const sent = [];
  for (const id of events)
    sent.push({ id, ...found(await services.webhooks.attempt(id, signature), "event") });
  return { sent };
}

const ageBody = z.object({ seconds: z.number().int().min(1) });

/** Dates every event back by so many seconds, so that a reader that skips the newest events reads it. */
export function ageEvents(services: Services, request: ControlRequest): object {
  const { seconds } = ageBody.parse(request.body);
  return services.transaction((ctx) => {
    const events = ctx.tx.all("event");
    for (const event of events) ctx.tx.put("event", { ...event, created: event.created - seconds });
    return { aged: events.length };
  });
}
