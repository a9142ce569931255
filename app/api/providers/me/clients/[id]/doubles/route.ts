import { clientDoublesCall } from "@/lib/api/contract/business/ownClients";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { assertReached } from "@/lib/business/clients/reachedClient";
import { doublesOf } from "@/lib/clients/doubles";
import { businessScopeOf } from "@/lib/identity/sessions/businessScope";

const list = endpoint(clientDoublesCall, async ({ session, params }) => {
  const scope = businessScopeOf(session);
  await assertReached(scope, params.id, Date.now());
  // Others of the business's clients are the owners' to see.
  return scope.staffMemberId !== null ? [] : doublesOf(scope.providerId, params.id);
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: list });
