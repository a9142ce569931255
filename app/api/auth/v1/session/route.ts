import { getSessionCall } from "@/lib/api/contract/auth";
import { endpoint } from "@/lib/api/endpoint";
import { Reply } from "@/lib/api/reply";
import { resource } from "@/lib/api/resource";
import { sessionState } from "@/lib/identity/serializers";
import { portalSession } from "@/lib/identity/sessions/portalSession";
import { cookieHeaders } from "@/lib/identity/sessions/sessionCookies";
import { staleCookies } from "@/lib/identity/sessions/staleCookies";

const get = endpoint(getSessionCall, async ({ query, request }) => {
  const active = await portalSession(query.role, request.cookies);
  return new Reply(sessionState(active), cookieHeaders(staleCookies(query.role, active, request.cookies)));
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: get });
