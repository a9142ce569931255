import "server-only";
import { setTimeout as sleep } from "node:timers/promises";
import Stripe from "stripe";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors/AppError";
import { budgetEnd, inTime, writeBudgetMs } from "./stripeBudget";

type Patience = { timeout: number; maxNetworkRetries: number };

/** A job has time; the worker tries it again anyway. */
const patient: Patience = { timeout: 15_000, maxNetworkRetries: 2 };
/** Somebody waits: what is tried again has to end within their time (`hurriedly`). */
const hurried: Patience = { timeout: writeBudgetMs, maxNetworkRetries: 0 };

const clients = new Map<Patience, Stripe>();

/** The payment provider's SDK; `STRIPE_API_BASE` points it at another address than Stripe's own. */
export function stripe(patience: Patience = patient): Stripe {
  const known = clients.get(patience);
  if (known) return known;
  const { STRIPE_SECRET_KEY, STRIPE_API_BASE } = env();
  const client = new Stripe(STRIPE_SECRET_KEY, { ...patience, ...hostOf(STRIPE_API_BASE), telemetry: false });
  clients.set(patience, client);
  return client;
}

function hostOf(address: string | undefined): Pick<Stripe.StripeConfig, "host" | "port" | "protocol"> {
  if (address === undefined) return {};
  const base = new URL(address);
  const protocol = base.protocol === "https:" ? "https" : "http";
  return { host: base.hostname, port: base.port || (protocol === "https" ? "443" : "80"), protocol };
}

type StripeFailure = { type: string; code: string | undefined; statusCode: number | undefined };

/** The SDK's errors, told apart by their `type` string (class names do not survive minifying). */
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
 * Whether the payment provider is away, overloaded, refuses our key, or is still at work on the same request (409). Most
 * of these pass.
 */
function isAway(error: unknown): boolean {
  const failure = stripeFailure(error);
  if (failure === null) return false;
  const { statusCode } = failure;
  return statusCode === undefined || statusCode >= 500 || [401, 409, 429].includes(statusCode);
}

type Call<T> = (client: Stripe) => Promise<T>;

/** Pauses between the tries of a call that somebody waits for, in milliseconds. */
const pausesMs = [250, 500];

async function hurriedly<T>(call: Call<T>, untilMs: number): Promise<T> {
  for (const pauseMs of pausesMs) {
    try {
      return await inTime(call(stripe(hurried)), untilMs);
    } catch (error) {
      if (!isAway(error) || performance.now() + pauseMs >= untilMs) throw error;
      await sleep(pauseMs);
    }
  }
  return inTime(call(stripe(hurried)), untilMs);
}

/**
 * Runs a call to the payment provider, within the time that `withinBudget` gives.
 * @throws AppError payments_unavailable when it does not answer in time, is away, overloaded, refuses our key, or is at
 * work on the same request; other errors as they are
 */
export async function callStripe<T>(call: Call<T>): Promise<T> {
  const untilMs = budgetEnd();
  try {
    return await (untilMs === undefined ? call(stripe()) : hurriedly(call, untilMs));
  } catch (error) {
    if (!isAway(error)) throw error;
    const retryAfterSeconds = stripeFailure(error)?.statusCode === 409 ? 2 : 30;
    throw new AppError("payments_unavailable", { cause: error, retryAfterSeconds });
  }
}

/**
 * What opening a payment page came to nothing by, as it is told: what Stripe refused, which the caller cannot mend, as
 * payments that are away; everything else, such as a database that is away, as it is.
 */
export function asPaymentProblem(error: unknown): unknown {
  if (stripeFailure(error) === null) return error;
  return new AppError("payments_unavailable", { cause: error, retryAfterSeconds: 30 });
}
