import { resendVerificationCall } from "@/lib/api/contract/auth";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { afterAnswer } from "@/lib/http/afterAnswer";
import { requestVerification } from "@/lib/identity/addresses/requestLinks";
import { clientInfo } from "@/lib/identity/sessions/client";

const resend = endpoint(resendVerificationCall, async ({ body, request, address }) => {
  await requestVerification(body.email, clientInfo(request.headers, address), afterAnswer);
  return { accepted: true as const };
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ POST: resend });
