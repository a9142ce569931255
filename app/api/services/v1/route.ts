import { servicesCall } from "@/lib/api/contract/services";
import { endpoint } from "@/lib/api/endpoint";
import { pageReply } from "@/lib/api/page";
import { resource } from "@/lib/api/resource";
import { publicServices } from "@/lib/directory/detail/publicServices";
import { findServices } from "@/lib/directory/search/findServices";
import { serviceFiltersOf } from "@/lib/directory/search/serviceFilterSchemas";
import { commissionPercentOf } from "@/lib/providers/plans";

const list = endpoint(servicesCall, async ({ query, locale, request }) => {
  const { limit, cursor } = query;
  const found = await findServices(serviceFiltersOf(query), Date.now(), { limit, cursor, exactTotal: true });
  const ids = found.ids.map(({ id }) => id);
  return pageReply(request, { ...found, items: await publicServices(ids, locale, commissionPercentOf) });
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: list });
