import { resendEmailChangeCall } from "@/lib/api/contract/emailChange";
import { endpoint } from "@/lib/api/endpoint";
import { Reply } from "@/lib/api/reply";
import { resource } from "@/lib/api/resource";
import { pendingEmailChange, resendEmailChange } from "@/lib/identity/addresses/emailChange";
import { serializeEmailChange } from "@/lib/identity/serializers";
import { clientInfo } from "@/lib/identity/sessions/client";
import { requirePortalSession } from "@/lib/identity/sessions/portalSession";
import { cookieHeaders } from "@/lib/identity/sessions/sessionCookies";

const resend = endpoint(resendEmailChangeCall, async ({ query, request, address }) => {
  const session = await requirePortalSession(query.role, request.cookies);
  const cookies = await resendEmailChange(session, clientInfo(request.headers, address));
  return new Reply(serializeEmailChange(await pendingEmailChange(session.user.id)), cookieHeaders(cookies));
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ POST: resend });
