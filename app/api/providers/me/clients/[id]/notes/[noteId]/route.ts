import { deleteClientNoteCall, editClientNoteCall } from "@/lib/api/contract/business/ownClients";
import { endpoint } from "@/lib/api/endpoint";
import { Reply } from "@/lib/api/reply";
import { resource } from "@/lib/api/resource";
import { clientCard } from "@/lib/business/clients/clientCard";
import { assertReached } from "@/lib/business/clients/reachedClient";
import { ownProviderId } from "@/lib/business/ownProviderId";
import { deleteNote, editNote } from "@/lib/clients/notes";
import { businessScopeOf } from "@/lib/identity/sessions/businessScope";

const edit = endpoint(editClientNoteCall, async ({ session, params, body }) => {
  const scope = businessScopeOf(session);
  const nowMs = Date.now();
  await assertReached(scope, params.id, nowMs);
  await editNote({ ...scope, clientId: params.id }, params.noteId, body.text);
  return clientCard(scope, params.id, nowMs);
});

const remove = endpoint(deleteClientNoteCall, async ({ session, params }) => {
  await deleteNote({ providerId: ownProviderId(session), clientId: params.id }, params.noteId);
  return new Reply(undefined);
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ PATCH: edit, DELETE: remove });
