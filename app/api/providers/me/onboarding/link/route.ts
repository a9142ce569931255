import { onboardingLinkCall } from "@/lib/api/contract/business/providerArea";
import { endpoint } from "@/lib/api/endpoint";
import { resource } from "@/lib/api/resource";
import { ownProviderId } from "@/lib/business/ownProviderId";
import { onboardingUrl } from "@/lib/payments/onboarding";

const post = endpoint(onboardingLinkCall, async ({ session, body }) => {
  const { refreshUrl: refreshPath, returnUrl: returnPath } = body;
  return { url: await onboardingUrl(ownProviderId(session), { refreshPath, returnPath }) };
});

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = resource({ POST: post });
