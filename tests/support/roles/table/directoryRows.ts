import type { directoryCalls } from "@/lib/api/contract/lists/directoryCalls";
import { type CallRow, dayOf, everyone, ofProvider, ofService, open, wrongBody } from "./callRow";

const range = "rangeStart=2026-11-01T00:00:00Z&rangeEnd=2026-11-08T00:00:00Z";

/** What each of these calls answers to whom. */
export const directoryRows: Record<(typeof directoryCalls)[number]["id"], CallRow> = {
  listServices: open,
  getService: ofService(everyone(200)),
  getServiceAvailability: {
    attempt: ({ service, startTime }) => ({ params: { id: service }, query: dayOf(startTime) }),
    answers: everyone(200),
  },
  listProviders: open,
  getProvider: ofProvider(everyone(200)),
  listProviderReviews: ofProvider(everyone(200)),
  getOpeningHours: ofProvider(everyone(200)),
  listSpecialDays: ofProvider(everyone(200), "from=2026-12-01&to=2026-12-31"),
  listUnavailableSlots: ofProvider(everyone(200), range),
  listBusyIntervals: ofProvider(everyone(200), range),
  listCategories: open,
  listSubcategories: open,
  listSuggestions: open,
  startCheckout: wrongBody,
  getCheckoutSession: { attempt: ({ checkout }) => ({ params: { id: checkout } }), answers: everyone(200) },
  cancelCheckout: { attempt: ({ checkout }) => ({ params: { id: checkout } }), answers: everyone(200) },
  finalizeBooking: wrongBody,
  receiveStripeEvent: wrongBody,
};
