import {
  removeServiceCall,
  switchServiceCall,
  updateServiceCall,
} from "@/lib/api/contract/business/ownServices";
import { endpoint } from "@/lib/api/endpoint";
import { Reply } from "@/lib/api/reply";
import { resource } from "@/lib/api/resource";
import { ownProviderId } from "@/lib/business/ownProviderId";
import { removeService } from "@/lib/catalogue/edit/removeService";
import { switchService } from "@/lib/catalogue/edit/switchService";
import { updateService } from "@/lib/catalogue/edit/updateService";

const update = endpoint(updateServiceCall, async ({ session, params, body, request }) => {
  await updateService(ownProviderId(session), params.id, body, request.headers.get("if-match"));
  return new Reply(undefined);
});

const toggle = endpoint(switchServiceCall, async ({ session, params, body }) => {
  await switchService(ownProviderId(session), params.id, body.is_active);
  return new Reply(undefined);
});

const remove = endpoint(removeServiceCall, async ({ session, params }) => {
  await removeService(ownProviderId(session), params.id, Date.now());
  return new Reply(undefined);
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({
  PUT: update,
  PATCH: toggle,
  DELETE: remove,
});
