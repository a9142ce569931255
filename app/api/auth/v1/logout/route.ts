import { logoutCall } from "@/lib/api/contract/auth";
import { endpoint } from "@/lib/api/endpoint";
import { Reply } from "@/lib/api/reply";
import { resource } from "@/lib/api/resource";
import { roles } from "@/lib/identity/roles";
import { signedOutHeaders } from "@/lib/identity/sessionCookies";
import { signOut } from "@/lib/identity/signOut";

const logout = endpoint(logoutCall, async ({ query, request }) => {
  const cookies = await signOut(query.role === undefined ? roles : [query.role], request.cookies);
  return new Reply(undefined, signedOutHeaders(cookies));
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ POST: logout });
