import { createServicesCall } from "@/lib/api/contract/business/ownServices";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { ownProviderId } from "@/lib/business/ownProviderId";
import { loadOwnServices } from "@/lib/business/ownServices";
import { createServices } from "@/lib/catalogue/edit/createService";
import { serializeOwnService } from "@/lib/catalogue/ownServiceProjection";

const create = endpoint(createServicesCall, async ({ session, body, locale }) => {
  const providerId = ownProviderId(session);
  const ids = await createServices(providerId, body.services);
  const services = await loadOwnServices(providerId);
  return services.filter(({ id }) => ids.includes(id)).map((service) => serializeOwnService(service, locale));
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ POST: create });
