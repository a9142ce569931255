import { afterAll } from "vitest";
import { type RunningStandIn, SECRET_KEY, start } from "@/dev/stripe/testing";

/**
 * A Stripe stand-in for the calling test file alone, ended after the file's last test. `lib/payments`
 * talks to it from then on. Call it at the top of the file, before anything asks Stripe.
 */
export async function ownStripe(env: Record<string, string> = {}): Promise<RunningStandIn> {
  const standIn = await start({ env });
  process.env.STRIPE_SECRET_KEY = SECRET_KEY;
  process.env.STRIPE_API_BASE = standIn.url;
  afterAll(() => standIn.stop());
  return standIn;
}
