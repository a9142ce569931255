import { setTimeout as pause } from "node:timers/promises";
import { earlyStartVersion } from "@/lib/bookings/payment/withdrawal";
import type { Stage } from "./stage";

type BookingStatus = "pending" | "confirmed" | "completed" | "cancelled";

/** A step of the flow that waits: what is under way does not continue until `release`. */
export type WaitingStep = {
  release: () => Promise<void>;
  /** Calls of the client that wait for their answer. */
  calls: Promise<unknown>[];
  /** What the customer does once everything runs again; returns what is wrong, if anything. */
  after?: () => Promise<string | undefined>;
  /** The booking and the statuses that it may have after `settle`. */
  ends: () => Promise<{ bookingId: string | undefined; as: readonly BookingStatus[] }>;
};

export type Step = { name: string; reach: (stage: Stage) => Promise<WaitingStep> };

const tries = 6;

/** A person tries again while they are told to; the last answer's status. */
async function insist(send: () => Promise<number | undefined>): Promise<number | undefined> {
  for (let left = tries; ; left -= 1) {
    const status = await send();
    if ((status !== undefined && status !== 503) || left === 1) return status;
    await pause(1_000);
  }
}

/** A wish whose answer may be lost: pressing again has to lead to a payment page, and to one hold. */
function pressedAgain(stage: Stage): Pick<WaitingStep, "after" | "ends"> {
  return {
    after: async () => {
      const again = await insist(async () => ((await stage.press()) === null ? undefined : 201));
      return again === 201 ? undefined : "pressing again did not lead to a payment page";
    },
    ends: async () => ({ bookingId: await stage.bookingId(), as: ["pending", "cancelled"] }),
  };
}

const endsAs = (bookingId: string, ...as: BookingStatus[]): Pick<WaitingStep, "ends"> => ({
  ends: async () => ({ bookingId, as }),
});

async function beforeHold(stage: Stage): Promise<WaitingStep> {
  await stage.chooseTime();
  const lock = await stage.lockCalendar();
  const calls = [stage.press(stage.server)];
  await lock.untilBlocked();
  return { release: lock.release, calls, ...pressedAgain(stage) };
}

async function beforePage(stage: Stage): Promise<WaitingStep> {
  await stage.chooseTime();
  const release = await stage.slowStripe("/v1/checkout/sessions");
  const calls = [stage.press(stage.server)];
  await stage.untilHeld();
  return { release, calls, ...pressedAgain(stage) };
}

async function beforePageIsNoted(stage: Stage): Promise<WaitingStep> {
  await stage.chooseTime();
  const fast = await stage.slowStripe("/v1/checkout/sessions");
  const calls = [stage.press(stage.server)];
  const lock = await stage.lockBooking(await stage.untilHeld());
  await lock.untilBlocked();
  await fast();
  return { release: lock.release, calls, ...pressedAgain(stage) };
}

async function beforeWebhook(stage: Stage): Promise<WaitingStep> {
  const { bookingId, sessionId } = await stage.held();
  const { standIn } = stage.round;
  await standIn.pauseWebhooks();
  await stage.pay(sessionId);
  return { release: () => standIn.resumeWebhooks(), calls: [], ...endsAs(bookingId, "confirmed") };
}

async function webhookLost(stage: Stage): Promise<WaitingStep> {
  const { bookingId, sessionId } = await stage.held();
  const { standIn } = stage.round;
  await standIn.pauseWebhooks();
  await stage.pay(sessionId);
  await standIn.loseWebhooks();
  return { release: () => standIn.resumeWebhooks(), calls: [], ...endsAs(bookingId, "confirmed") };
}

async function beforeEventsJob(stage: Stage): Promise<WaitingStep> {
  const { bookingId, sessionId } = await stage.held();
  const release = stage.freezeWorker();
  await stage.pay(sessionId);
  await stage.untilEvent("checkout.session.completed", sessionId);
  return { release, calls: [], ...endsAs(bookingId, "confirmed") };
}

async function askingStripe(stage: Stage): Promise<WaitingStep> {
  const { bookingId, sessionId } = await stage.held();
  const release = await stage.slowStripe(`/v1/checkout/sessions/${sessionId}`);
  await stage.pay(sessionId);
  const event = await stage.untilEvent("checkout.session.completed", sessionId);
  await stage.untilAtWork("process_stripe_event", event);
  return { release, calls: [], ...endsAs(bookingId, "confirmed") };
}

async function fulfilling(stage: Stage): Promise<WaitingStep> {
  const { bookingId, sessionId } = await stage.held();
  const lock = await stage.lockBooking(bookingId);
  await stage.pay(sessionId);
  await lock.untilBlocked();
  return { release: lock.release, calls: [], ...endsAs(bookingId, "confirmed") };
}

async function finalizing(stage: Stage): Promise<WaitingStep> {
  const { bookingId, sessionId } = await stage.held();
  const { standIn } = stage.round;
  await standIn.pauseWebhooks();
  const lock = await stage.lockBooking(bookingId);
  await stage.pay(sessionId);
  const body = { sessionId, connectedAccountId: stage.business.stripeAccount };
  const calls = [
    stage.caller.send("finalize", "/payments/bookings/finalize", { body, server: stage.server }),
  ];
  await lock.untilBlocked();
  const release = async () => {
    await lock.release();
    await standIn.resumeWebhooks();
  };
  return { release, calls, ...endsAs(bookingId, "confirmed") };
}

