import { createServicesCall } from "@/lib/api/contract/ownServices";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { createServices } from "@/lib/catalogue/createService";
import { ownProviderId } from "@/lib/dashboard/ownProviderId";
import { loadOwnServices } from "@/lib/dashboard/ownServices";
import { serializeOwnService } from "@/lib/dashboard/serializers";

const create = endpoint(createServicesCall, async ({ session, body, locale }) => {
  const providerId = ownProviderId(session);
  const ids = await createServices(providerId, body.services);
  const services = await loadOwnServices(providerId);
  return services.filter(({ id }) => ids.includes(id)).map((service) => serializeOwnService(service, locale));
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ POST: create });
