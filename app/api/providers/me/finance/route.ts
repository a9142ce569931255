import { financeCall } from "@/lib/api/contract/business/bookkeeping";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { loadBusiness } from "@/lib/business/business";
import { loadFinance } from "@/lib/business/finance/loadFinance";
import { partsOfPayouts } from "@/lib/business/finance/payouts";
import { serializeFinance } from "@/lib/business/finance/serializeFinance";
import { ownProviderId } from "@/lib/business/ownProviderId";

const read = endpoint(financeCall, async ({ session, query }) => {
  const providerId = ownProviderId(session);
  const { timeZone } = await loadBusiness(providerId);
  const finance = await loadFinance(providerId, { timeZone, ...query, nowMs: Date.now() });
  return serializeFinance(finance, await partsOfPayouts(finance.payouts.map(({ id }) => id)));
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: read });
