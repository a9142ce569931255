import {
  askEmailChangeCall,
  getEmailChangeCall,
  withdrawEmailChangeCall,
} from "@/lib/api/contract/emailChange";
import { endpoint } from "@/lib/api/endpoint";
import { Reply } from "@/lib/api/reply";
import { resource } from "@/lib/api/resource";
import {
  askEmailChange,
  pendingEmailChange,
  withdrawEmailChange,
} from "@/lib/identity/addresses/emailChange";
import { serializeEmailChange } from "@/lib/identity/serializers";
import { clientInfo } from "@/lib/identity/sessions/client";
import { requirePortalSession } from "@/lib/identity/sessions/portalSession";
import { cookieHeaders } from "@/lib/identity/sessions/sessionCookies";

const get = endpoint(getEmailChangeCall, async ({ query, request }) => {
  const { user } = await requirePortalSession(query.role, request.cookies);
  return serializeEmailChange(await pendingEmailChange(user.id));
});

const ask = endpoint(askEmailChangeCall, async ({ query, body, request, address }) => {
  const session = await requirePortalSession(query.role, request.cookies);
  const cookies = await askEmailChange(session, body, clientInfo(request.headers, address));
  return new Reply(serializeEmailChange(await pendingEmailChange(session.user.id)), cookieHeaders(cookies));
});

const withdraw = endpoint(withdrawEmailChangeCall, async ({ query, request, address }) => {
  const session = await requirePortalSession(query.role, request.cookies);
  await withdrawEmailChange(session, clientInfo(request.headers, address));
  return new Reply(undefined);
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: get, POST: ask, DELETE: withdraw });
