import { addClientCall, ownClientsCall } from "@/lib/api/contract/business/ownClients";
import { endpoint } from "@/lib/api/endpoint";
import { pageReply } from "@/lib/api/page";
import { resource } from "@/lib/api/resource";
import { clientCard } from "@/lib/business/clients/clientCard";
import { clientPage } from "@/lib/business/clients/clientList";
import { ownProviderId } from "@/lib/business/ownProviderId";
import { addClient } from "@/lib/clients/addClient";
import { businessScopeOf } from "@/lib/identity/sessions/businessScope";

const list = endpoint(ownClientsCall, async ({ session, query, request }) => {
  const { search, tag: tags, ...page } = query;
  const filter = { search, tags };
  return pageReply(request, await clientPage(ownProviderId(session), filter, { ...page, nowMs: Date.now() }));
});

const add = endpoint(addClientCall, async ({ session, body }) => {
  const id = await addClient(ownProviderId(session), body);
  return clientCard(businessScopeOf(session), id, Date.now());
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: list, POST: add });
