import { archivedServicesCall } from "@/lib/api/contract/business/ownServices";
import { endpoint } from "@/lib/api/endpoint";
import { pageReply } from "@/lib/api/page";
import { resource } from "@/lib/api/resource";
import { slicePage } from "@/lib/api/slicePage";
import { ownProviderId } from "@/lib/business/ownProviderId";
import { loadArchivedServices } from "@/lib/business/ownServices";
import { serializeArchivedService } from "@/lib/catalogue/ownServiceProjection";

const list = endpoint(archivedServicesCall, async ({ session, query, locale, request }) => {
  const page = slicePage(await loadArchivedServices(ownProviderId(session)), query);
  return pageReply(request, {
    ...page,
    items: page.items.map((service) => serializeArchivedService(service, locale)),
  });
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: list });
