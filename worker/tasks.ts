import "server-only";
import type { TaskList } from "graphile-worker";
import { z } from "zod";
import { callOffVisits, continueClosings } from "@/lib/account/closing/continueClosings";
import { purge } from "@/lib/account/purge";
import { switchPlan } from "@/lib/billing/subscriptionsSwitch";
import { reconcilePlans } from "@/lib/billing/subscriptionsSync";
import { settleLapsedHolds } from "@/lib/checkout/hold/lapsedHolds";
import { closePaymentPage, discardUnopenedHolds } from "@/lib/checkout/pay/paymentPages";
import { defaultLocale } from "@/lib/i18n/locales";
import { logger } from "@/lib/log/logger";
import { sendMail } from "@/lib/notifications/sendMail";
import type { Round } from "@/lib/payments/forEachPaced";
import { requeueRefunds, sendRefund } from "@/lib/payments/refunds";
import { readStripeEvents } from "@/lib/reconciliation/readStripeEvents";
import { reconcilePayments, reconcileRefunds } from "@/lib/reconciliation/reconcilePayments";
import { processStripeEvent, requeueStripeEvents } from "@/lib/reconciliation/stripeEvents";
import { watchPayments } from "@/lib/reconciliation/watchPayments";
import { completeEnded } from "@/lib/visits/completeEnded";
import { sendReminders } from "@/lib/visits/sendReminders";

const mailPayload = z.object({ mailId: z.uuid() });
const eventPayload = z.object({ eventId: z.string() });
const refundPayload = z.object({ refundId: z.uuid() });
const bookingPayload = z.object({ bookingId: z.uuid() });
const providerPayload = z.object({ providerId: z.uuid() });

/** Events that were stored but not processed within this time are queued again. */
const requeueEventsAfterMs = 2 * 60_000;
/** Refunds that Stripe did not receive, or refused, are requested again after this time. */
const requeueRefundsAfter = { unheardMs: 3 * 60_000, refusedMs: 60 * 60_000 };

function logRound(what: string, round: Round): void {
  if (round.seen > 0) logger.info({ what, ...round }, "reconciled");
}

/** Tasks of the worker with a runner of their own, and how many of their jobs run at once in a process. */
type Places = { tasks: TaskList; atOnce: number };

/**
 * The tasks of the worker. Each job is one use case of `lib`; all of them may run twice without harm. What waits for
 * a mail server or the payment provider has a runner of its own, so that when one hangs, the others continue.
 */
export const places: Record<"mails" | "payments" | "clock", Places> = {
  mails: {
    atOnce: 8,
    tasks: { send_mail: async (payload) => sendMail(mailPayload.parse(payload).mailId) },
  },
  payments: {
    atOnce: 6,
    tasks: {
      process_stripe_event: async (payload) => processStripeEvent(eventPayload.parse(payload).eventId),
      send_refund: async (payload) => sendRefund(refundPayload.parse(payload).refundId),
      expire_checkout: async (payload) => closePaymentPage(bookingPayload.parse(payload).bookingId),
      end_plan: async (payload) => {
        await switchPlan(providerPayload.parse(payload).providerId, "payg", defaultLocale);
      },
      call_off_visits: async (payload) => {
        await callOffVisits(providerPayload.parse(payload).providerId, Date.now());
      },
    },
  },
  clock: {
    // As many as there are tasks, so that none waits for another.
    atOnce: 11,
    tasks: {
      purge: async () => {
        logger.info(await purge(new Date()), "purged");
      },
      remind_of_bookings: async () => {
        const reminders = await sendReminders(Date.now());
        if (reminders > 0) logger.info({ reminders }, "reminded");
      },
      complete_bookings: async () => {
        const completed = await completeEnded(Date.now());
        if (completed > 0) logger.info({ completed }, "completed");
      },
      reconcile: async () => {
        const events = await requeueStripeEvents(requeueEventsAfterMs);
        const refunds = await requeueRefunds(requeueRefundsAfter);
        if (events + refunds > 0) logger.info({ events, refunds }, "queued again");
      },
      reconcile_holds: async () => {
        logRound("holds", await settleLapsedHolds());
        logRound("unopened holds", await discardUnopenedHolds());
      },
      reconcile_payments: async () => logRound("payments", await reconcilePayments()),
      reconcile_refunds: async () => logRound("refunds", await reconcileRefunds()),
      continue_closings: async () => {
        const { calledOff, closed } = await continueClosings(Date.now());
        if (calledOff + closed > 0) logger.info({ calledOff, closed }, "closings went on");
      },
      reconcile_plans: async () => logRound("plans", await reconcilePlans(Date.now())),
      watch_payments: watchPayments,
      read_stripe_events: async () => logRound("Stripe's events", await readStripeEvents()),
    },
  },
};

/**
 * A line of the crontab: a task that runs by the clock, one run at a time (`queue`). While the payment provider hangs, a run
 * takes longer than the time to the next, and several of them would use up what may run at once.
 */
const cronLine = (when: string, task: string, fill: string) => `${when} ${task} ?fill=${fill}&queue=${task}`;

/**
 * Every minute: settles what lapsed, queues lost jobs again, reconciles with the payment provider, and checks that it answers.
 * Every ten minutes: reminds of tomorrow's bookings. Every hour: completes visits that are over. Every night: removes what
 * was kept as long as the privacy policy says.
 */
export const crontab = [
  cronLine("* * * * *", "reconcile", "2m"),
  cronLine("* * * * *", "reconcile_holds", "2m"),
  cronLine("* * * * *", "reconcile_payments", "2m"),
  cronLine("* * * * *", "reconcile_refunds", "2m"),
  cronLine("* * * * *", "reconcile_plans", "2m"),
  cronLine("* * * * *", "continue_closings", "2m"),
  cronLine("* * * * *", "read_stripe_events", "2m"),
  cronLine("* * * * *", "watch_payments", "1m"),
  cronLine("*/10 * * * *", "remind_of_bookings", "1h"),
  cronLine("7 * * * *", "complete_bookings", "1d"),
  cronLine("17 3 * * *", "purge", "1d"),
].join("\n");
