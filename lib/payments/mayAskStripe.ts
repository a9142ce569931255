import "server-only";
import { throttle } from "@/lib/http/throttle";

/** More than a page that polls every three seconds needs, and within Stripe's limits for each checkout and business. */
const reads = throttle("ask_stripe", { points: 5, seconds: 10 });

/**
 * Whether a read may ask the payment provider about something now: five times in ten seconds, on all servers
 * together. Otherwise its last answer is used.
 * @param what names the object, such as `account-<id>`
 */
export const mayAskStripe = (what: string): Promise<boolean> => reads.allows(what);