async function refunding(stage: Stage, mode: "none" | "lost_answer"): Promise<WaitingStep> {
  const { bookingId, token } = await stage.confirmed();
  const release = await stage.slowStripe("/v1/refunds", mode);
  const path = `/customers/me/bookings/${bookingId}/cancel?token=${token}`;
  const answer = await stage.caller.send("cancel", path, { method: "POST" });
  if (answer?.status !== 200) throw new Error(`Cancelling answered ${answer?.status}`);
  const refund = await stage.database.row<{ id: string }>(
    "SELECT r.id FROM refunds r JOIN payments p ON p.id = r.payment_id WHERE p.booking_id = $1",
    [bookingId],
  );
  await stage.untilAtWork("send_refund", refund?.id ?? "no refund");
  return { release, calls: [], ...endsAs(bookingId, "cancelled") };
}

async function mailing(stage: Stage): Promise<WaitingStep> {
  const { bookingId, sessionId } = await stage.held();
  const release = await stage.slowMail();
  await stage.pay(sessionId);
  await stage.untilStatus(bookingId, "confirmed");
  const mail = await stage.database.row<{ id: string }>(
    "SELECT id FROM outbox_mails WHERE booking_id = $1 AND kind = 'booking_confirmed'",
    [bookingId],
  );
  await stage.untilAtWork("send_mail", mail?.id ?? "no mail");
  return { release, calls: [], ...endsAs(bookingId, "confirmed") };
}

async function cancelling(stage: Stage): Promise<WaitingStep> {
  const { bookingId, token } = await stage.confirmed();
  const lock = await stage.lockBooking(bookingId);
  const path = `/customers/me/bookings/${bookingId}/cancel?token=${token}`;
  const calls = [stage.caller.send("cancel", path, { method: "POST", server: stage.server })];
  await lock.untilBlocked();
  const after = async () => {
    const again = await insist(
      async () => (await stage.caller.send("cancel", path, { method: "POST" }))?.status,
    );
    return again === 200 || again === 409 ? undefined : `cancelling again: ${again}`;
  };
  return { release: lock.release, calls, after, ...endsAs(bookingId, "cancelled") };
}

async function moving(stage: Stage): Promise<WaitingStep> {
  const { bookingId, token } = await stage.confirmed();
  const startTime = await stage.anotherTime();
  const lock = await stage.lockCalendar();
  const path = `/customers/me/bookings/${bookingId}/reschedule?token=${token}`;
  const body = { startTime, earlyStart: earlyStartVersion };
  const calls = [stage.caller.send("move", path, { body, server: stage.server })];
  await lock.untilBlocked();
  const after = async () => {
    const again = await insist(async () => (await stage.caller.send("move", path, { body }))?.status);
    return again === 200 ? undefined : `moving again: ${again}`;
  };
  return { release: lock.release, calls, after, ...endsAs(bookingId, "confirmed") };
}

async function expiring(stage: Stage): Promise<WaitingStep> {
  const { bookingId, sessionId } = await stage.held();
  const release = await stage.slowStripe(`/v1/checkout/sessions/${sessionId}`);
  await stage.database.rows(
    "UPDATE bookings SET hold_expires_at = now() - interval '2 minutes' WHERE id = $1 AND status = 'pending'",
    [bookingId],
  );
  // Whoever asks for the time now settles the old hold with Stripe first.
  const calls = [stage.pressAsAnother(stage.server)];
  return { release, calls, ...endsAs(bookingId, "cancelled") };
}

async function savingSettings(stage: Stage): Promise<WaitingStep> {
  const { bookingId } = await stage.held();
  const owner = await stage.owner();
  const path = "/providers/me/settings";
  const current = await owner.send<object>("see settings", path);
  const lock = await stage.lockCalendar();
  const body = { ...current?.body, provider: {} };
  const calls = [owner.send("save settings", path, { method: "PUT", body, server: stage.server })];
  await lock.untilBlocked();
  const after = async () => {
    const again = await insist(
      async () => (await owner.send("save settings", path, { method: "PUT", body }))?.status,
    );
    return again === 200 ? undefined : `saving again: ${again}`;
  };
  return { release: lock.release, calls, after, ...endsAs(bookingId, "pending", "cancelled") };
}

/** The steps of the flow at which each process is killed. */
export const steps: readonly Step[] = [
  { name: "before the hold", reach: beforeHold },
  { name: "between hold and payment page", reach: beforePage },
  { name: "payment page open, not noted", reach: beforePageIsNoted },
  { name: "paid, before the webhook", reach: beforeWebhook },
  { name: "paid, and the webhook is lost", reach: webhookLost },
  { name: "webhook stored, before its job", reach: beforeEventsJob },
  { name: "asking Stripe about the payment", reach: askingStripe },
  { name: "fulfilling by webhook", reach: fulfilling },
  { name: "fulfilling by finalize", reach: finalizing },
  { name: "asking for a refund", reach: (stage) => refunding(stage, "none") },
  { name: "refunded, and the answer is lost", reach: (stage) => refunding(stage, "lost_answer") },
  { name: "sending mail", reach: mailing },
  { name: "cancelling", reach: cancelling },
  { name: "moving", reach: moving },
  { name: "ending a hold that ran out", reach: expiring },
  { name: "saving settings", reach: savingSettings },
];
