import { removeServiceCall, updateServiceCall } from "@/lib/api/contract/ownServices";
import { endpoint } from "@/lib/api/endpoint";
import { Reply } from "@/lib/api/reply";
import { resource } from "@/lib/api/resource";
import { removeService } from "@/lib/catalogue/removeService";
import { updateService } from "@/lib/catalogue/updateService";
import { ownProviderId } from "@/lib/dashboard/ownProviderId";

const update = endpoint(updateServiceCall, async ({ session, params, body }) => {
  await updateService(ownProviderId(session), params.id, body);
  return new Reply(undefined);
});

const remove = endpoint(removeServiceCall, async ({ session, params }) => {
  await removeService(ownProviderId(session), params.id, Date.now());
  return new Reply(undefined);
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ PUT: update, DELETE: remove });
