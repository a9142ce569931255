import { askNewPasskeyCall } from "@/lib/api/contract/passkeys";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { askNewPasskey } from "@/lib/identity/passkeys/ownPasskeys";
import { clientInfo } from "@/lib/identity/sessions/client";
import { requirePortalSession } from "@/lib/identity/sessions/portalSession";

const ask = endpoint(askNewPasskeyCall, async ({ body, query, request, address }) => {
  const session = await requirePortalSession(query.role, request.cookies);
  return askNewPasskey(session, body, clientInfo(request.headers, address));
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ POST: ask });
