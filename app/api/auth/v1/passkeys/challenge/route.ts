import { askPasskeyCall } from "@/lib/api/contract/passkeys";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { askPasskey } from "@/lib/identity/passkeys/askPasskey";
import { toSignIn } from "@/lib/identity/passkeys/challenges";
import { requirePortalSession } from "@/lib/identity/sessions/portalSession";

const ask = endpoint(askPasskeyCall, async ({ body, query, request, address }) => {
  if (body.purpose === "sign_in") return askPasskey(toSignIn, address);
  const { id: sessionId } = await requirePortalSession(query.role, request.cookies);
  return askPasskey({ purpose: "prove", sessionId }, address);
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ POST: ask });
