import { clientCardCall, editClientCall, removeClientCall } from "@/lib/api/contract/business/ownClients";
import { endpoint } from "@/lib/api/endpoint";
import { Reply } from "@/lib/api/reply";
import { resource } from "@/lib/api/resource";
import { clientCard } from "@/lib/business/clients/clientCard";
import { ownProviderId } from "@/lib/business/ownProviderId";
import { editClient, removeClient } from "@/lib/clients/editClient";
import { businessScopeOf } from "@/lib/identity/sessions/businessScope";

const get = endpoint(clientCardCall, ({ session, params }) =>
  clientCard(businessScopeOf(session), params.id, Date.now()),
);

const edit = endpoint(editClientCall, async ({ session, params, body }) => {
  await editClient(ownProviderId(session), params.id, body);
  return clientCard(businessScopeOf(session), params.id, Date.now());
});

const remove = endpoint(removeClientCall, async ({ session, params }) => {
  await removeClient(ownProviderId(session), params.id);
  return new Reply(undefined);
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: get, PATCH: edit, DELETE: remove });
