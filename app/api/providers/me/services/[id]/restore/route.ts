import { restoreServiceCall } from "@/lib/api/contract/ownServices";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { restoreService } from "@/lib/catalogue/restoreService";
import { ownProviderId } from "@/lib/dashboard/ownProviderId";
import { loadOwnService } from "@/lib/dashboard/ownServices";
import { serializeOwnService } from "@/lib/dashboard/serializers";

const restore = endpoint(restoreServiceCall, async ({ session, params, locale }) => {
  const providerId = ownProviderId(session);
  await restoreService(providerId, params.id);
  return serializeOwnService(await loadOwnService(providerId, params.id), locale);
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ POST: restore });
