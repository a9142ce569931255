import { reopenBusiness, startClosing } from "@/lib/account/closing/closeBusiness";
import { loadClosing, serializeClosing } from "@/lib/account/closing/closingState";
import { closingCall, reopenCall, startClosingCall } from "@/lib/api/contract/business/closing";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { ownProviderId } from "@/lib/business/ownProviderId";
import { clientInfo } from "@/lib/identity/sessions/client";

async function closingAnswer(providerId: string, nowMs: number) {
  return serializeClosing(await loadClosing(providerId, nowMs), nowMs);
}

const get = endpoint(closingCall, ({ session }) => closingAnswer(ownProviderId(session), Date.now()));

const start = endpoint(startClosingCall, async ({ session, body, request, address }) => {
  const providerId = ownProviderId(session);
  const nowMs = Date.now();
  await startClosing(session, providerId, body, { client: clientInfo(request.headers, address), nowMs });
  return closingAnswer(providerId, nowMs);
});

const reopen = endpoint(reopenCall, async ({ session, request, address }) => {
  const providerId = ownProviderId(session);
  await reopenBusiness(session, providerId, clientInfo(request.headers, address));
  return closingAnswer(providerId, Date.now());
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ GET: get, POST: start, DELETE: reopen });
