import { removePasskeyCall } from "@/lib/api/contract/passkeys";
import { endpoint } from "@/lib/api/endpoint";
import { Reply } from "@/lib/api/reply";
import { resource } from "@/lib/api/resource";
import { removePasskey } from "@/lib/identity/passkeys/ownPasskeys";
import { clientInfo } from "@/lib/identity/sessions/client";
import { requirePortalSession } from "@/lib/identity/sessions/portalSession";

const remove = endpoint(removePasskeyCall, async ({ params, body, query, request, address }) => {
  const session = await requirePortalSession(query.role, request.cookies);
  await removePasskey(session, { id: params.id, proof: body }, clientInfo(request.headers, address));
  return new Reply(undefined);
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ DELETE: remove });
