import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import Stripe from "stripe";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors/AppError";
import { budgetEnd, inTime, writeBudgetMs } from "./stripeBudget";
import { awaitTurn } from "./stripePace";

type Timeouts = { timeout: number; maxNetworkRetries: number };

/** For jobs, which the worker repeats anyway. */
const jobTimeouts: Timeouts = { timeout: 15_000, maxNetworkRetries: 2 };
/** For requests that somebody waits for: retries are made by `callWithin`, which ends in time. */
const requestTimeouts: Timeouts = { timeout: writeBudgetMs, maxNetworkRetries: 0 };

const clients = new Map<Timeouts, Stripe>();

/** The payment provider's SDK; `STRIPE_API_BASE` points it at another address than Stripe's own. */
export function stripe(timeouts: Timeouts = jobTimeouts): Stripe {
  const known = clients.get(timeouts);
  if (known) return known;
  const { STRIPE_SECRET_KEY, STRIPE_API_BASE } = env();
  const client = new Stripe(STRIPE_SECRET_KEY, { ...timeouts, ...hostOf(STRIPE_API_BASE), telemetry: false });
  clients.set(timeouts, client);
  return client;
}

function hostOf(address: string | undefined): Pick<Stripe.StripeConfig, "host" | "port" | "protocol"> {
  if (address === undefined) return {};
  const base = new URL(address);
  const protocol = base.protocol === "https:" ? "https" : "http";
  return { host: base.hostname, port: base.port || (protocol === "https" ? "443" : "80"), protocol };
}

type StripeFailure = { type: string; code: string | undefined; statusCode: number | undefined };

/** An error of the SDK, recognised by its `type` (class names do not survive minifying); null for any other error. */
export function stripeFailure(error: unknown): StripeFailure | null {
  if (!(error instanceof Error) || !("type" in error) || typeof error.type !== "string") return null;
  if (!error.type.startsWith("Stripe")) return null;
  const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
  const statusCode =
    "statusCode" in error && typeof error.statusCode === "number" ? error.statusCode : undefined;
  return { type: error.type, code, statusCode };
}

/** Whether the payment provider says that the thing asked for does not exist. */
export function isMissingAtStripe(error: unknown): boolean {
  const failure = stripeFailure(error);
  if (failure?.statusCode === 403) return failure.code === "account_invalid";
  return failure?.statusCode === 404 || failure?.code === "resource_missing";
}

/**
 * Whether the payment provider is unavailable: unreachable, overloaded, refuses our key, or is still processing the
 * same request (409). Most of these pass.
 */
function isUnavailable(error: unknown): boolean {
  const failure = stripeFailure(error);
  if (failure === null) return false;
  const { statusCode } = failure;
  return statusCode === undefined || statusCode >= 500 || [401, 409, 429].includes(statusCode);
}

type StripeCall<T> = (client: Stripe) => Promise<T>;

/** Pauses between the tries of a call that somebody waits for, in milliseconds. */
const pausesMs = [250, 500];

async function callWithin<T>(call: StripeCall<T>, untilMs: number): Promise<T> {
  for (const pauseMs of pausesMs) {
    try {
      return await inTime(call(stripe(requestTimeouts)), untilMs);
    } catch (error) {
      if (!isUnavailable(error) || performance.now() + pauseMs >= untilMs) throw error;
      await sleep(pauseMs);
    }
  }
  return inTime(call(stripe(requestTimeouts)), untilMs);
}

/**
 * Runs a call to the payment provider, within the time that `withinBudget` sets and in the turn that `paced` gives.
 * @throws AppError payments_unavailable when it does not answer in time, is unreachable, overloaded, refuses our key,
 *   or is still processing the same request; other errors as they are
 */
export async function callStripe<T>(call: StripeCall<T>): Promise<T> {
  const untilMs = budgetEnd();
  await awaitTurn();
  try {
    return await (untilMs === undefined ? call(stripe()) : callWithin(call, untilMs));
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    const retryAfterSeconds = stripeFailure(error)?.statusCode === 409 ? 2 : 30;
    throw new AppError("payments_unavailable", { cause: error, retryAfterSeconds });
  }
}

/**
 * The error to throw when a payment page could not be opened: a refusal of Stripe's, which the caller cannot correct,
 * as payments_unavailable; any other error, such as an unavailable database, as it is.
 */
export function asPaymentProblem(error: unknown): unknown {
  if (stripeFailure(error) === null) return error;
  return new AppError("payments_unavailable", { cause: error, retryAfterSeconds: 30 });
}
