import { providersCall } from "@/lib/api/contract/providers";
import { endpoint } from "@/lib/api/endpoint";
import { pageReply } from "@/lib/api/page";
import { resource } from "@/lib/api/resource";
import { fullProviders } from "@/lib/directory/detail/publicProviders";
import { findProviderIds } from "@/lib/directory/search/findProviderIds";
import { providerFiltersOf } from "@/lib/directory/search/providerFilterSchemas";

const list = endpoint(providersCall, async ({ query, locale, request }) => {
  const { limit, cursor } = query;
  const nowMs = Date.now();
  const found = await findProviderIds(providerFiltersOf(query), nowMs, { limit, cursor });
  const items = await fullProviders(found.ids, { nowMs, locale });
  return pageReply(request, { ...found, items });
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: list });
