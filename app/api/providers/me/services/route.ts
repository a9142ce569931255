import { createServiceCall, ownServicesCall } from "@/lib/api/contract/business/ownServices";
import { endpoint } from "@/lib/api/endpoint";
import { pageReply } from "@/lib/api/page";
import { resource } from "@/lib/api/resource";
import { slicePage } from "@/lib/api/slicePage";
import { ownProviderId } from "@/lib/business/ownProviderId";
import { loadOwnService, loadOwnServices } from "@/lib/business/ownServices";
import { createService } from "@/lib/catalogue/edit/createService";
import { serializeOwnService } from "@/lib/catalogue/ownServiceProjection";

const list = endpoint(ownServicesCall, async ({ session, query, locale, request }) => {
  const services = await loadOwnServices(ownProviderId(session));
  const page = slicePage(services, query);
  return pageReply(request, {
    ...page,
    items: page.items.map((service) => serializeOwnService(service, locale)),
  });
});

const create = endpoint(createServiceCall, async ({ session, body, locale }) => {
  const providerId = ownProviderId(session);
  const id = await createService(providerId, body);
  return serializeOwnService(await loadOwnService(providerId, id), locale);
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: list, POST: create });
