import "server-only";
import { env } from "@/lib/env";
import type { PolicySite } from "./contentPolicy";

/** The hosts that the settings name. */
export function policySite(): PolicySite {
  const { APP_URL, MAPS_EMBED_KEY, NODE_ENV, STRIPE_API_BASE, STRIPE_PAGES_URL, STRIPE_PUBLISHABLE_KEY } =
    env();
  return {
    appUrl: APP_URL,
    paymentPages: STRIPE_PAGES_URL ?? STRIPE_API_BASE ?? null,
    hasStripeScript: STRIPE_PUBLISHABLE_KEY !== undefined,
    hasMaps: MAPS_EMBED_KEY !== undefined,
    isDevelopment: NODE_ENV === "development",
  };
}
