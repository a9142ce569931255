import "server-only";
import type { TaskList } from "graphile-worker";
import { z } from "zod";
import { callOffVisits, continueClosings } from "@/lib/account/closing/continueClosings";
import { purge } from "@/lib/account/purge";
import { switchPlan } from "@/lib/billing/subscriptionsSwitch";
import { reconcilePlans } from "@/lib/billing/subscriptionsSync";
import { mailBookings } from "@/lib/bookings/customer/findBookings";
import { writeMorningMails } from "@/lib/bookings/notices/morningMails";
import { fetchSource, queueDueCalendars } from "@/lib/calendarSync/busy/fetchDue";
import { settleLapsedHolds } from "@/lib/checkout/hold/lapsedHolds";
import { closeLostPages, closePaymentPage, discardUnopenedHolds } from "@/lib/checkout/pay/paymentPages";
import { pool } from "@/lib/db/client";
import { countedByBusiness, listMadeAgain } from "@/lib/desk/madeAgain";
import { defaultLocale } from "@/lib/i18n/locales";
import { logger } from "@/lib/log/logger";
import { sendMail } from "@/lib/notifications/sendMail";
import type { RunCounts } from "@/lib/payments/forEachPaced";
import { requeueRefunds, sendRefund } from "@/lib/payments/refunds";
import { paced } from "@/lib/payments/stripePace";
import { readRefunds } from "@/lib/reconciliation/readRefunds";
import { readStripeEvents } from "@/lib/reconciliation/readStripeEvents";
import { reconcileCharges, reconcileOpenMoney } from "@/lib/reconciliation/reconcileMoney";
import { reconcilePayments, reconcileRefunds } from "@/lib/reconciliation/reconcilePayments";
import { reportLedger } from "@/lib/reconciliation/reportLedger";
import { processStripeEvent, requeueStripeEvents } from "@/lib/reconciliation/stripeEvents";
import { watchPayments } from "@/lib/reconciliation/watchPayments";
import { completeEnded } from "@/lib/visits/completeEnded";
import { sendReminders } from "@/lib/visits/sendReminders";

const mailPayload = z.object({ mailId: z.uuid() });
const addressPayload = z.object({ email: z.string() });
const eventPayload = z.object({ eventId: z.string() });
const refundPayload = z.object({ refundId: z.uuid() });
const bookingPayload = z.object({ bookingId: z.uuid() });
const pagePayload = z.object({ bookingId: z.uuid(), openedAt: z.coerce.date() });
const calendarPayload = z.object({ calendarId: z.uuid() });
const providerPayload = z.object({ providerId: z.uuid() });

const dayMs = 24 * 60 * 60_000;

/** Events that were stored but not processed within this time are queued again. */
const requeueEventsAfterMs = 2 * 60_000;
/** Refunds that Stripe did not receive, or refused, are requested again after this time. */
const requeueRefundsAfter = { unheardMs: 3 * 60_000, refusedMs: 60 * 60_000 };

function logRound(what: string, round: RunCounts): void {
  if (round.seen > 0) logger.info({ what, ...round }, "reconciled");
}

/** Tasks of the worker with a runner of their own, and how many of their jobs run at once in a process. */
type RunnerTasks = { tasks: TaskList; atOnce: number };

/**
 * The tasks of the worker. Each job is one use case of `lib`; all of them may run twice without harm. What waits for
 * a mail server, the payment provider or calendars elsewhere has a runner of its own, so that when one hangs, the others
 * continue.
 */
