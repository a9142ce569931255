import "server-only";
import { throttle } from "@/lib/http/throttle";

/** More than a page that looks every three seconds needs, and no more than Stripe bears for each checkout and business. */
const questions = throttle("ask_stripe", { points: 5, seconds: 10 });

/**
 * Whether a reader may have the payment provider asked about something now: five times in ten seconds, on all servers
 * together. In between what it said last counts.
 * @param what names the question, such as `account-<id>`
 */
export const mayAskStripe = (what: string): Promise<boolean> => questions.allows(what);
