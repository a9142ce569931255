import { registerProviderCall } from "@/lib/api/contract/auth";
import { endpoint } from "@/lib/api/endpoint";
import { Reply } from "@/lib/api/reply";
import { resource } from "@/lib/api/resource";
import { clientInfo } from "@/lib/identity/sessions/client";
import { cookieHeaders } from "@/lib/identity/sessions/sessionCookies";
import { registerProvider } from "@/lib/providers/registration/registerProvider";

const register = endpoint(registerProviderCall, async ({ body, locale, request, address }) => {
  const client = clientInfo(request.headers, address);
  const { answer, cookies } = await registerProvider(body, { locale, client });
  return new Reply(answer, cookieHeaders(cookies));
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ POST: register });
