import { addClientNoteCall } from "@/lib/api/contract/business/ownClients";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { clientCard } from "@/lib/business/clients/clientCard";
import { assertReached } from "@/lib/business/clients/reachedClient";
import { addNote } from "@/lib/clients/notes";
import { businessScopeOf } from "@/lib/identity/sessions/businessScope";

const add = endpoint(addClientNoteCall, async ({ session, params, body }) => {
  const scope = businessScopeOf(session);
  const nowMs = Date.now();
  await assertReached(scope, params.id, nowMs);
  await addNote({ ...scope, clientId: params.id }, body);
  return clientCard(scope, params.id, nowMs);
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ POST: add });
