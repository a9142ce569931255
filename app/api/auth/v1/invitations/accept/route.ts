import { acceptInvitationCall } from "@/lib/api/contract/business/members";
import { endpoint } from "@/lib/api/endpoint";
import { Reply } from "@/lib/api/reply";
import { resource } from "@/lib/api/resource";
import { sessionState } from "@/lib/identity/serializers";
import { clientInfo } from "@/lib/identity/sessions/client";
import { cookieHeaders } from "@/lib/identity/sessions/sessionCookies";
import { acceptInvitation } from "@/lib/providers/members/acceptInvitation";

const accept = endpoint(acceptInvitationCall, async ({ body, request, address, locale }) => {
  const client = clientInfo(request.headers, address);
  const { active, cookies } = await acceptInvitation(body, { client, locale });
  return new Reply(sessionState(active), cookieHeaders(cookies));
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ POST: accept });
