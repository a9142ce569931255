import { z } from "zod";
import { renew } from "../billing/subscribe";
import { type Context, onBehalfOf, present } from "../core/context";
import { ApiError } from "../core/errors";
import { isJsonObject } from "../core/json";
import { type ControlRequest, findRoute, pathParam } from "../core/router";
import { importAccounts } from "../imports/importAccounts";
import { importPayments } from "../imports/importPayments";
import { importPayouts } from "../imports/importPayouts";
import { importSubscriptions } from "../imports/importSubscriptions";
import { farExpiry, isReadCard, readCard } from "../payments/cards";
import { answerChallenge, expireSession, pay, settleDelayed } from "../payments/checkout";
import { settleRefund } from "../payments/refunds";
import type { CheckoutSessionRow } from "../payments/rows";
import { saveAccount } from "../resources/accounts";
import { eventShape } from "../resources/events";
import { accountShape } from "../shapes/account";
import { subscriptionShape } from "../shapes/billing";
import { checkoutSessionShape } from "../shapes/checkout";
import { refundShape } from "../shapes/ledger";
import { paymentIntentShape } from "../shapes/payments";
import { decide, disputeCharge, payOut, settleOrFail, takeFee } from "./moneyControl";
import { found, Refused } from "./refused";
import type { Services } from "./services";
import { ageEvents, discardPending, pauseWebhooks, resumeWebhooks, sendEvents } from "./webhookControl";

interface ControlRoute {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly run: (services: Services, request: ControlRequest) => object | Promise<object>;
}

interface ControlAnswer {
  readonly status: number;
  readonly body: object;
}

function openSession(ctx: Context, request: ControlRequest): CheckoutSessionRow {
  const session = found(ctx.tx.get("checkoutSession", pathParam(request, "id")), "session");
  if (session.status !== "open") throw new Refused(409, `The session is ${session.status}.`);
  return session;
}

const payBody = z.object({
  card: z.string().default("4242424242424242"),
  expiry: z.string().default(() => farExpiry(Date.now())),
  cvc: z.string().default("123"),
  email: z.string().optional(),
  name: z.string().default("Test Testsson"),
  /** How a challenge of the bank is answered. */
  confirm: z.boolean().default(true),
});

function paySession(services: Services, request: ControlRequest): object {
  const given = payBody.parse(request.body);
  return services.transaction((ctx) => {
    const session = openSession(ctx, request);
    const card = readCard({ number: given.card, expiry: given.expiry, cvc: given.cvc }, ctx.now);
    if (!isReadCard(card)) throw new Refused(400, `The card cannot be read: ${JSON.stringify(card)}`);
    const email = given.email ?? session.customerEmail ?? "test@example.com";
    const tried = pay(ctx, session, { email, name: given.name, card });
    const begun = present(ctx.tx.get("checkoutSession", session.id));
    const attempt = tried.kind === "challenge" ? answerChallenge(ctx, begun, given.confirm) : tried;
    const after = present(ctx.tx.get("checkoutSession", session.id));
    return { result: attempt, session: checkoutSessionShape(ctx, after) };
  });
}

const expireBody = z.object({
  /** Milliseconds until it happens; 0 is now, and more leaves it to the clock. */
  inMs: z.number().int().min(0).default(0),
});

function expire(services: Services, request: ControlRequest): object {
  const { inMs } = expireBody.parse(request.body);
  return services.transaction((ctx) => {
    const session = openSession(ctx, request);
    if (inMs === 0) return checkoutSessionShape(ctx, expireSession(ctx, session));
    const dueAt = ctx.now + inMs;
    const sooner = { ...session, dueAt, expiresAt: Math.ceil(dueAt / 1000) };
    return checkoutSessionShape(ctx, ctx.tx.put("checkoutSession", sooner));
  });
}

function settleIntent(services: Services, request: ControlRequest): object {
  return services.transaction((ctx) => {
    const intent = found(ctx.tx.get("paymentIntent", pathParam(request, "id")), "payment intent");
    if (intent.status !== "processing") throw new Refused(409, `The payment is ${intent.status}.`);
    settleDelayed(ctx, intent);
    return paymentIntentShape(ctx, present(ctx.tx.get("paymentIntent", intent.id)));
  });
}

function settleWaitingRefund(services: Services, request: ControlRequest): object {
  return services.transaction((ctx) => {
    const refund = found(ctx.tx.get("refund", pathParam(request, "id")), "refund");
    if (refund.dueAt === undefined) throw new Refused(409, "The refund is final.");
    settleRefund(ctx, refund);
    return refundShape(present(ctx.tx.get("refund", refund.id)));
  });
}

const standingBody = z.object({ standing: z.enum(["new", "pending", "enabled", "rejected"]) });

function setStanding(services: Services, request: ControlRequest): object {
  const { standing } = standingBody.parse(request.body);
  return services.transaction((ctx) => {
    const account = found(ctx.tx.get("account", pathParam(request, "id")), "account");
    return accountShape(saveAccount(ctx, account, { ...account, standing }));
  });
}

const renewBody = z.object({
  fails: z.boolean().default(false),
  /** Whether it ends or stays unpaid when that was the last attempt. */
  lastly: z.enum(["canceled", "unpaid"]).default("canceled"),
});

function renewSubscription(services: Services, request: ControlRequest): object {
  const { fails, lastly } = renewBody.parse(request.body);
  return services.transaction((ctx) => {
    const subscription = found(ctx.tx.get("subscription", pathParam(request, "id")), "subscription");
    if (subscription.status === "canceled") throw new Refused(409, "The subscription is canceled.");
    return subscriptionShape(onBehalfOf(ctx, subscription.account), renew(ctx, subscription, fails, lastly));
  });
}

