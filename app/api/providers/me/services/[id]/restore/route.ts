import { restoreServiceCall } from "@/lib/api/contract/business/ownServices";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { ownProviderId } from "@/lib/business/ownProviderId";
import { loadOwnService } from "@/lib/business/ownServices";
import { restoreService } from "@/lib/catalogue/edit/restoreService";
import { serializeOwnService } from "@/lib/catalogue/ownServiceProjection";

const restore = endpoint(restoreServiceCall, async ({ session, params, locale }) => {
  const providerId = ownProviderId(session);
  await restoreService(providerId, params.id);
  return serializeOwnService(await loadOwnService(providerId, params.id), locale);
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ POST: restore });
