import { addPasskeyCall, listPasskeysCall } from "@/lib/api/contract/passkeys";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { addPasskey, listPasskeys } from "@/lib/identity/passkeys/ownPasskeys";
import { clientInfo } from "@/lib/identity/sessions/client";
import { requirePortalSession } from "@/lib/identity/sessions/portalSession";

const list = endpoint(listPasskeysCall, async ({ query, request }) => {
  const { user } = await requirePortalSession(query.role, request.cookies);
  return listPasskeys(user.id);
});

const add = endpoint(addPasskeyCall, async ({ body, query, request, address }) => {
  const session = await requirePortalSession(query.role, request.cookies);
  return addPasskey(session, body, clientInfo(request.headers, address));
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: list, POST: add });
