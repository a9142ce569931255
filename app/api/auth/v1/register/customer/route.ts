import { registerCustomerCall } from "@/lib/api/contract/auth";
import { endpoint } from "@/lib/api/endpoint";
import { Reply } from "@/lib/api/reply";
import { resource } from "@/lib/api/resource";
import { registerCustomer } from "@/lib/identity/accounts/registerCustomer";
import { clientInfo } from "@/lib/identity/sessions/client";
import { cookieHeaders } from "@/lib/identity/sessions/sessionCookies";

const register = endpoint(registerCustomerCall, async ({ body, locale, request, address }) => {
  const { user, cookies } = await registerCustomer(body, locale, clientInfo(request.headers, address));
  return new Reply({ user }, cookieHeaders(cookies));
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ POST: register });
