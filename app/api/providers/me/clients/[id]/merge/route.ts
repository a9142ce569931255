import { mergeClientsCall } from "@/lib/api/contract/business/ownClients";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { clientCard } from "@/lib/business/clients/clientCard";
import { ownProviderId } from "@/lib/business/ownProviderId";
import { mergeClients } from "@/lib/clients/mergeClients";
import { businessScopeOf } from "@/lib/identity/sessions/businessScope";

const merge = endpoint(mergeClientsCall, async ({ session, params, body }) => {
  await mergeClients(ownProviderId(session), { keptId: params.id, ...body });
  return clientCard(businessScopeOf(session), params.id, Date.now());
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ POST: merge });
