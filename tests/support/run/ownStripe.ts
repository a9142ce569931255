import { afterAll } from "vitest";
import { type RunningStandIn, SECRET_KEY, startInside } from "@/dev/stripe/testing";

/** The port of the process's first one. The files that a process runs have the same, since the product reads it once. */
let port = 0;

/**
 * A Stripe stand-in for the calling test file alone, without what other files had in theirs, ended after the file's last
 * test. `lib/payments` talks to it from then on. Call it at the top of the file, ahead of `sharedDatabase()`, which reads the
 * settings.
 */
export async function ownStripe(env: Record<string, string> = {}): Promise<RunningStandIn> {
  const standIn = await startInside(port, env);
  port = standIn.port;
  process.env.STRIPE_SECRET_KEY = SECRET_KEY;
  process.env.STRIPE_API_BASE = standIn.url;
  afterAll(() => standIn.stop());
  return standIn;
}