/** A change of an account's money; what the API would refuse is a 409. */
function onMoney(change: (ctx: Context, id: string, body: unknown) => object | null, name: string) {
  return (services: Services, request: ControlRequest): object =>
    services.transaction((ctx) => {
      try {
        return found(change(ctx, pathParam(request, "id"), request.body) ?? undefined, name);
      } catch (error) {
        throw error instanceof ApiError ? new Refused(409, error.message) : error;
      }
    });
}

const outageBody = z.object({
  mode: z.enum(["none", "unavailable", "reset", "lost_answer"]).default("none"),
  latencyMs: z.number().int().min(0).max(120_000).default(0),
  path: z.string().default("/v1/"),
  times: z.number().int().min(1).nullable().default(null),
  account: z.string().nullable().default(null),
});

function setOutage(services: Services, request: ControlRequest): object {
  return services.outage.set(outageBody.parse(request.body));
}

/** Everything, except payments that were imported and are as they were. */
function state(services: Services): object {
  const isOwn = (row: object) => !services.store.isTransient(row);
  return services.read((ctx) => ({
    accounts: ctx.tx.all("account").map(accountShape),
    sessions: ctx.tx
      .all("checkoutSession")
      .filter(isOwn)
      .map((row) => ({ account: row.account, ...checkoutSessionShape(ctx, row) })),
    paymentIntents: ctx.tx
      .all("paymentIntent")
      .filter(isOwn)
      .map((row) => ({ account: row.account, ...paymentIntentShape(ctx, row) })),
    refunds: ctx.tx.all("refund").map((row) => ({ account: row.account, ...refundShape(row) })),
    subscriptions: ctx.tx.all("subscription").map((row) => subscriptionShape(ctx, row)),
    deliveries: ctx.tx.all("delivery"),
    webhooksPaused: services.webhooks.paused,
    outage: services.outage.current,
  }));
}

function events(services: Services, request: ControlRequest): object {
  const type = request.query.get("type");
  return services.read((ctx) => ({
    events: ctx.tx
      .all("event")
      .filter((event) => type === null || event.type === type)
      .map((event) => ({ ...eventShape(ctx, event), delivery: ctx.tx.get("delivery", event.id) ?? null })),
  }));
}

const ROUTES: ControlRoute[] = [
  { method: "GET", path: "/_test/state", run: state },
  { method: "GET", path: "/_test/events", run: events },
  { method: "POST", path: "/_test/events/age", run: ageEvents },
  { method: "POST", path: "/_test/checkout/sessions/:id/pay", run: paySession },
  { method: "POST", path: "/_test/checkout/sessions/:id/expire", run: expire },
  { method: "POST", path: "/_test/payment_intents/:id/settle", run: settleIntent },
  { method: "POST", path: "/_test/refunds/:id/settle", run: settleWaitingRefund },
  { method: "POST", path: "/_test/accounts", run: importAccounts },
  { method: "POST", path: "/_test/accounts/:id", run: setStanding },
  { method: "POST", path: "/_test/accounts/:id/payouts", run: onMoney(payOut, "account") },
  { method: "POST", path: "/_test/accounts/:id/fees", run: onMoney(takeFee, "account") },
  { method: "POST", path: "/_test/charges/:id/dispute", run: onMoney(disputeCharge, "charge") },
  { method: "POST", path: "/_test/disputes/:id/decide", run: onMoney(decide, "dispute") },
  { method: "POST", path: "/_test/payouts/:id/settle", run: onMoney(settleOrFail, "payout") },
  { method: "POST", path: "/_test/payments", run: importPayments },
  { method: "POST", path: "/_test/payouts", run: importPayouts },
  { method: "POST", path: "/_test/subscriptions", run: importSubscriptions },
  { method: "POST", path: "/_test/subscriptions/:id/renew", run: renewSubscription },
  { method: "POST", path: "/_test/webhooks/pause", run: pauseWebhooks },
  { method: "POST", path: "/_test/webhooks/resume", run: resumeWebhooks },
  { method: "POST", path: "/_test/webhooks/discard", run: discardPending },
  { method: "POST", path: "/_test/webhooks/send", run: sendEvents },
  { method: "GET", path: "/_test/outage", run: (services) => services.outage.current },
  { method: "POST", path: "/_test/outage", run: setOutage },
];

function parseBody(text: string): unknown {
  if (text.trim() === "") return {};
  try {
    const body: unknown = JSON.parse(text);
    if (isJsonObject(body)) return body;
  } catch {
    // Refused below, as JSON that is no object.
  }
  throw new Refused(400, "The body must be a JSON object.");
}

/** Answers the calls by which tests steer the stand-in. */
export async function answerControl(
  services: Services,
  method: string,
  url: URL,
  body: string,
): Promise<ControlAnswer> {
  const match = findRoute(ROUTES, method, url.pathname);
  if (match === undefined) return { status: 404, body: { error: { message: "There is no such control." } } };
  try {
    const request = { params: match.params, query: url.searchParams, body: parseBody(body) };
    return { status: 200, body: await match.route.run(services, request) };
  } catch (error) {
    if (error instanceof Refused)
      return { status: error.status, body: { error: { message: error.message } } };
    if (error instanceof z.ZodError)
      return { status: 400, body: { error: { message: z.prettifyError(error) } } };
    throw error;
  }
}