export const runners: Record<"mails" | "payments" | "calendars" | "clock", RunnerTasks> = {
  mails: {
    atOnce: 8,
    tasks: {
      send_mail: async (payload) => sendMail(mailPayload.parse(payload).mailId),
      mail_bookings: async (payload) => mailBookings(addressPayload.parse(payload).email, Date.now()),
    },
  },
  payments: {
    atOnce: 6,
    tasks: {
      process_stripe_event: async (payload) => processStripeEvent(eventPayload.parse(payload).eventId),
      send_refund: async (payload) => sendRefund(refundPayload.parse(payload).refundId),
      expire_checkout: async (payload) => closePaymentPage(bookingPayload.parse(payload).bookingId),
      close_lost_pages: async (payload) => {
        const { bookingId, openedAt } = pagePayload.parse(payload);
        await closeLostPages(bookingId, openedAt);
      },
      end_plan: async (payload) => {
        await switchPlan(providerPayload.parse(payload).providerId, "payg", defaultLocale);
      },
      call_off_visits: async (payload) => {
        await callOffVisits(providerPayload.parse(payload).providerId, Date.now());
      },
    },
  },
  calendars: {
    // Servers of others, each given ten seconds.
    atOnce: 4,
    tasks: {
      fetch_calendar: async (payload) => fetchSource(calendarPayload.parse(payload).calendarId, Date.now()),
    },
  },
  clock: {
    // As many as there are tasks, so that none waits for another.
    atOnce: 18,
    tasks: {
      purge: async () => {
        logger.info(await purge(new Date()), "purged");
      },
      report_made_again: async () => {
        const until = new Date();
        const pairs = await listMadeAgain(pool(), { from: new Date(until.getTime() - dayMs), until });
        const businesses = countedByBusiness(pairs);
        if (pairs.length > 0) logger.warn({ businesses }, "online bookings cancelled and made again by hand");
      },
      remind_of_bookings: async () => {
        const reminders = await sendReminders(Date.now());
        if (reminders > 0) logger.info({ reminders }, "reminded");
      },
      mail_mornings: async () => {
        const mornings = await writeMorningMails(Date.now());
        if (mornings > 0) logger.info({ mornings }, "mailed the day");
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
      reconcile_charges: async () => logRound("charges", await reconcileCharges()),
      reconcile_money: async () => logRound("disputes and payouts", await reconcileOpenMoney()),
      prove_ledger: async () => logger.info(await paced(reportLedger), "compared the ledger with Stripe"),
      continue_closings: async () => {
        const { calledOff, closed } = await continueClosings(Date.now());
        if (calledOff + closed > 0) logger.info({ calledOff, closed }, "closings went on");
      },
      reconcile_plans: async () => logRound("plans", await reconcilePlans(Date.now())),
      watch_payments: watchPayments,
      queue_calendars: async () => {
        await queueDueCalendars(Date.now());
      },
      read_refunds: async () => logRound("accounts' refunds", await readRefunds()),
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
 * Every minute: settles what lapsed, queues lost jobs again, reconciles with the payment provider, and checks that it answers;
 * queues the calendars elsewhere that are due. Every five minutes: mails the day to businesses whose clock is past seven. Every
 * ten minutes: reminds of tomorrow's bookings. Every hour: completes visits that are over. Every night: removes what was kept as
 * long as the privacy policy says, compares the ledger with Stripe, and logs which businesses made cancelled online bookings
 * again by hand.
 */
export const crontab = [
  cronLine("* * * * *", "reconcile", "2m"),
  cronLine("* * * * *", "reconcile_holds", "2m"),
  cronLine("* * * * *", "reconcile_payments", "2m"),
  cronLine("* * * * *", "reconcile_refunds", "2m"),
  cronLine("* * * * *", "reconcile_charges", "2m"),
  cronLine("* * * * *", "reconcile_money", "2m"),
  cronLine("* * * * *", "reconcile_plans", "2m"),
  cronLine("* * * * *", "continue_closings", "2m"),
  cronLine("* * * * *", "read_stripe_events", "2m"),
  cronLine("* * * * *", "read_refunds", "2m"),
  cronLine("* * * * *", "watch_payments", "1m"),
  cronLine("*/5 * * * *", "mail_mornings", "1h"),
  cronLine("* * * * *", "queue_calendars", "1m"),
  cronLine("*/10 * * * *", "remind_of_bookings", "1h"),
  cronLine("7 * * * *", "complete_bookings", "1d"),
  cronLine("17 3 * * *", "purge", "1d"),
  cronLine("47 3 * * *", "prove_ledger", "1d"),
  cronLine("27 3 * * *", "report_made_again", "1d"),
].join("\n");
