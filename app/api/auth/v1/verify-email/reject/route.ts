import { rejectRegistrationCall } from "@/lib/api/contract/auth";
import { endpoint } from "@/lib/api/endpoint";
import { Reply } from "@/lib/api/reply";
import { resource } from "@/lib/api/resource";
import { rejectRegistration } from "@/lib/identity/accounts/rejectRegistration";
import { clientInfo } from "@/lib/identity/sessions/client";
import { withdrawBusiness } from "@/lib/providers/registration/withdrawBusiness";

const reject = endpoint(rejectRegistrationCall, async ({ body, request, address }) => {
  await rejectRegistration(body.token, clientInfo(request.headers, address), withdrawBusiness);
  return new Reply(undefined);
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ POST: reject });
