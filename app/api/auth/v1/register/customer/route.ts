import { registerCustomerCall } from "@/lib/api/contract/auth";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { clientInfo } from "@/lib/identity/client";
import { registerCustomer } from "@/lib/identity/registerCustomer";

const register = endpoint(registerCustomerCall, async ({ body, locale, request, address }) => ({
  user: await registerCustomer(body, locale, clientInfo(request.headers, address)),
}));

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ POST: register });
