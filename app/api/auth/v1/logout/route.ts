import { logoutCall } from "@/lib/api/contract/auth";
import { endpoint } from "@/lib/api/endpoint";
import { Reply } from "@/lib/api/reply";
import { resource } from "@/lib/api/resource";
import { endedCheckoutCookies } from "@/lib/bookings/links";
import { roles } from "@/lib/identity/roles";
import { clientInfo } from "@/lib/identity/sessions/client";
import { signedOutHeaders } from "@/lib/identity/sessions/sessionCookies";
import { signOut } from "@/lib/identity/sessions/signOut";

const logout = endpoint(logoutCall, async ({ query, request, address }) => {
  const portals = query.role === undefined ? roles : [query.role];
  const ended = await signOut(portals, clientInfo(request.headers, address));
  const checkouts = portals.includes("customer") ? endedCheckoutCookies(request.cookies.getAll()) : [];
  return new Reply(undefined, signedOutHeaders([...ended, ...checkouts]));
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ POST: logout });
