import { forgotPasswordCall } from "@/lib/api/contract/auth";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { afterAnswer } from "@/lib/http/afterAnswer";
import { requestPasswordReset } from "@/lib/identity/addresses/requestLinks";
import { clientInfo } from "@/lib/identity/sessions/client";

const forgot = endpoint(forgotPasswordCall, async ({ body, request, address }) => {
  await requestPasswordReset(body.email, clientInfo(request.headers, address), afterAnswer);
  return { accepted: true as const };
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ POST: forgot });
