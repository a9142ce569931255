import { logoutCall } from "@/lib/api/contract/auth";
import { endpoint } from "@/lib/api/endpoint";
import { Reply } from "@/lib/api/reply";
import { resource } from "@/lib/api/resource";
import { roles } from "@/lib/identity/roles";
import { clientInfo } from "@/lib/identity/sessions/client";
import { signedOutHeaders } from "@/lib/identity/sessions/sessionCookies";
import { signOut } from "@/lib/identity/sessions/signOut";

const logout = endpoint(logoutCall, async ({ query, request, address }) => {
  const portals = query.role === undefined ? roles : [query.role];
  const cookies = await signOut(portals, clientInfo(request.headers, address));
  return new Reply(undefined, signedOutHeaders(cookies));
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ POST: logout });
