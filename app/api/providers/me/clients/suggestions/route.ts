import { clientSuggestionsCall } from "@/lib/api/contract/business/desk";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { suggestClients } from "@/lib/desk/suggestClients";
import { businessScopeOf } from "@/lib/identity/sessions/businessScope";

const suggest = endpoint(clientSuggestionsCall, ({ session, query }) =>
  suggestClients(businessScopeOf(session), query.q, Date.now()),
);

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: suggest });
