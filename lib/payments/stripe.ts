import "server-only";
import Stripe from "stripe";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors/AppError";

let client: Stripe | undefined;

/** The payment provider's SDK; `STRIPE_API_BASE` points it at another address than Stripe's own. */
export function stripe(): Stripe {
  if (client) return client;
  const { STRIPE_SECRET_KEY, STRIPE_API_BASE } = env();
  const common = { timeout: 15_000, maxNetworkRetries: 3, telemetry: false } as const;
  if (STRIPE_API_BASE === undefined) {
    client = new Stripe(STRIPE_SECRET_KEY, common);
    return client;
  }
  const base = new URL(STRIPE_API_BASE);
  const protocol = base.protocol === "https:" ? "https" : "http";
  const port = base.port || (protocol === "https" ? "443" : "80");
  client = new Stripe(STRIPE_SECRET_KEY, { ...common, host: base.hostname, port, protocol });
  return client;
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
 * Runs a call to the payment provider.
 * @throws AppError payments_unavailable when it is away, overloaded or refuses our key; other errors as they are
 */
export async function callStripe<T>(call: (client: Stripe) => Promise<T>): Promise<T> {
  try {
    return await call(stripe());
  } catch (error) {
    const failure = stripeFailure(error);
    const isAway = failure !== null && (failure.statusCode === undefined || failure.statusCode >= 500);
    const isRefused = failure?.statusCode === 401 || failure?.statusCode === 429;
    if (isAway || isRefused)
      throw new AppError("payments_unavailable", { cause: error, retryAfterSeconds: 30 });
    throw error;
  }
}
