import { categoryCalls } from "../catalogue";
import { paymentCalls } from "../payments";
import { providerCalls } from "../providers";
import { serviceCalls } from "../services";

/** What everybody may look at, and paying for a time of it. */
export const directoryCalls = [...serviceCalls, ...providerCalls, ...categoryCalls, ...paymentCalls] as const;
