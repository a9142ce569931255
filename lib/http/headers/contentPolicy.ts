/** The hosts that pages use, as the settings have them. */
export type PolicySite = {
  appUrl: string;
  /** The address of the payment provider's pages; null for Stripe's own. */
  paymentPages: string | null;
  /** Whether Stripe.js is loaded on the pages that start a payment. */
  hasStripeScript: boolean;
  /** Whether maps are embedded. */
  hasMaps: boolean;
  /** Reloading on change needs `eval` and a WebSocket. */
  isDevelopment: boolean;
};

export type PolicyOf = {
  /** Sources of the page's own inline scripts: a nonce, or hashes. */
  inlineScripts: readonly string[];
  /** Whether the page starts payments. */
  isPaying: boolean;
};

const stripePages = [
  "https://checkout.stripe.com",
  "https://billing.stripe.com",
  "https://connect.stripe.com",
];
const stripeFrames = ["https://js.stripe.com", "https://*.js.stripe.com", "https://hooks.stripe.com"];
const stripeScripts = ["https://js.stripe.com", "https://*.js.stripe.com"];
const stripeCalls = ["https://api.stripe.com"];
const mapFrames = ["https://www.google.com"];

/**
 * The content security policy of a page. Only files of this site and the named inline scripts run, `eval` is not
 * allowed, and no other host's script runs except Stripe.js where a payment starts. Inline styles are allowed: React
 * writes them for every measured width, and they cannot send anything.
 */
export function contentPolicy(site: PolicySite, { inlineScripts, isPaying }: PolicyOf): string {
  const { paymentPages, isDevelopment } = site;
  const paying = isPaying && site.hasStripeScript;
  const payments = paymentPages === null ? stripePages : [new URL(paymentPages).origin];
  const frames = paymentPages === null ? stripeFrames : payments;
  // A nonce or a hash would make a browser ignore 'unsafe-inline', so while developing there is none.
  const inline = isDevelopment ? ["'unsafe-inline'", "'unsafe-eval'"] : inlineScripts;
  return [
    "default-src 'self'",
    sources("script-src", ["'self'", ...inline, ...(paying ? stripeScripts : [])]),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    sources("connect-src", ["'self'", ...(isDevelopment ? ["ws:"] : []), ...(paying ? stripeCalls : [])]),
    sources("frame-src", [...frames, ...(site.hasMaps ? mapFrames : [])]),
    sources("form-action", ["'self'", ...payments]),
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join("; ");
}

/** For answers that are no pages: they load, run and send nothing. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

/** For uploaded files: opened by itself, a file runs nothing and belongs to no origin (`sandbox`). */
export const filePolicy = "default-src 'none'; frame-ancestors 'none'; sandbox";

const sources = (directive: string, list: readonly string[]): string => `${directive} ${list.join(" ")}`;
